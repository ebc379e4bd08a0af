import { query } from './endpoint.ts'
import type * as schemas from './reconciliation.schemas.ts'

export const readReconciliation = query<typeof schemas.readReconciliation>('reconciliation.read', {
  path: 'admin/reconciliation',
  access: 'admin',
})
