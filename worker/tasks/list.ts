import {
  listAssignedTasks,
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listCompletedTasks,
  listPostedTasks,
  listSubmittedTasks,
} from '#schema/contract/task-reads.ts'
import { listDeletedTasks } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { TASK_RESTORE_MS } from '#schema/domain/limits.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { userSummaryOf } from '#worker/accounts/queries.ts'
import type { Page } from '#worker/db/paging.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'
import { presentTasks } from './present.ts'
import {
  selectClientOngoing,
  selectClientTasks,
  selectDeletedTasks,
  selectPostedTasks,
  selectTaskerTasks,
} from './queries.ts'

export const listPostedTasksRoute = route(
  listPostedTasks,
  async ({ userId, read }, page) => {
    const { actor, rows } = await read({ rows: selectPostedTasks(userId, page) })
    const tasks = rows.map((row) => ({ ...row, client: userSummaryOf(actor) }))
    return presentTasks(tasks, actor, page, 'createdAt')
  },
  ownEtagInputs,
)

// The other lists are sorted by the last change, newest first, and the API calls their rows `task`.
type ListEndpoint = typeof listAssignedTasks

const createTaskerListRoute = (endpoint: ListEndpoint, status: TaskStatus) =>
  route(
    endpoint,
    async ({ userId, read }, page) => {
      const { actor, rows } = await read({ rows: selectTaskerTasks(userId, status, page) })
      const rowsWithAssignee = rows.map((row) => ({ ...row, assignee: userSummaryOf(actor) }))
      const { tasks, nextCursor } = presentTasks(rowsWithAssignee, actor, page, 'updatedAt')
      return { task: tasks, nextCursor }
    },
    ownEtagInputs,
  )

type SelectTasks<T> = (clientId: UserId, page: Page) => T
const clientTasksIn =
  (status: TaskStatus): SelectTasks<ReturnType<typeof selectClientTasks>> =>
  (clientId, page) =>
    selectClientTasks(clientId, status, page)

const createClientListRoute = (
  endpoint: ListEndpoint,
  select: SelectTasks<
    ReturnType<typeof selectClientTasks> | ReturnType<typeof selectClientOngoing>
  >,
) =>
  route(
    endpoint,
    async ({ userId, read }, page) => {
      const { actor, rows } = await read({ rows: select(userId, page) })
      const rowsWithClient = rows.map((row) => ({ ...row, client: userSummaryOf(actor) }))
      const { tasks, nextCursor } = presentTasks(rowsWithClient, actor, page, 'updatedAt')
      return { task: tasks, nextCursor }
    },
    ownEtagInputs,
  )

export const listDeletedTasksRoute = route(
  listDeletedTasks,
  async ({ userId, now, read }, page) => {
    const since = now - TASK_RESTORE_MS
    const { actor, rows } = await read({ rows: selectDeletedTasks(userId, since, page) })
    const rowsWithClient = rows.map((row) => ({ ...row, client: userSummaryOf(actor) }))
    const { tasks, nextCursor } = presentTasks(rowsWithClient, actor, page, 'updatedAt')
    return { task: tasks, nextCursor }
  },
  ownEtagInputs,
)

export const statusListRoutes = [
  createTaskerListRoute(listAssignedTasks, 'in-progress'),
  createTaskerListRoute(listSubmittedTasks, 'submitted'),
  createTaskerListRoute(listCompletedTasks, 'completed'),
  createClientListRoute(listClientOngoing, selectClientOngoing),
  createClientListRoute(listClientSubmitted, clientTasksIn('submitted')),
  createClientListRoute(listClientCompleted, clientTasksIn('completed')),
]
