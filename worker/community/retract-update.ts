import { and, eq, isNull, sql } from 'drizzle-orm'
import { retractUpdate } from '#schema/contract/community.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'

export const retractUpdateRoute = route(retractUpdate, async (ctx, { id, reason }) => {
  const { db, now } = ctx
  const shown = and(eq(updates.id, id), isNull(updates.retractedAt))
  const { update } = await ctx.read({
    update: first(db.select({ id: updates.id }).from(updates).where(shown)),
  })
  if (!update) throw new DomainError('not_found')
  return commit({
    effects: [
      // Its day is free again unless the job has begun.
      db
        .update(updates)
        .set({
          retractedAt: now,
          pushDay: sql`CASE WHEN pushed_to = '' THEN NULL ELSE push_day END`,
          pushedTo: null,
        })
        .where(shown),
      assertRowsChanged('user_state'),
    ],
    audit: { subject: id, reason },
    response: { message: UPDATE_MESSAGES.retracted },
  })
})
