import type * as schemas from './admin-lists.schemas.ts'
import { command, query } from './endpoint.ts'

export const readOverview = query<typeof schemas.readOverview>('admin.readOverview', {
  path: 'admin/overview',
  access: 'admin',
})

export const listAllUsers = query<typeof schemas.listAllUsers>('admin.listUsers', {
  path: 'admin/get-all-users',
  access: 'admin',
})

export const listAllTasks = query<typeof schemas.listAllTasks>('admin.listTasks', {
  path: 'admin/get-all-tasks',
  access: 'admin',
})

export const listAllTransactions = query<typeof schemas.listAllTransactions>(
  'admin.listTransactions',
  { path: 'admin/get-all-trx', access: 'admin' },
)

export const verifyUser = command<typeof schemas.verifyUser>('admin.verifyUser', {
  method: 'PUT',
  path: 'admin/verify-user/{id}',
  access: 'admin',
  body: 'json',
})

export const unverifyUser = command<typeof schemas.unverifyUser>('admin.unverifyUser', {
  method: 'DELETE',
  path: 'admin/verify-user/{id}',
  access: 'admin',
  body: 'json',
})
