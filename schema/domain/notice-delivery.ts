import {
  categoryOf,
  isChannelOn,
  isPhoneOn,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
} from './notice.ts'
import { quietUntil } from './quiet-hours.ts'

/** Sent to a phone number too, for a user who wants it: what must not be missed. Security is sent to everybody with a number. */
const PHONE_KINDS: readonly string[] = [
  'awarded',
  'decisionReminder',
  'cancelOfferReminder',
  'disputeReminder',
  'approved',
  'autoApproved',
  'paymentCredited',
  'paymentTakenBack',
  'holdTaken',
  'withdrawalCompleted',
  'withdrawalFailed',
  'newDevice',
  'failedLogins',
  'pinReset',
  'passwordChanged',
] satisfies NoticeKind[]
export const isForPhone = (of: NoticeKind): boolean => PHONE_KINDS.includes(of)

type Delivery = {
  kind: NoticeKind
  now: number
  /** What the notice warns of. */
  deadline?: number | null
  hasQuietHours?: boolean
}

/**
 * When a notice leaves by push or email: `now`, or at the end of the quiet hours. Security is never delayed, and
 * nothing is delayed past its deadline.
 */
export function deliverAt({ kind, now, deadline = null, hasQuietHours = true }: Delivery): number {
  const until = quietUntil(now)
  if (until === null || !hasQuietHours || categoryOf(kind) === 'security') return now
  return deadline !== null && deadline <= until ? now : until
}

type Waiting = { kind: NoticeKind; deadline: number | null; channel: NoticeChannel }

/** When a notice leaves by this channel according to the user's settings; null when the channel is off. */
export const deliveryOf = (
  { kind, deadline, channel }: Waiting,
  settings: NoticeSettings,
  now: number,
): number | null =>
  isChannelOn(settings, categoryOf(kind), channel)
    ? deliverAt({ kind, now, deadline, hasQuietHours: settings.quietHours })
    : null

/** The same for a message to the user's phone number. */
export const phoneDeliveryOf = (
  { kind, deadline }: Omit<Waiting, 'channel'>,
  settings: NoticeSettings,
  now: number,
): number | null =>
  isForPhone(kind) && isPhoneOn(settings, kind)
    ? deliverAt({ kind, now, deadline, hasQuietHours: settings.quietHours })
    : null

/** To one number in a day in Lagos. */
export const PHONE_NOTICES_PER_DAY = 3
