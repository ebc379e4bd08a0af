import type * as schemas from './admin-users.schemas.ts'
import { command, query } from './endpoint.ts'

export const changeStanding = command<typeof schemas.changeStanding>('admin.changeStanding', {
  method: 'PUT',
  path: 'admin/user/{id}/standing',
  access: 'admin',
  body: 'json',
})

export const readUser = query<typeof schemas.readUser>('admin.readUser', {
  path: 'admin/user/{id}',
  access: 'admin',
})

export const listUserTasks = query<typeof schemas.listUserTasks>('admin.listUserTasks', {
  path: 'admin/user/{id}/tasks',
  access: 'admin',
})

export const listUserTransactions = query<typeof schemas.listUserTransactions>(
  'admin.listUserTransactions',
  { path: 'admin/user/{id}/trx', access: 'admin' },
)

export const listUserPayments = query<typeof schemas.listUserPayments>('admin.listUserPayments', {
  path: 'admin/user/{id}/payments',
  access: 'admin',
})

export const listUserReports = query<typeof schemas.listUserReports>('admin.listUserReports', {
  path: 'admin/user/{id}/reports',
  access: 'admin',
})

export const readTaskFile = query<typeof schemas.readTaskFile>('admin.readTask', {
  path: 'admin/task/{id}',
  access: 'admin',
})
