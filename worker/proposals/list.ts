import { listProposals, findProposal, listApplicants } from '#schema/contract/proposals.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTaskClient } from '#worker/tasks/queries.ts'
import { presentProposal, presentApplicant } from './present.ts'
import {
  selectOwnProposals,
  selectApplicant,
  selectTaskOfProposal,
  selectApplicants,
} from './queries.ts'

export const listProposalsRoute = route(
  listProposals,
  async ({ userId, read }, page) => {
    const { rows } = await read({ rows: selectOwnProposals(userId, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { tasks: shown.map(presentProposal), nextCursor }
  },
  ({ userId }) => ({ scopes: [`u:${userId}`], lists: [] }),
)

/** For the client of the task, the tasker of the proposal, and admins. */
export const findProposalRoute = route(findProposal, async ({ userId, read, now }, { id }) => {
  const { actor, proposal, task } = await read({
    proposal: first(selectApplicant({ id, userId, now })),
    task: first(selectTaskOfProposal({ id })),
  })
  const canSee =
    task?.clientId === userId || proposal?.taskerId === userId || actor.userType === 'admin'
  if (!proposal || !task || !canSee) throw new DomainError('not_found')
  return { proposal: { ...presentApplicant(proposal), task: presentTask(task, actor) } }
})

/** For the client of the task and for admins. For everybody else the task does not exist. */
export const listApplicantsRoute = route(
  listApplicants,
  async ({ userId, read, now }, { id, ...page }) => {
    const { actor, task, rows } = await read({
      task: first(selectTaskClient({ id })),
      rows: selectApplicants({ taskId: id, userId, now }, page),
    })
    if (!task || (task.clientId !== userId && actor.userType !== 'admin'))
      throw new DomainError('not_found')
    const { shown, nextCursor } = pageOf(rows, page, (row) => ({ at: row.round, id: row.taskerId }))
    const newestFirst = shown.toSorted(
      (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
    )
    return { applicants: newestFirst.map(presentApplicant), nextCursor }
  },
  (context) => ({ ...ownEtagInputs(context), forAdmins: false }),
)
