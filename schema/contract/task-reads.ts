import { query, type Endpoint, type EndpointSchemas } from './endpoint.ts'
import type * as schemas from './tasks.schemas.ts'

// Not in tasks.ts: the first script of the app reads lists and sends no command.

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
