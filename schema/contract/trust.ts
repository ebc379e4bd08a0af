import { command, query, queueableCommand } from './endpoint.ts'
import type * as schemas from './trust.schemas.ts'

export const blockUser = command<typeof schemas.blockUser>('trust.block', {
  method: 'POST',
  path: 'user/block/{id}',
  access: 'signedIn',
  body: 'json',
})

export const unblockUser = command<typeof schemas.unblockUser>('trust.unblock', {
  method: 'DELETE',
  path: 'user/block/{id}',
  access: 'signedIn',
})

export const listBlocked = query<typeof schemas.listBlocked>('trust.listBlocked', {
  path: 'user/blocked',
  access: 'signedIn',
})

export const report = queueableCommand<typeof schemas.report>('trust.report', {
  method: 'POST',
  path: 'user/report',
  access: 'signedIn',
  body: 'json',
})

export const listReports = query<typeof schemas.listReports>('trust.listReports', {
  path: 'user/reports',
  access: 'signedIn',
})

export const listOpenReports = query<typeof schemas.listOpenReports>('trust.listOpenReports', {
  path: 'admin/reports',
  access: 'admin',
})

export const listMaskedContacts = query<typeof schemas.listMaskedContacts>(
  'trust.listMaskedContacts',
  { path: 'admin/masked-contacts', access: 'admin' },
)

export const decideReport = command<typeof schemas.decideReport>('trust.decideReport', {
  method: 'POST',
  path: 'admin/report/{id}',
  access: 'admin',
  body: 'json',
})
