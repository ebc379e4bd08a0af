import type { Words } from '#schema/domain/localize.ts'
import type { EMPTY_STATE_MESSAGES } from '../empty-states.ts'

export const words: Words<typeof EMPTY_STATE_MESSAGES> = {
  noTodoAvailable: 'Kò sí todo tó wà',
  noTodo: 'Kò sí todo',
  noTasks: 'Kò sí iṣẹ́',
  noConversations: 'Kò tíì sí ìfọ̀rọ̀wérọ̀.',
  noReview: 'Kò tíì sí àgbéyẹ̀wò',
}
