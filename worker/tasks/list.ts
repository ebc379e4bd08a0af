import {
  listAssignedTasks,
  listClientCompleted,
  listClientOngoing,
  listClientSubmitted,
  listCompletedTasks,
  listPostedTasks,
  listSubmittedTasks,
} from '#schema/contract/task-reads.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { userSummaryOf } from '#worker/accounts/queries.ts'
import { ownEtagInputs } from '#worker/http/etag.ts'
import { route } from '#worker/http/serve.ts'
import { presentTasks } from './present.ts'
import { selectClientTasks, selectPostedTasks, selectTaskerTasks } from './queries.ts'

export const listPostedTasksRoute = route(
  listPostedTasks,
  async ({ db, userId, read }, page) => {
    const { actor, rows } = await read({ rows: selectPostedTasks(db, userId, page) })
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
    async ({ db, userId, read }, page) => {
      const { actor, rows } = await read({ rows: selectTaskerTasks(db, userId, status, page) })
      const rowsWithAssignee = rows.map((row) => ({ ...row, assignee: userSummaryOf(actor) }))
      const { tasks, nextCursor } = presentTasks(rowsWithAssignee, actor, page, 'updatedAt')
      return { task: tasks, nextCursor }
    },
    ownEtagInputs,
  )

const createClientListRoute = (endpoint: ListEndpoint, status: TaskStatus) =>
  route(
    endpoint,
    async ({ db, userId, read }, page) => {
      const { actor, rows } = await read({ rows: selectClientTasks(db, userId, status, page) })
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
  createClientListRoute(listClientOngoing, 'in-progress'),
  createClientListRoute(listClientSubmitted, 'submitted'),
  createClientListRoute(listClientCompleted, 'completed'),
]
