import { declineProposal } from '#schema/contract/proposals.ts'
import { replacedCounter } from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { whyNotDecline } from '#schema/domain/proposal.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { presentApplicant } from './present.ts'
import { selectApplicant, selectTaskClientOfProposal } from './queries.ts'
import { updatePending } from './update.ts'

/** The tasker sees the reason with the proposal, and cannot apply for this task again. */
export const declineProposalRoute = route(declineProposal, async (ctx, { id, reason }) => {
  const { db, userId, now } = ctx
  const { proposal, task: found } = await ctx.read({
    proposal: first(selectApplicant({ id, userId, now })),
    task: first(selectTaskClientOfProposal({ id })),
  })
  const task = await currentTask(ctx, found)
  if (!proposal) throw new DomainError('not_found')
  throwIf(whyNotDecline({ client: task.clientId }, proposal, userId))
  const message = GENERAL_FACTS.proposalDeclined
  if (proposal.status !== 'pending') return done({ message, proposal: presentApplicant(proposal) })

  const counter = replacedCounter(proposal.counter)
  const update = { status: 'rejected' as const, reason, counter, updatedAt: now }
  return commit({
    effects: [
      updatePending(db, task, proposal, update),
      notify({
        to: proposal.taskerId,
        kind: 'notSelected',
        taskId: proposal.taskId,
        otherUserId: userId,
        data: { title: proposal.title, reason },
        now,
      }),
    ],
    response: { message, proposal: presentApplicant({ ...proposal, ...update }) },
  })
})
