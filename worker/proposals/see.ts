import { sql } from 'drizzle-orm'
import { seeApplicants } from '#schema/contract/proposals.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { changedForProposals } from '#worker/tasks/changes.ts'
import { selectTaskClient } from '#worker/tasks/queries.ts'
import { selectUnseenProposals } from './queries.ts'

/** The tasker of each one reads "Seen". A block that came between does not matter. */
export const seeApplicantsRoute = route(seeApplicants, async (ctx, { id, proposal: only }) => {
  const { userId, now } = ctx
  const { task, all } = await ctx.read({
    task: first(selectTaskClient({ id })),
    all: selectUnseenProposals({ taskId: id, userId }),
  })
  if (task?.clientId !== userId) throw new DomainError('not_found')
  const message = GENERAL_FACTS.proposalsSeen
  const unseen = all.filter((proposal) => only === undefined || proposal.id === only)
  if (unseen.length === 0) return done({ message })
  const ids = JSON.stringify(unseen.map((proposal) => proposal.id))
  return commit({
    effects: [
      sql`UPDATE proposals SET seen_at = ${now}
        WHERE seen_at IS NULL AND id IN (SELECT value FROM json_each(${ids}))`,
      changedForProposals({ clientId: userId }, unseen),
    ],
    response: { message },
  })
})
