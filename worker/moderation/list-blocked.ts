import { and, desc, eq } from 'drizzle-orm'
import { listBlocked } from '#schema/contract/trust.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { blocks, users } from '#schema/tables/index.ts'
import { userSummaryColumns } from '#worker/accounts/queries.ts'
import { isAfter, limitOf, pageOf, pageValuesOf, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'

const selectBlocked = prepare(({ userId, ...page }: Slots<{ userId: UserId } & PageValues>) =>
  queryBuilder
    .select({ user: userSummaryColumns, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, userId), isAfter(blocks.createdAt, blocks.blockedId, page)))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(limitOf(page)),
)

export const listBlockedRoute = route(
  listBlocked,
  async ({ userId, read }, page) => {
    const { rows } = await read({ rows: selectBlocked({ userId, ...pageValuesOf(page) }) })
    const { shown, nextCursor } = pageOf(rows, page, ({ blockedAt, user }) => ({
      at: blockedAt,
      id: user._id,
    }))
    return { blocked: shown, nextCursor }
  },
  ownEtagInputs,
)
