import type * as schemas from './alerts.schemas.ts'
import { command, query } from './endpoint.ts'

export const listAlerts = query<typeof schemas.listAlerts>('alerts.list', {
  path: 'alerts',
  access: 'tasker',
})

export const setAlert = command<typeof schemas.setAlert>('alerts.set', {
  method: 'PUT',
  path: 'alerts/{id}',
  access: 'tasker',
  body: 'json',
})

export const deleteAlert = command<typeof schemas.deleteAlert>('alerts.delete', {
  method: 'DELETE',
  path: 'alerts/{id}',
  access: 'tasker',
})
