import { and, desc, eq, lt, ne, inArray, isNull, sql } from 'drizzle-orm'
import { listNotices, readNotices, setNotices } from '#schema/contract/notices.ts'
import type { UserId, NoticeId } from '#schema/domain/ids.ts'
import { NOTICE_FACTS } from '#schema/domain/messages/notice-settings.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#schema/domain/notice.ts'
import { notices } from '#schema/tables/notices.ts'
import { users } from '#schema/tables/users.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { limitOf, pageOf, pageValuesOf, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { commit } from '#worker/db/write.ts'
import { type Route, route, done } from '#worker/http/serve.ts'
import { changedNotice } from './notify.ts'
import { presentNotice } from './present.ts'

/** Ids are made in the order of time, so the primary key is the keyset. */
const selectNotices = prepare(({ userId, ...page }: Slots<{ userId: UserId } & PageValues>) =>
  queryBuilder
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        ne(notices.kind, 'message'),
        page.afterId && lt(notices.id, page.afterId),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(limitOf(page)),
)

const listNoticesRoute = route(
  listNotices,
  async ({ userId, read }, page) => {
    const { rows } = await read({ rows: selectNotices({ userId, ...pageValuesOf(page) }) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { notices: shown.flatMap((row) => presentNotice(row) ?? []), nextCursor }
  },
  ({ userId }) => ({ scopes: [`u:${userId}`], lists: [] }),
)

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

/** What is read needs no push, email or message to the phone number any more. */
const readNoticesRoute = route(readNotices, async (ctx, { ids }) => {
  const { db, userId, now } = ctx
  const { rows } = await ctx.read({ rows: selectUnread({ userId, ids: JSON.stringify(ids) }) })
  const response = { message: NOTICE_FACTS.read }
  if (rows.length === 0) return done(response)
  const found = rows.map(({ id }) => id)
  return commit({
    effects: [
      db
        .update(notices)
        .set({ readAt: now, pushAt: null, emailAt: null, phoneAt: null })
        .where(unread(ctx, found)),
      found.map((id) => changedNotice(userId, id)),
    ],
    response,
  })
})

/** A merge patch (RFC 7396): what is left out stays. What is waiting follows the new choice, because settings count at the time of sending. */
const setNoticesRoute = route(setNotices, async (ctx, { push, email, ...others }) => {
  const { db, userId } = ctx
  await ctx.read({})
  return commit({
    effects: [
      db
        .update(users)
        .set({
          noticeSettings: sql`json_patch(coalesce(notice_settings, ${JSON.stringify(DEFAULT_NOTICE_SETTINGS)}),
            ${JSON.stringify({ off: { push, email }, ...others })})`,
        })
        .where(eq(users.id, userId)),
      changedForUser(userId),
    ],
    response: { message: NOTICE_FACTS.saved },
  })
})

export const noticeRoutes: readonly Route[] = [listNoticesRoute, readNoticesRoute, setNoticesRoute]
