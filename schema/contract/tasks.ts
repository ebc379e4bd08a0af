import {
  command,
  queueableCommand,
  query,
  type Endpoint,
  type EndpointSchemas,
} from './endpoint.ts'
import type * as schemas from './tasks.schemas.ts'

export type { Submission, Task } from './tasks.schemas.ts'

export const createTask = queueableCommand<typeof schemas.createTask>('tasks.create', {
  method: 'POST',
  path: 'client/create-task',
  access: 'client',
  body: 'files',
})

export const editTask = queueableCommand<typeof schemas.editTask>('tasks.edit', {
  method: 'PATCH',
  path: 'client/edit-tasks/{id}',
  access: 'signedIn',
  body: 'files',
  headers: { ifMatch: 'if-match' },
})

export const deleteTask = command<typeof schemas.deleteTask>('tasks.delete', {
  method: 'DELETE',
  path: 'client/delete-tasks/{id}',
  access: 'signedIn',
})

export const restoreTask = command<typeof schemas.restoreTask>('tasks.restore', {
  method: 'POST',
  path: 'client/restore-task/{id}',
  access: 'signedIn',
  body: 'json',
})

export const listPostedTasks = query<typeof schemas.listPostedTasks>('tasks.listPosted', {
  path: 'client/get-all-posted-tasks',
  access: 'signedIn',
})

export const listOpenTasks = query<typeof schemas.listOpenTasks>('tasks.listOpen', {
  path: 'user/all-tasks',
  access: 'signedIn',
})

export const findTask = query<typeof schemas.findTask>('tasks.find', {
  path: 'user/task/{id}',
  access: 'signedIn',
})

// @__NO_SIDE_EFFECTS__
const taskListQuery = <S extends EndpointSchemas>(name: Endpoint['name'], path: string) =>
  query<S>(name, { path, access: 'signedIn' })

export const listAssignedTasks = taskListQuery<typeof schemas.listAssignedTasks>(
  'tasks.listAssigned',
  'user/all-assigned-tasks',
)
export const listSubmittedTasks = taskListQuery<typeof schemas.listSubmittedTasks>(
  'tasks.listSubmitted',
  'user/all-submitted-tasks',
)
export const listCompletedTasks = taskListQuery<typeof schemas.listCompletedTasks>(
  'tasks.listCompleted',
  'user/all-completed-tasks',
)
export const listClientOngoing = taskListQuery<typeof schemas.listClientOngoing>(
  'tasks.listClientOngoing',
  'client/all-ongoing-tasks',
)
export const listClientSubmitted = taskListQuery<typeof schemas.listClientSubmitted>(
  'tasks.listClientSubmitted',
  'client/all-submitted-tasks',
)
export const listClientCompleted = taskListQuery<typeof schemas.listClientCompleted>(
  'tasks.listClientCompleted',
  'client/all-completed-tasks',
)

export const submitWork = queueableCommand<typeof schemas.submitWork>('tasks.submit', {
  method: 'POST',
  path: 'user/task/{id}/submit',
  access: 'signedIn',
  body: 'files',
})

export const approveTask = command<typeof schemas.approveTask>('tasks.approve', {
  method: 'POST',
  path: 'client/task/{id}/approve',
  access: 'signedIn',
  body: 'json',
})
