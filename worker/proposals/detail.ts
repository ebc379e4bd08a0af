import { findProposal } from '#schema/contract/proposals.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { presentApplicant } from './present.ts'
import { selectApplicant, selectTaskOfProposal } from './queries.ts'

/** For the client of the task, the tasker of the proposal, and admins. */
export const findProposalRoute = route(findProposal, async ({ userId, read }, { id }) => {
  const { actor, proposal, task } = await read({
    proposal: first(selectApplicant({ id, userId })),
    task: first(selectTaskOfProposal({ id })),
  })
  const canSee =
    task?.clientId === userId || proposal?.taskerId === userId || actor.userType === 'admin'
  if (!proposal || !task || !canSee) throw new DomainError('not_found')
  return { proposal: { ...presentApplicant(proposal), task: presentTask(task, actor) } }
})
