export const UPDATE_MESSAGES = {
  posted: 'The update is posted.',
  postedAndPushed: (day: string) =>
    `The update is posted. Phones that allow it show it on ${day}, between 7 AM and 9 PM.`,
  scheduled: (from: string) => `The update is scheduled. It is shown from ${from}.`,
  scheduledAndPushed: (from: string, day: string) =>
    `The update is scheduled. It is shown from ${from}, and phones that allow it show it on ${day}, between 7 AM and 9 PM.`,
  showFrom: 'Enter a date and a time',
  showFromBounds: 'Choose a time within the next 30 days',
  pushTitle: 'News from Onise',
  retracted: 'The update is taken back. No user sees it any more.',
  push: 'Send push=1, or leave it out',
  audience: 'Choose who sees it: all, client or tasker',
  fileTooLarge: 'A picture or PDF can be at most 5 MB',
} as const
