import { and, desc, eq, lt, ne } from 'drizzle-orm'
import { listNotices } from '#schema/contract/notices.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { notices } from '#schema/tables/notices.ts'
import { limitOf, pageOf, pageValuesOf, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { route } from '#worker/http/serve.ts'
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

export const listNoticesRoute = route(
  listNotices,
  async ({ userId, read }, page) => {
    const { rows } = await read({ rows: selectNotices({ userId, ...pageValuesOf(page) }) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { notices: shown.flatMap((row) => presentNotice(row) ?? []), nextCursor }
  },
  ({ userId }) => ({ scopes: [`u:${userId}`], lists: [] }),
)
