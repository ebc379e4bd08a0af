import { command } from './endpoint.ts'
import type * as schemas from './payment-review.schemas.ts'

export const creditPayment = command<typeof schemas.creditPayment>('payments.credit', {
  method: 'PUT',
  path: 'admin/payments/{reference}',
  access: 'admin',
  body: 'json',
})
