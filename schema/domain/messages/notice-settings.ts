/** What the calls about notices answer. */
export const NOTICE_MESSAGES = {
  read: 'Marked as read.',
  saved: 'Your choice is saved.',
} as const
