import {
  findTask,
  listAssignedTasks,
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listCompletedTasks,
  listOpenTasks,
  listPostedTasks,
  listSubmittedTasks,
} from '#schema/contract/tasks.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { first } from '../db/read.ts'
import { serve } from '../http/serve.ts'
import { presentSubmissions, presentTask, presentTasks } from './present.ts'
import {
  appliedBy,
  clientTasks,
  openTasks,
  postedTasks,
  submissionsOn,
  taskBy,
  taskerTasks,
} from './queries.ts'
import { isParty, whyNotSee } from './rules.ts'

/** R12. */
export const showOpen = serve(listOpenTasks, async ({ db, me, read }, page) => {
  const { actor, rows } = await read({ rows: openTasks(db, me, page) })
  return presentTasks(rows, actor, page, 'createdAt')
})

export const showPosted = serve(listPostedTasks, async ({ db, me, read }, page) => {
  const { actor, rows } = await read({ rows: postedTasks(db, me, page) })
  return presentTasks(rows, actor, page, 'createdAt')
})

/** SPEC answers these lists under `task`; sorted by the last change, newest first. */
type Listing = typeof listAssignedTasks
const listed = (
  endpoint: Listing,
  rowsOf: typeof clientTasks | typeof taskerTasks,
  status: TaskStatus,
) =>
  serve(endpoint, async ({ db, me, read }, page) => {
    const { actor, rows } = await read({ rows: rowsOf(db, me, status, page) })
    const { tasks, nextCursor } = presentTasks(rows, actor, page, 'updatedAt')
    return { task: tasks, nextCursor }
  })

export const lists = [
  listed(listAssignedTasks, taskerTasks, 'in-progress'),
  listed(listSubmittedTasks, taskerTasks, 'submitted'),
  listed(listCompletedTasks, taskerTasks, 'completed'),
  listed(listClientOngoing, clientTasks, 'in-progress'),
  listed(listClientSubmitted, clientTasks, 'submitted'),
  listed(listClientCompleted, clientTasks, 'completed'),
]

/** R12: what a person may not see is not there. */
export const showTask = serve(findTask, async ({ db, me, now, deps, read }, { id }) => {
  const { actor, task, applied, handedIn } = await read({
    task: first(taskBy(db, id)),
    applied: first(appliedBy(db, id, me)),
    handedIn: submissionsOn(db, id),
  })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotSee(task, actor, applied !== null))
  const shown = isParty(task, actor) ? handedIn : []
  return {
    task: presentTask(task, actor),
    submissions: await presentSubmissions(deps, shown, actor, now),
  }
})
