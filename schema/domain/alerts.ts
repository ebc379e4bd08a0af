import { dayAfter, dayOf, startOfDay } from './days.ts'
import { naira, type Kobo } from './money.ts'
import { REACHES, type Reach } from './places/reach.ts'
import { quietUntil } from './quiet-hours.ts'
import type { Trade } from './trade-names.ts'

export const ALERT_DELIVERIES = ['now', 'morning', 'off'] as const
export type AlertDelivery = (typeof ALERT_DELIVERIES)[number]

/** Of one user, with the one that follows the profile. */
export const ALERTS_MAX = 5
/** Notices of single todos to one user in a day in Lagos; the others are in the digest of the next morning. */
const ALERT_NOTICES_PER_DAY = 10
/** Users who are told of one todo, the nearest first. */
export const ALERT_NOTICES_PER_TASK = 200
/** Todos that a digest names; the others are in its number. */
export const ALERT_DIGEST_LINES = 5

const HOUR_MS = 3_600_000
/** In Lagos. */
const DIGEST_HOUR = 8

/** The next time at which digests are written. */
function nextDigestAt(now: number): number {
  const today = startOfDay(dayOf(now)) + DIGEST_HOUR * HOUR_MS
  return now < today ? today : startOfDay(dayAfter(dayOf(now))) + DIGEST_HOUR * HOUR_MS
}

type Wanted = {
  delivery: AlertDelivery
  /** Notices of single todos that the user has had today. */
  sentToday: number
}

/** When a match goes into a digest; null for a notice at once. Never at night, whatever the user's quiet hours are. */
export const digestAtOf = ({ delivery, sentToday }: Wanted, now: number): number | null =>
  delivery === 'now' && sentToday < ALERT_NOTICES_PER_DAY && quietUntil(now) === null
    ? null
    : nextDigestAt(now)

type Match = { userId: string; delivery: AlertDelivery }

/** One match for each user, in the order given: the first that wants a notice at once, else the first. */
export function onePerUser<M extends Match>(matches: readonly M[], max: number): M[] {
  const chosen = new Map<string, M>()
  for (const match of matches) {
    const before = chosen.get(match.userId)
    if (!before || (before.delivery !== 'now' && match.delivery === 'now'))
      chosen.set(match.userId, match)
  }
  return [...chosen.values()].slice(0, max)
}

/** What a todo is compared by. */
export type AlertTask = { trade: Trade; skills: readonly string[]; price: Kobo }

/** The least amounts that a screen offers. */
export const ALERT_AMOUNTS = [0, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000].map((amount) =>
  naira(amount),
)

type Narrowable = {
  followsProfile: boolean
  place: string | null
  reach: Reach
  minPrice: Kobo
  delivery: AlertDelivery
}
export type NarrowerChoice =
  | { kind: 'reach'; reach: Reach }
  | { kind: 'minPrice'; minPrice: Kobo }
  | { kind: 'morning' }
  | { kind: 'end' }

/** How many smaller distances and higher amounts are offered. */
const NARROWER_STEPS = 2

/**
 * What makes an alert find fewer todos, or come less often. The distance of the one that follows the profile is that of
 * the profile.
 */
export function narrowerChoices(alert: Narrowable): NarrowerChoice[] {
  const { followsProfile, place, minPrice, delivery } = alert
  const hasReach = place !== null && !followsProfile
  const nearer = hasReach ? REACHES.slice(0, REACHES.indexOf(alert.reach)) : []
  const higher = ALERT_AMOUNTS.filter((amount) => amount > minPrice)
  return [
    ...nearer
      .slice(-NARROWER_STEPS)
      .toReversed()
      .map((reach) => ({ kind: 'reach' as const, reach })),
    ...higher.slice(0, NARROWER_STEPS).map((amount) => ({
      kind: 'minPrice' as const,
      minPrice: amount,
    })),
    ...(delivery === 'now' ? [{ kind: 'morning' as const }] : []),
    ...(followsProfile && delivery === 'off' ? [] : [{ kind: 'end' as const }]),
  ]
}
