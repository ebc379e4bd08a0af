import { withdrawProposal } from '#schema/contract/proposals.ts'
import { replacedCounter } from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotWithdraw } from '#schema/domain/proposal.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { presentProposal } from './present.ts'
import { selectProposal, selectTaskClientOfProposal } from './queries.ts'
import { updatePending } from './update.ts'

/** The row stays: it counts as a round of this tasker, and the client sees that it was withdrawn. */
export const withdrawProposalRoute = route(withdrawProposal, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { proposal, task: found } = await ctx.read({
    proposal: first(selectProposal({ id })),
    task: first(selectTaskClientOfProposal({ id })),
  })
  const task = await currentTask(ctx, found)
  if (!proposal) throw new DomainError('not_found')
  throwIf(whyNotWithdraw(proposal, userId))
  const message = GENERAL_FACTS.proposalWithdrawn
  if (proposal.status === 'withdrawn') return done({ message, proposal: presentProposal(proposal) })

  const counter = replacedCounter(proposal.counter)
  const update = { status: 'withdrawn' as const, counter, updatedAt: now }
  return commit({
    effects: [updatePending(db, task, proposal, update)],
    response: { message, proposal: presentProposal({ ...proposal, ...update }) },
  })
})
