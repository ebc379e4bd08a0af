import type { Words } from '#schema/domain/localize.ts'
import type { EMPTY_STATE_MESSAGES } from '../empty-states.ts'

export const words: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Ọ dịghị todo dịnụ',
  noTodo: 'Ọ dịghị todo',
  noTasks: 'Ọ dịghị ọrụ',
  noConversations: 'Ọ dịbeghị mkparịta ụka.',
  noReview: 'Ọ dịbeghị nyocha',
}
