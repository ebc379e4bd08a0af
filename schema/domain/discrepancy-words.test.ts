import { expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { PAYOUT_STATUSES } from '#schema/domain/payout.ts'
import { discrepancyWords } from './discrepancy-words.ts'
import { DISCREPANCY_MESSAGES as messages } from './messages/discrepancies.ts'

const PAID = naira(100)
const reference = 'on_0123'

it.each([
  [
    messages.paymentMissingHere('NGN', PAID, 'mismatch: amount excess'),
    'NGN 100 was paid and is in no wallet (not credited: another amount than was asked for; far more than was asked for)',
  ],
  [messages.paymentMissingHere('NGN', PAID, null), 'NGN 100 was paid and is in no wallet'],
  [
    messages.paymentFlagged('amount over_limit', PAID, naira(200)),
    'Credited and to be looked at (another amount than was asked for; more than an unverified wallet may hold): ₦200.00 was paid, ₦100.00 was asked for.',
  ],
  [
    messages.transferStatus('otp', 'needs_review'),
    'At the provider it is waiting for a one-time code, here waiting for an administrator.',
  ],
  [
    messages.transferMissingHere(PAID, 'success'),
    '₦100.00 was sent (successful) without a withdrawal here',
  ],
  [messages.transferAmount(PAID, naira(90)), '₦100.00 there, ₦90.00 here'],
  [
    messages.openDispute(reference, 'awaiting-merchant-feedback'),
    'A payment is disputed and the provider needs an answer: on_0123 (awaiting merchant feedback).',
  ],
  [
    messages.refundStopped(reference, 'needs-attention'),
    'A refund of on_0123 is stopped and needs attention: the customer waits for money that does not arrive.',
  ],
  [
    messages.overdueRefund(reference, PAID, 'requested'),
    'The refund of ₦100 of on_0123 has no end: not sent yet.',
  ],
  [
    messages.payoutOverdue({ reference, status: 'needs_review', amount: PAID }, 'pending'),
    'The withdrawal on_0123 of ₦100 has no end: waiting for an administrator, pending at the provider.',
  ],
  [
    messages.transferConflict(
      { state: 'success', amount: PAID },
      { status: 'needs_review', amount: PAID },
    ),
    'The provider reports it as successful of ₦100; the ledger has it as waiting for an administrator of ₦100.',
  ],
  [messages.overdueJob('check-ledger'), 'The job check-ledger has not succeeded for too long.'],
])('%s has words instead of codes', (stored, shown) => {
  expect(discrepancyWords(stored)).toBe(shown)
  expect(discrepancyWords(shown)).toBe(shown)
})

it.each(PAYOUT_STATUSES)('a withdrawal that is %s is described without a code', (status) => {
  expect(discrepancyWords(messages.transferStatus('pending', status))).not.toContain('_')
})
