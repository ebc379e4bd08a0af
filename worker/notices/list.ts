import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { listNotices } from '#schema/contract/notices.ts'
import type { NoticeId, UserId } from '#schema/domain/ids.ts'
import { notices } from '#schema/tables/notices.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, limitWithLookAhead, pageOf, type Page } from '#worker/db/paging.ts'
import { route } from '#worker/http/serve.ts'
import { presentNotice } from './present.ts'

/** Ids are made in the order of time, so the primary key is the keyset. */
function selectNotices(db: Db, userId: UserId, page: Page) {
  const position = decodeCursor(page)
  return db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        ne(notices.kind, 'message'),
        position ? lt(notices.id, position.id as NoticeId) : undefined,
      ),
    )
    .orderBy(desc(notices.id))
    .limit(limitWithLookAhead(page))
}

export const listNoticesRoute = route(
  listNotices,
  async ({ db, userId, read }, page) => {
    const { rows } = await read({ rows: selectNotices(db, userId, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { notices: shown.flatMap((row) => presentNotice(row) ?? []), nextCursor }
  },
  ({ userId }) => ({ scopes: [`u:${userId}`], lists: [] }),
)
