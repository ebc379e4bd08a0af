import { desc, isNull } from 'drizzle-orm'
import { listUpdates } from '#schema/contract/community.ts'
import { audiencesOf, UPDATE_SHOWN_MS, UPDATES_SHOWN_MAX } from '#schema/domain/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { route } from '#worker/http/serve.ts'
import { presentUpdate } from './present.ts'

/** Of all audiences: enough to find the newest of one. */
const ROWS_MAX = 3 * UPDATES_SHOWN_MAX

export const listUpdatesRoute = route(listUpdates, async (ctx) => {
  const { db, now } = ctx
  const { actor, rows } = await ctx.read({
    rows: db
      .select()
      .from(updates)
      .where(isNull(updates.retractedAt))
      .orderBy(desc(updates.id))
      .limit(ROWS_MAX),
  })
  const audiences = audiencesOf(actor.userType)
  const shown = rows
    .filter((row) => audiences.includes(row.audience) && row.createdAt > now - UPDATE_SHOWN_MS)
    .slice(0, UPDATES_SHOWN_MAX)
  return { updates: await Promise.all(shown.map((row) => presentUpdate(row, ctx))) }
})
