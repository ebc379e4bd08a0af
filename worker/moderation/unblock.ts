import { and, eq } from 'drizzle-orm'
import { unblockUser } from '#schema/contract/trust.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { TRUST_FACTS } from '#schema/domain/messages/trust.ts'
import { blocks } from '#schema/tables/trust.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { changedForPair, selectForPair } from './pair.ts'

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
