/** Texts of empty lists (docs/product.md#fixed-texts). A file of its own, because the first screen needs only these. */
export const EMPTY_STATE_MESSAGES = {
  noTodoAvailable: 'No Todo Available',
  noTodo: 'No Todo',
  noTasks: 'No Tasks',
  noConversations: 'No conversations yet.',
  noReview: 'No review yet',
} as const
