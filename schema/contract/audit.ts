import type * as schemas from './audit.schemas.ts'
import { query } from './endpoint.ts'

export const listAuditLog = query<typeof schemas.listAuditLog>('audit.list', {
  path: 'admin/audit',
  access: 'admin',
})
