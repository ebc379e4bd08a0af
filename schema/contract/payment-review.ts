import { command, query } from './endpoint.ts'
import type * as schemas from './payment-review.schemas.ts'

export const creditPayment = command<typeof schemas.creditPayment>('payments.credit', {
  method: 'PUT',
  path: 'admin/payments/{reference}',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})

export const listUnmatchedPayments = query<typeof schemas.listUnmatchedPayments>(
  'payments.listUnmatched',
  {
    path: 'admin/payments',
    access: 'admin',
  },
)

export const refundPayment = command<typeof schemas.refundPayment>('payments.refund', {
  method: 'POST',
  path: 'admin/payments/{reference}/refund',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
