import { and, gte, isNotNull } from 'drizzle-orm'
import { postUpdate } from '#schema/contract/community.ts'
import { dayOf, type Day } from '#schema/domain/days.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { UPDATE_MESSAGES } from '#schema/domain/messages/updates.ts'
import { canShowFrom, nextPushDay } from '#schema/domain/updates.ts'
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

/** The instant from which it is shown. */
function scheduleOf(showFrom: number | undefined, now: number): number {
  if (showFrom === undefined || canShowFrom(showFrom, now)) return showFrom ?? now
  const message = UPDATE_MESSAGES.showFromBounds
  throw new DomainError('invalid_input', message, { fields: { showFrom: message } })
}

function messageOf(showFrom: number, now: number, pushDay: Day | null): string {
  if (showFrom <= now)
    return pushDay ? UPDATE_MESSAGES.postedAndPushed(pushDay) : UPDATE_MESSAGES.posted
  const from = formatLagosDateTime(showFrom)
  return pushDay
    ? UPDATE_MESSAGES.scheduledAndPushed(from, pushDay)
    : UPDATE_MESSAGES.scheduled(from)
}

export const postUpdateRoute = route(postUpdate, async (ctx, input) => {
  const { db, userId, now, deps } = ctx
  const { caption, audience, push, file } = input
  const showFrom = scheduleOf(input.showFrom, now)
  const { taken } = await ctx.read({ taken: selectPushDays(db, now) })
  const pushDay = push
    ? nextPushDay(
        showFrom,
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
    showFrom,
    pushDay,
    pushedTo: pushDay === null ? null : '',
  }
  return commit({
    effects: [db.insert(updates).values(row)],
    audit: {
      subject: row.id,
      reason: caption,
      details: { audience, showFrom: new Date(showFrom).toISOString(), pushDay },
    },
    response: {
      message: messageOf(showFrom, now, pushDay),
      update: await presentUpdate(row, ctx),
      pushDay,
    },
    status: 201,
  })
})
