import type { ChosenStanding } from '#schema/domain/user.ts'

/** What administrators read; their screens are in English only. */
export const ADMIN_MESSAGES = {
  code: 'Enter the 6 digits of your app, or a recovery code',
  wrongCode: 'This code is wrong or was used. Wait for the next one, or use a recovery code.',
  factorStarted: 'Add this secret to your app, then enter its code',
  factorExpired: 'The set-up took longer than 10 minutes. Load this page again and start over.',
  factorConfirmed:
    'The second factor is set up. Keep the recovery codes where nobody else finds them.',
  factorPassed: 'You are logged in',
  madeAdministrator: 'The account is an administrator from its next log-in on',
  unproven: 'The email of this account is not confirmed. Its owner does that in Onise first.',
  notEmpty: 'This account has money, live work or a dispute, so it cannot be an administrator',
  filter: 'Choose a filter from the list',
  searchShort: 'Write at least 3 characters',
  verifyReason: 'Verified by admin',
  verified: 'User verified successfully',
  unverified: 'The verification is taken back',
  notVerified: 'The user is not verified',
  retryReason: 'Tried again by hand',
  runReason: 'Run by hand',
  retried: {
    webhook: 'It is processed again within five minutes',
    email: 'It is sent again now',
  },
  started: 'It runs now. Look again in a moment.',
  noteWritten: 'The note is stored',
  noteReason: 'Wrote a note',
  noticeSent: 'The notice is on its way',
  noticeNote: (title: string, text: string) => `Notice to the user: ${title}\n${text}`,
  sessionEnded: 'The session is ended',
  allSessionsEnded: 'All sessions of the user are ended',
  ownSessions: 'End your own sessions on the page of your devices',
  sameStanding: 'The account has this standing already',
  standing: {
    active: 'The account is active again',
    limited: 'The account is limited to its current work',
    suspended: 'The account is suspended, and what is held for its work goes to disputes',
  } satisfies Record<ChosenStanding, string>,
} as const
