export const UPDATE_MESSAGES = {
  posted: 'The update is posted.',
  retracted: 'The update is taken back. Nobody sees it any more.',
  audience: 'Choose who sees it: all, client or tasker',
  fileTooLarge: 'A picture or PDF can be at most 5 MB',
} as const
