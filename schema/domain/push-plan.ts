import { DAY_MS } from './limits.ts'
import { deliverAt } from './notice-delivery.ts'
import { categoryOf, isChannelOn, type NoticeKind, type NoticeSettings } from './notice.ts'
import type { PushUrgency } from './push.ts'
import { quietUntil } from './quiet-hours.ts'

/** An older notice is no news; it stays in the list of notices. */
const PUSH_TTL_MS = DAY_MS
/** A todo with many proposals would otherwise send pushes all day. */
const GAP_MS = 30 * 60_000
export const PUSH_GAP_KIND = 'applied' satisfies NoticeKind

export type WaitingNotice = {
  kind: NoticeKind
  createdAt: number
  readAt: number | null
  deadline: number | null
  settings: NoticeSettings
  /** When a push of `PUSH_GAP_KIND` was last sent to this user. */
  lastGapPushAt: number | null
}

export type PushPlan = { step: 'drop' | 'send' } | { step: 'hold'; until: number }

/** What happens to a notice whose push is due (docs/rules.md#quiet-hours). */
export function planPush(notice: WaitingNotice, now: number): PushPlan {
  const { kind, createdAt, readAt, deadline, settings, lastGapPushAt } = notice
  const isOutdated = createdAt <= now - PUSH_TTL_MS || (deadline !== null && deadline <= now)
  if (readAt !== null || isOutdated || !isChannelOn(settings, categoryOf(kind), 'push'))
    return { step: 'drop' }
  const gapEnd = kind === PUSH_GAP_KIND && lastGapPushAt !== null ? lastGapPushAt + GAP_MS : now
  const start = Math.max(now, gapEnd)
  const until = deliverAt({ kind, now: start, deadline, hasQuietHours: settings.quietHours })
  return until > now ? { step: 'hold', until } : { step: 'send' }
}

/** Whether it has waited for the end of the quiet hours or of a gap: several of one user become one push. */
export const hasWaited = (
  { kind, createdAt, settings }: Pick<WaitingNotice, 'kind' | 'createdAt' | 'settings'>,
  now: number,
): boolean => {
  if (categoryOf(kind) === 'security') return false
  const until = settings.quietHours ? quietUntil(createdAt) : null
  return (until !== null && until <= now) || (kind === PUSH_GAP_KIND && createdAt < now)
}

const URGENT = ['security', 'chat', 'money'] as const

/** `high` only for what a user waits for or must stop: it costs battery. */
export const pushUrgencyOf = (kind: NoticeKind, deadline: number | null): PushUrgency => {
  const category = categoryOf(kind)
  if (deadline !== null || URGENT.some((each) => each === category)) return 'high'
  return category === 'reviews' ? 'low' : 'normal'
}

/** How long the push service keeps it for a phone that is switched off. */
export const pushTtlMs = (now: number, deadline: number | null): number =>
  deadline === null ? PUSH_TTL_MS : Math.min(PUSH_TTL_MS, Math.max(0, deadline - now))
