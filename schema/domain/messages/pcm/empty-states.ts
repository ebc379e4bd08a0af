import type { Words } from '#schema/domain/localize.ts'
import type { EMPTY_STATE_MESSAGES } from '../empty-states.ts'

export const words: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'No todo dey now',
  noTodo: 'No todo',
  noTasks: 'No task',
  noConversations: 'No conversation yet.',
  noReview: 'No review yet',
}
