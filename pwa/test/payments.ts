import type { Payment } from '#schema/contract/payments.ts'
import { NOON } from './phone.ts'

/** A payment as the server names it at the beginning. */
export const paymentRow = (some: Partial<Payment> = {}): Payment => ({
  reference: 'fw-1772614800000-a1b2c3d4',
  amount: 20_000,
  status: 'initialized',
  accessCode: 'access-1',
  checkout: null,
  paid: null,
  createdAt: new Date(NOON).toISOString(),
  ...some,
})

/** The wire's answer to it, once the money is in the wallet. */
export const fundedAnswer = (payment: Payment) => ({
  message: 'Wallet funded successfully',
  payment: { ...payment, status: 'success', accessCode: null, paid: payment.amount },
  balance: 520_000,
})
