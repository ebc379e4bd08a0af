import type { Words } from '#schema/domain/localize.ts'
import type { EMPTY_STATE_MESSAGES } from '../empty-states.ts'

export const words: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Babu todo da ake samu',
  noTodo: 'Babu todo',
  noTasks: 'Babu ayyuka',
  noConversations: 'Babu hira tukuna.',
  noReview: 'Babu sharhi tukuna',
}
