import type * as schemas from './approvals.schemas.ts'
import { command, query } from './endpoint.ts'

export const listApprovals = query<typeof schemas.listApprovals>('admin.listApprovals', {
  path: 'admin/approvals',
  access: 'admin',
})

export const decideApproval = command<typeof schemas.decideApproval>('admin.decideApproval', {
  method: 'PUT',
  path: 'admin/approvals/{id}',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
