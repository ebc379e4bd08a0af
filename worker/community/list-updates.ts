import { and, desc, gt, isNull, lte, type SQL } from 'drizzle-orm'
import { listUpdates } from '#schema/contract/community.ts'
import {
  audiencesOf,
  UPDATE_AHEAD_MS,
  UPDATE_SHOWN_MS,
  UPDATES_SHOWN_MAX,
} from '#schema/domain/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { route } from '#worker/http/serve.ts'
import { presentUpdate } from './present.ts'

/** Of all audiences: enough to find the newest of one. */
const ROWS_MAX = 3 * UPDATES_SHOWN_MAX

const isBetween = (from: SQL<number>, to: SQL<number>) =>
  and(isNull(updates.retractedAt), gt(updates.showFrom, from), lte(updates.showFrom, to))
type Period = Slots<{ from: number; to: number }>
const selectShown = prepare(({ from, to }: Period) =>
  queryBuilder
    .select()
    .from(updates)
    .where(isBetween(from, to))
    .orderBy(desc(updates.showFrom), desc(updates.id))
    .limit(ROWS_MAX),
)
const selectScheduled = prepare(({ from, to }: Period) =>
  queryBuilder.select().from(updates).where(isBetween(from, to)).orderBy(desc(updates.showFrom)),
)

export const listUpdatesRoute = route(listUpdates, async (ctx) => {
  const { now } = ctx
  // The role is known after this read, so it has what only administrators see too.
  const { actor, shown, scheduled } = await ctx.read({
    shown: selectShown({ from: now - UPDATE_SHOWN_MS, to: now }),
    scheduled: selectScheduled({ from: now, to: now + UPDATE_AHEAD_MS }),
  })
  const audiences = audiencesOf(actor.userType)
  const rows = shown
    .filter(({ audience }) => audiences.includes(audience))
    .slice(0, UPDATES_SHOWN_MAX)
  if (actor.userType === 'admin') rows.unshift(...scheduled)
  return { updates: await Promise.all(rows.map((row) => presentUpdate(row, ctx))) }
})
