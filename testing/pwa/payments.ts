import type { Payment } from '#schema/contract/payments.ts'
import { TEST_NOW } from '#testing/clock.ts'
import type { RowFields } from './rows.ts'

/** A payment that was just initialized. */
export const paymentRow = (fields: RowFields<Payment> = {}): Payment =>
  ({
    reference: 'fw-1772614800000-a1b2c3d4',
    amount: 20_000,
    status: 'initialized',
    accessCode: 'access-1',
    checkout: null,
    paid: null,
    createdAt: new Date(TEST_NOW).toISOString(),
    ...fields,
  }) as Payment

/** The response once the money is in the wallet. */
export const fundedResponse = (payment: Payment) => ({
  message: 'Wallet funded successfully',
  payment: { ...payment, status: 'success', accessCode: null, paid: payment.amount },
  balance: 520_000,
})
