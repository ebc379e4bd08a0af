import { localize } from '#schema/domain/localize.ts'

/** Texts of empty lists (docs/product.md#fixed-texts). A file of its own, because the first screen needs only these. */
export const EMPTY_STATE_MESSAGES = localize('domain/empty-states', {
  noTodoAvailable: 'No Todo Available',
  noTodo: 'No Todo',
  noTasks: 'No Tasks',
  noConversations: 'No conversations yet.',
  noReview: 'No review yet',
})
