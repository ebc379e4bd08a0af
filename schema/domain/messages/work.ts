/** Messages about submitted work that the server and the phone share. */
export const WORK_MESSAGES = {
  changesRequested: 'Your request for changes is sent.',
} as const
