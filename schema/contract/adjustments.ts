import type * as schemas from './adjustments.schemas.ts'
import { command, query } from './endpoint.ts'

export const listAdjustments = query<typeof schemas.listAdjustments>('ledger.listAdjustments', {
  path: 'admin/adjustments',
  access: 'admin',
})

export const requestAdjustment = command<typeof schemas.requestAdjustment>(
  'ledger.requestAdjustment',
  {
    method: 'POST',
    path: 'admin/adjustments',
    access: 'admin',
    body: 'json',
  },
)

export const decideAdjustment = command<typeof schemas.decideAdjustment>(
  'ledger.decideAdjustment',
  {
    method: 'PUT',
    path: 'admin/adjustments/{id}',
    access: 'admin',
    decidesMoney: true,
    body: 'json',
  },
)

export const reverseBooking = command<typeof schemas.reverseBooking>('ledger.reverseBooking', {
  method: 'POST',
  path: 'admin/reversals',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})

export const postSettlement = command<typeof schemas.postSettlement>('ledger.postSettlement', {
  method: 'POST',
  path: 'admin/settlements',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
