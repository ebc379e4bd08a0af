import { command } from './endpoint.ts'
import type * as schemas from './task-removal.schemas.ts'

export const removeTask = command<typeof schemas.removeTask>('tasks.removeAsAdmin', {
  method: 'DELETE',
  path: 'admin/delete-task/{id}',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
