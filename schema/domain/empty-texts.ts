/** What SPEC 8 has a list say that has no rows. Apart from texts.ts, so that the first screen brings these alone. */
export const EMPTY_TEXTS = {
  noTodoAvailable: 'No Todo Available',
  noTodo: 'No Todo',
  noTasks: 'No Tasks',
  noConversations: 'No conversations yet.',
  noReview: 'No review yet',
} as const
