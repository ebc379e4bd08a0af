import { count, eq, and, sql } from 'drizzle-orm'
import { blockUser, unblockUser } from '#schema/contract/trust.ts'
import { DomainError, throwIf, type ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { BLOCKS_MAX } from '#schema/domain/limits.ts'
import { TRUST_FACTS } from '#schema/domain/messages/trust.ts'
import type { UserType } from '#schema/domain/user.ts'
import { blocks } from '#schema/tables/trust.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { endAsksOfPair, selectAskedBetween } from '#worker/tasks/ask.ts'
import { changedForPair, selectForPair } from './pair.ts'

const selectTotal = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder.select({ count: count() }).from(blocks).where(eq(blocks.blockerId, userId)),
)

type Target = { id: UserId; userType: UserType }

/** A user blocks other users; administrators answer for disputes and reports, so they cannot be blocked. */
function whyNotBlock(target: Target, userId: UserId): ErrorCode | null {
  if (target.id === userId) return 'not_yourself'
  return target.userType === 'admin' ? 'not_administrators' : null
}

/** A block ends what was asked and not answered, for good. */
const deleteInvitations = (a: UserId, b: UserId) => sql`
  DELETE FROM invitations
  WHERE declined_at IS NULL AND ((tasker_id = ${a} AND client_id = ${b}) OR (tasker_id = ${b} AND client_id = ${a}))`

export const blockUserRoute = route(blockUser, async ({ db, userId, now, read }, { id }) => {
  const { target, block, total, asked, openTasks, proposals, conversation } = await read({
    ...selectForPair(userId, id),
    asked: selectAskedBetween({ a: userId, b: id }),
    total: first(selectTotal({ userId })),
  })
  if (!target) throw new DomainError('not_found')
  throwIf(whyNotBlock(target, userId))
  if (block) return done({ message: TRUST_FACTS.blocked })
  if ((total?.count ?? 0) >= BLOCKS_MAX) throw new DomainError('too_many_blocks')
  return commit({
    effects: [
      db
        .insert(blocks)
        .values({ blockerId: userId, blockedId: id, createdAt: now })
        .onConflictDoNothing(),
      deleteInvitations(userId, id),
      endAsksOfPair(db, asked, { blocker: userId, now }),
      changedForPair([userId, id], { openTasks, proposals, conversation }, 'del'),
    ],
    // Lists of both depend on it, also those that no scope of theirs covers.
    touchesUserSummary: true,
    response: { message: TRUST_FACTS.blocked },
  })
})

export const unblockUserRoute = route(unblockUser, async ({ db, userId, read }, { id }) => {
  const { target, block, openTasks, proposals, conversation } = await read(
    selectForPair(userId, id),
  )
  if (!target) throw new DomainError('not_found')
  if (id === userId) throw new DomainError('not_yourself')
  if (!block) return done({ message: TRUST_FACTS.unblocked })
  return commit({
    effects: [
      db.delete(blocks).where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, id))),
      changedForPair([userId, id], { openTasks, proposals, conversation }, 'put'),
    ],
    touchesUserSummary: true,
    response: { message: TRUST_FACTS.unblocked },
  })
})
