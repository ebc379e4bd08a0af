import { localize } from '#schema/domain/localize.ts'
import type { REPORT_REASONS, REPORT_STATUSES, ReportTarget } from '#schema/domain/report.ts'

type Reason = (typeof REPORT_REASONS)[number]

export const messages = localize('features/trust', {
  close: 'Not now',
  loading: 'One moment',
  needsNetwork: 'You need a network for this.',

  block: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: [
    'You no longer see each other: no todos, proposals, profile or new messages.',
    'Work that is already assigned goes on, and so does its chat.',
    'Nobody is told. You can unblock in Settings.',
  ],
  blocked: (name: string) => `${name} is blocked. You no longer see each other.`,
  undo: 'Undo',
  unblock: 'Unblock',
  blockedUsers: 'Blocked people',
  nobodyBlocked: 'You have blocked nobody.',

  report: 'Report',
  reportTitle: {
    user: 'Report this person',
    task: 'Report this todo',
    message: 'Report this message',
    review: 'Report this review',
    workPicture: 'Report this picture',
    question: 'Report this question',
  } satisfies Record<ReportTarget, string>,
  reportText:
    'We look at every report and tell you what we decided. Nobody is told that it was you.',
  reason: 'What is wrong?',
  reasonMissing: 'Choose what is wrong',
  reasons: {
    scam: 'Fraud, or asks for money outside Onise',
    contacts: 'Shares a phone number or a link',
    abuse: 'Insults or threatens',
    fake: 'Pretends to be somebody else, or is not true',
    unsafe: 'Dangerous or illegal work',
    spam: 'Advertising, or the same again and again',
    other: 'Something else',
  } satisfies Record<Reason, string>,
  words: 'What happened? (optional)',
  send: 'Send report',
  sent: 'Thank you. We will look at it and tell you what we decided.',
  saved: 'Saved on phone. It is sent when Onise is open and can be reached.',
  unsent: 'Report',

  ownReports: 'Your reports',
  nothingReported: 'You have reported nothing.',
  reported: {
    user: 'A person',
    task: 'A todo',
    message: 'A message',
    review: 'A review',
    workPicture: 'A picture of work',
    question: 'A question',
  } satisfies Record<ReportTarget, string>,
  reportedOn: 'Reported',
  decidedOn: ', decided',
  outcomes: {
    open: 'We are looking',
    upheld: 'We have acted',
    dismissed: 'No breach found',
  } satisfies Record<(typeof REPORT_STATUSES)[number], string>,
})
