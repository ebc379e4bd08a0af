import type { Payment } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'

/** A payment that was just initialized. */
export const paymentRow = (fields: Partial<Payment> = {}): Payment =>
  ({
    reference: 'fw-1772614800000-a1b2c3d4',
    amount: naira(20_000),
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
  balance: naira(520_000),
})
