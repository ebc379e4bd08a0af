import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { readNotices } from '#schema/contract/notices.ts'
import type { NoticeId, UserId } from '#schema/domain/ids.ts'
import { NOTICE_FACTS } from '#schema/domain/messages/notice-settings.ts'
import { notices } from '#schema/tables/notices.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { changedNotice } from './notify.ts'

const unread = ({ userId }: Context, ids: readonly NoticeId[]) =>
  and(eq(notices.userId, userId), inArray(notices.id, [...ids]), isNull(notices.readAt))

const selectUnread = prepare(({ userId, ids }: Slots<{ userId: UserId; ids: string }>) =>
  queryBuilder
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        sql`${notices.id} IN (SELECT value FROM json_each(${ids}))`,
        isNull(notices.readAt),
      ),
    ),
)

/** What is read needs neither a push nor an email any more. */
export const readNoticesRoute = route(readNotices, async (ctx, { ids }) => {
  const { db, userId, now } = ctx
  const { rows } = await ctx.read({ rows: selectUnread({ userId, ids: JSON.stringify(ids) }) })
  const response = { message: NOTICE_FACTS.read }
  if (rows.length === 0) return done(response)
  const found = rows.map(({ id }) => id)
  return commit({
    effects: [
      db
        .update(notices)
        .set({ readAt: now, pushAt: null, emailAt: null })
        .where(unread(ctx, found)),
      found.map((id) => changedNotice(userId, id)),
    ],
    response,
  })
})
