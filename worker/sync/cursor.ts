import { DomainError } from '#schema/domain/errors.ts'
import { FEED_TASKS_MAX } from '#schema/domain/limits.ts'
import { slugOfTrade, TRADE_NAMES, type Trade } from '#schema/domain/trades.ts'
import type { UserType } from '#schema/domain/user.ts'

/** How far a client has read the change log. Its text is `<seq>.<trade><epoch>`, during a snapshot with `-<before>-<feedLeft>`. */
export type Cursor = {
  seq: number
  /** The trade of the feed; null for a user without a feed. */
  trade: Trade | null
  /** `SYNC_EPOCH` of the server; 0 is not written. */
  epoch: number
  /** Set while the first copy is incomplete: everything missing has a lower `seq` than `before`. */
  snapshot: { before: number; feedLeft: number } | null
}

const NO_FEED = 'own'
const tradeBySlug = new Map(TRADE_NAMES.map((trade) => [slugOfTrade(trade), trade] as const))

const SHAPE = /^(\d{1,15})\.([a-z]+)(\d{0,3})(?:-(\d{1,15})-(\d{1,3}))?$/

/** A cursor of another shape, or of a trade that no longer exists, makes the client start again. */
export function parseCursor(text: string): Cursor {
  const [, seq, slug = '', epoch, before, feedLeft] = SHAPE.exec(text) ?? []
  const trade = tradeBySlug.get(slug) ?? null
  if (seq === undefined || (trade === null && slug !== NO_FEED)) throw new DomainError('sync_reset')
  const snapshot =
    before === undefined
      ? null
      : { before: Number(before), feedLeft: Math.min(Number(feedLeft), FEED_TASKS_MAX) }
  return { seq: Number(seq), trade, epoch: Number(epoch), snapshot }
}

export function formatCursor({ seq, trade, epoch, snapshot }: Cursor): string {
  const text = `${seq}.${trade ? slugOfTrade(trade) : NO_FEED}${epoch || ''}`
  return snapshot ? `${text}-${snapshot.before}-${snapshot.feedLeft}` : text
}

/** Only a tasker has a feed: that of their trade. */
export const feedTradeOf = (user: { userType: UserType; trade: Trade | null }): Trade | null =>
  user.userType === 'tasker' ? user.trade : null
