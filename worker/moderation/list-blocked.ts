import { and, desc, eq } from 'drizzle-orm'
import { listBlocked } from '#schema/contract/trust.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { blocks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { limitWithLookAhead, olderThan, pageOf, type Page } from '#worker/db/paging.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'

const selectBlocked = (db: Db, userId: UserId, page: Page) =>
  db
    .select({ user: userSummaryColumns, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, userId), olderThan(blocks.createdAt, blocks.blockedId, page)))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limitWithLookAhead(page))

export const listBlockedRoute = route(
  listBlocked,
  async ({ db, userId, read }, page) => {
    const { rows } = await read({ rows: selectBlocked(db, userId, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ blockedAt, user }) => ({
      at: blockedAt,
      id: user._id,
    }))
    return { blocked: shown, nextCursor }
  },
  ownEtagInputs,
)
