import { and, gte, isNotNull } from 'drizzle-orm'
import { postUpdate } from '#schema/contract/community.ts'
import { dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { nextPushDay } from '#schema/domain/updates.ts'
import { updates } from '#schema/tables/updates.ts'
import type { Db } from '#worker/db/client.ts'
import { commit } from '#worker/db/write.ts'
import { storePrivate } from '#worker/files/store.ts'
import { route } from '#worker/http/serve.ts'
import { presentUpdate } from './present.ts'

/** The days that other updates have taken; the unique index decides between two that are posted at once. */
const selectPushDays = (db: Db, now: number) =>
  db
    .select({ day: updates.pushDay })
    .from(updates)
    .where(and(isNotNull(updates.pushDay), gte(updates.pushDay, dayOf(now))))

export const postUpdateRoute = route(postUpdate, async (ctx, { caption, audience, push, file }) => {
  const { db, userId, now, deps } = ctx
  const { taken } = await ctx.read({ taken: selectPushDays(db, now) })
  const pushDay = push
    ? nextPushDay(
        now,
        taken.flatMap(({ day }) => day ?? []),
      )
    : null
  const stored = file ? await storePrivate(deps, file) : null
  const row = {
    id: newId('update'),
    audience,
    caption,
    file: stored?.key ?? null,
    fileType: stored?.type ?? null,
    postedBy: userId,
    createdAt: now,
    pushDay,
    pushedTo: pushDay === null ? null : '',
  }
  return commit({
    writes: [db.insert(updates).values(row)],
    changes: [],
    audit: { subject: row.id, reason: caption, details: { audience, pushDay } },
    response: {
      message: pushDay ? UPDATE_MESSAGES.postedAndPushed(pushDay) : UPDATE_MESSAGES.posted,
      update: await presentUpdate(row, ctx),
      pushDay,
    },
    status: 201,
  })
})
