import { FEED_KEEP } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/person.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trades.ts'

/**
 * How far a phone has come. `<seq>.<scopes>`, and while it is still being filled for the first time, newest
 * first, `-<before>-<feed left>`: everything it lacks lies before that place in the log.
 */
export type Cursor = {
  seq: number
  /** The feed this cursor was made for; null for somebody who follows none. */
  trade: Trade | null
  filling: { before: number; feedLeft: number } | null
}

const NO_FEED = 'own'
const slugOf = (trade: Trade) => trade.toLowerCase().replace(/[^a-z]/g, '')
const tradeBySlug = new Map(TRADE_NAMES.map((trade) => [slugOf(trade), trade] as const))

const SHAPE = /^(\d{1,15})\.([a-z]+)(?:-(\d{1,15})-(\d{1,3}))?$/

/** A cursor this worker did not make, or no longer makes, means to start afresh. */
export function readCursor(text: string): Cursor {
  const [, seq, slug = '', before, feedLeft] = SHAPE.exec(text) ?? []
  const trade = tradeBySlug.get(slug) ?? null
  if (seq === undefined || (trade === null && slug !== NO_FEED)) throw new Refusal('sync_reset')
  const filling =
    before === undefined
      ? null
      : { before: Number(before), feedLeft: Math.min(Number(feedLeft), FEED_KEEP) }
  return { seq: Number(seq), trade, filling }
}

export function writeCursor({ seq, trade, filling }: Cursor): string {
  const plain = `${seq}.${trade ? slugOf(trade) : NO_FEED}`
  return filling ? `${plain}-${filling.before}-${filling.feedLeft}` : plain
}

/** Only a tasker follows a feed: that of their trade. */
export const feedOf = (person: { userType: UserType; trade: Trade | null }): Trade | null =>
  person.userType === 'tasker' ? person.trade : null
