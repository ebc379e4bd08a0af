import { command, query } from './endpoint.ts'
import type * as schemas from './reconciliation.schemas.ts'

export const readReconciliation = query<typeof schemas.readReconciliation>('reconciliation.read', {
  path: 'admin/reconciliation',
  access: 'admin',
})

export const closeDiscrepancy = command<typeof schemas.closeDiscrepancy>('reconciliation.close', {
  method: 'PUT',
  path: 'admin/reconciliation',
  access: 'admin',
  body: 'json',
})
