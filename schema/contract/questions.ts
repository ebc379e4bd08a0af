import { queueableCommand } from './endpoint.ts'
import type * as schemas from './questions.schemas.ts'

export type { Question } from './questions.schemas.ts'

export const askQuestion = queueableCommand<typeof schemas.askQuestion>('questions.ask', {
  method: 'POST',
  path: 'user/task/{id}/question',
  access: 'tasker',
  body: 'json',
})

export const answerQuestion = queueableCommand<typeof schemas.answerQuestion>('questions.answer', {
  method: 'POST',
  path: 'client/task/{id}/answer/{questionId}',
  access: 'client',
  body: 'json',
})
