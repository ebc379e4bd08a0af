import type { UserId } from '#schema/domain/ids.ts'
import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { naira } from '#schema/domain/money.ts'
import type { NoticeData, NoticeKind } from '#schema/domain/notice.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { notify } from '#worker/notices/notify.ts'
import type { Participants, Step } from './run-task-lifecycle.ts'

type SeedNotice = {
  /** A handle. */
  to: 'client' | 'tasker'
  kind: NoticeKind
  daysAgo: number
  data?: NoticeData
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const account = NOTICE_LINE_FACTS.account('ADEOLA BISI OGUNLEYE', 'GTBank', '6789')
const offered = { title: 'Lights for a shop sign', amount: naira(9000) }
const changed = { title: 'Sockets for a kiosk', name: 'Yusuf' }
const disputed = { title: 'Pump that starts by itself' }

/**
 * What would take an event of the provider, a wrong password or a wait of days: one of each kind that no other step of the
 * seed causes. Older than two days, so they are read.
 */
const NOTICES: readonly SeedNotice[] = [
  { to: 'tasker', kind: 'emailProven', daysAgo: 30 },
  { to: 'client', kind: 'failedLogins', daysAgo: 29, data: { count: 3 } },
  { to: 'client', kind: 'passwordChanged', daysAgo: 28.9 },
  { to: 'client', kind: 'newDevice', daysAgo: 28 },
  { to: 'tasker', kind: 'pinUpdated', daysAgo: 27 },
  { to: 'tasker', kind: 'pinReset', daysAgo: 26 },
  { to: 'client', kind: 'paymentRefunded', daysAgo: 25, data: { amount: naira(5000) } },
  { to: 'client', kind: 'paymentTakenBack', daysAgo: 24, data: { amount: naira(12_000) } },
  { to: 'tasker', kind: 'holdTaken', daysAgo: 23, data: { title: 'Sockets for a kiosk' } },
  {
    to: 'tasker',
    kind: 'abandoned',
    daysAgo: 21,
    data: { title: 'Fence light', amount: naira(7000) },
  },
  { to: 'tasker', kind: 'cancelOfferReminder', daysAgo: 20, data: offered },
  { to: 'tasker', kind: 'disputeReminder', daysAgo: 18, data: disputed },
  { to: 'client', kind: 'disputeUnanswered', daysAgo: 17, data: disputed },
  {
    to: 'tasker',
    kind: 'withdrawalHeld',
    daysAgo: 16,
    data: { amount: naira(30_000), lines: [account] },
  },
  {
    to: 'tasker',
    kind: 'withdrawalFailed',
    daysAgo: 15,
    data: { amount: naira(30_000), lines: [account] },
  },
  {
    to: 'tasker',
    kind: 'withdrawalReversed',
    daysAgo: 12,
    data: { amount: naira(15_000), lines: [account] },
  },
  {
    to: 'client',
    kind: 'autoApproved',
    daysAgo: 9,
    data: { title: 'Clean the water tank', name: 'Yusuf' },
  },
  {
    to: 'tasker',
    kind: 'paidAutomatically',
    daysAgo: 9,
    data: { title: 'Socket for a freezer', amount: naira(8000) },
  },
  {
    to: 'client',
    kind: 'reviewRemoved',
    daysAgo: 7,
    data: { title: 'Fence light', lines: ['It named a phone number.'] },
  },
  { to: 'client', kind: 'changeReminder', daysAgo: 22.9, data: changed },
  { to: 'client', kind: 'changeEnded', daysAgo: 22, data: changed },
  { to: 'client', kind: 'changeAccepted', daysAgo: 21.5, data: changed },
  { to: 'client', kind: 'changeDeclined', daysAgo: 21.4, data: changed },
  { to: 'client', kind: 'changeWithdrawn', daysAgo: 21.3, data: changed },
  {
    to: 'client',
    kind: 'changeUnfunded',
    daysAgo: 21.2,
    data: { amount: naira(4000), ...changed },
  },
  { to: 'tasker', kind: 'verified', daysAgo: 28 },
  {
    to: 'client',
    kind: 'verificationEnded',
    daysAgo: 27,
    data: { note: 'The picture of the card could not be read.' },
  },
  {
    to: 'tasker',
    kind: 'underReview',
    daysAgo: 5,
    data: { lines: ['They were dismissed. Your profile is shown to everyone again.'] },
  },
]

/** Those that have a time in their text. */
const ANSWER_MS = 12 * HOUR_MS

export function noticeSteps(
  { commit }: Pick<BackgroundContext, 'commit'>,
  participants: Participants,
  start: number,
): Step[] {
  return NOTICES.map(({ to, kind, daysAgo, data }) => {
    const at = start - daysAgo * DAY_MS
    const id = participants.get(to)?.id as UserId
    const isReminder = kind.endsWith('Reminder')
    const facts = { at: isReminder ? at + ANSWER_MS : at, ...data }
    return { at, run: () => commit(notify({ to: id, kind, data: facts, now: at })) }
  })
}
