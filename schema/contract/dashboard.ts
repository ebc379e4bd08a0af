import type * as schemas from './accounts.schemas.ts'
import { query } from './endpoint.ts'

// Not in accounts.ts: the first script of the app needs no other call about accounts.

export const readDashboard = query<typeof schemas.readDashboard>('accounts.readDashboard', {
  path: 'user/dashboard',
  access: 'signedIn',
})
