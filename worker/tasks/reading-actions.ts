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
import type { Context } from '../context.ts'
import type { Actor } from '../db/actor.ts'
import { pageOf } from '../db/paging.ts'
import { first } from '../db/read.ts'
import { serve } from '../http/serve.ts'
import { ownBasis } from '../http/versions.ts'
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
import { findOpen, isSearch, lastCandidate, type Sought } from './search.ts'

/** SPEC 5. A page that is not full may still be followed by others: what was looked at ends where its cursor says. */
async function search({ db, me, read }: Pick<Context, 'db' | 'me' | 'read'>, sought: Sought) {
  const { actor, rows, last } = await read({
    rows: findOpen(db, me, sought),
    last: first(lastCandidate(db, sought)),
  })
  const { shown, nextCursor } = pageOf(rows, sought, ({ at, id }) => ({ at, id }))
  const tasks = shown.map((row) => presentTask({ ...row, doer: null }, actor))
  return { tasks, nextCursor: nextCursor ?? (last && `${last.at}.${last.id}`) }
}

/** R12. */
export const showOpen = serve(
  listOpenTasks,
  async ({ db, me, read }, page) => {
    if (isSearch(page)) return search({ db, me, read }, page)
    const { actor, rows } = await read({ rows: openTasks(db, me, page) })
    return presentTasks(rows, actor, page, 'createdAt')
  },
  (_, { field }) =>
    field
      ? { scopes: [`feed:${field}`], wide: ['faces'] }
      : { scopes: [], wide: ['feeds', 'faces'] },
)

const faceOf = ({ id, username, profilePicture, isVerified, jobTitle }: Actor) => ({
  _id: id,
  username,
  profilePicture,
  isVerified,
  jobTitle,
})

export const showPosted = serve(
  listPostedTasks,
  async ({ db, me, read }, page) => {
    const { actor, rows } = await read({ rows: postedTasks(db, me, page) })
    const mine = rows.map((row) => ({ ...row, owner: faceOf(actor) }))
    return presentTasks(mine, actor, page, 'createdAt')
  },
  ownBasis,
)

/** SPEC answers the other lists under `task`; sorted by the last change, newest first. */
type Listing = typeof listAssignedTasks
const toDo = (endpoint: Listing, status: TaskStatus) =>
  serve(
    endpoint,
    async ({ db, me, read }, page) => {
      const { actor, rows } = await read({ rows: taskerTasks(db, me, status, page) })
      const mine = rows.map((row) => ({ ...row, doer: faceOf(actor) }))
      const { tasks, nextCursor } = presentTasks(mine, actor, page, 'updatedAt')
      return { task: tasks, nextCursor }
    },
    ownBasis,
  )
const handedOut = (endpoint: Listing, status: TaskStatus) =>
  serve(
    endpoint,
    async ({ db, me, read }, page) => {
      const { actor, rows } = await read({ rows: clientTasks(db, me, status, page) })
      const mine = rows.map((row) => ({ ...row, owner: faceOf(actor) }))
      const { tasks, nextCursor } = presentTasks(mine, actor, page, 'updatedAt')
      return { task: tasks, nextCursor }
    },
    ownBasis,
  )

export const lists = [
  toDo(listAssignedTasks, 'in-progress'),
  toDo(listSubmittedTasks, 'submitted'),
  toDo(listCompletedTasks, 'completed'),
  handedOut(listClientOngoing, 'in-progress'),
  handedOut(listClientSubmitted, 'submitted'),
  handedOut(listClientCompleted, 'completed'),
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
