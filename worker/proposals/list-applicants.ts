import { listApplicants } from '#schema/contract/proposals.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'
import { selectTaskClient } from '#worker/tasks/queries.ts'
import { presentApplicant } from './present.ts'
import { selectApplicants } from './queries.ts'

/** For the client of the task and for admins. For everybody else the task does not exist. */
export const listApplicantsRoute = route(
  listApplicants,
  async ({ userId, read }, { id, ...page }) => {
    const { actor, task, rows } = await read({
      task: first(selectTaskClient({ id })),
      rows: selectApplicants(id, userId, page),
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
