import { command, query, queueableCommand } from './endpoint.ts'
import type * as schemas from './tasks.schemas.ts'

export type { Submission } from './task-parts.schemas.ts'
export type { Task, TaskEvent } from './tasks.schemas.ts'

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

export const submitWork = queueableCommand<typeof schemas.submitWork>('tasks.submit', {
  method: 'POST',
  path: 'user/task/{id}/submit',
  access: 'signedIn',
  body: 'files',
})

export const requestChanges = queueableCommand<typeof schemas.requestChanges>(
  'tasks.requestChanges',
  {
    method: 'POST',
    path: 'client/task/{id}/request-changes',
    access: 'signedIn',
    body: 'json',
  },
)

export const approveTask = command<typeof schemas.approveTask>('tasks.approve', {
  method: 'POST',
  path: 'client/task/{id}/approve',
  access: 'signedIn',
  body: 'json',
})

// Not in task-reads.ts, which is in the first script: only a part of one screen reads it.
export const listDeletedTasks = query<typeof schemas.listDeletedTasks>('tasks.listDeleted', {
  path: 'client/deleted-tasks',
  access: 'signedIn',
})
