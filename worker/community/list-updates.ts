import { and, desc, gt, isNull, lte } from 'drizzle-orm'
import { listUpdates } from '#schema/contract/community.ts'
import {
  audiencesOf,
  UPDATE_AHEAD_MS,
  UPDATE_SHOWN_MS,
  UPDATES_SHOWN_MAX,
} from '#schema/domain/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { route } from '#worker/http/serve.ts'
import { presentUpdate } from './present.ts'

/** Of all audiences: enough to find the newest of one. */
const ROWS_MAX = 3 * UPDATES_SHOWN_MAX

export const listUpdatesRoute = route(listUpdates, async (ctx) => {
  const { db, now } = ctx
  // The role is known after this read, so it has what only administrators see too.
  const { actor, shown, scheduled } = await ctx.read({
    shown: db
      .select()
      .from(updates)
      .where(
        and(
          isNull(updates.retractedAt),
          lte(updates.showFrom, now),
          gt(updates.showFrom, now - UPDATE_SHOWN_MS),
        ),
      )
      .orderBy(desc(updates.showFrom), desc(updates.id))
      .limit(ROWS_MAX),
    scheduled: db
      .select()
      .from(updates)
      .where(
        and(
          isNull(updates.retractedAt),
          gt(updates.showFrom, now),
          lte(updates.showFrom, now + UPDATE_AHEAD_MS),
        ),
      )
      .orderBy(desc(updates.showFrom)),
  })
  const audiences = audiencesOf(actor.userType)
  const rows = shown
    .filter(({ audience }) => audiences.includes(audience))
    .slice(0, UPDATES_SHOWN_MAX)
  if (actor.userType === 'admin') rows.unshift(...scheduled)
  return { updates: await Promise.all(rows.map((row) => presentUpdate(row, ctx))) }
})
