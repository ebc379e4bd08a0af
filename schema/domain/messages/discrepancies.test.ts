import { expect, it } from 'vitest'
import { inWords } from '#schema/domain/localize.ts'
import { naira } from '#schema/domain/money.ts'
import { PAYOUT_STATUSES } from '#schema/domain/payout.ts'
import { DISCREPANCY_FACTS as facts } from './discrepancies.ts'

const PAID = naira(100)
const reference = 'on_0123'

it.each([
  [
    facts.paymentMissingHere('NGN', PAID, { status: 'mismatch', flag: 'amount excess' }),
    'NGN 100 was paid and is in no wallet (not credited: another amount than was asked for; far more than was asked for)',
  ],
  [
    facts.paymentMissingHere('NGN', PAID, { status: 'mismatch', flag: '' }),
    'NGN 100 was paid and is in no wallet (not credited)',
  ],
  [facts.paymentMissingHere('NGN', PAID, null), 'NGN 100 was paid and is in no wallet'],
  [
    facts.paymentFlagged('amount over_limit', PAID, naira(200)),
    'Credited and to be looked at (another amount than was asked for; more than an unverified wallet may hold): ₦200.00 was paid, ₦100.00 was asked for.',
  ],
  [
    facts.transferStatus('otp', 'needs_review'),
    'At the provider it is waiting for a one-time code, here waiting for an administrator.',
  ],
  [
    facts.transferMissingHere(PAID, 'success'),
    '₦100.00 was sent (successful) without a withdrawal here',
  ],
  [facts.transferAmount(PAID, naira(90)), '₦100.00 there, ₦90.00 here'],
  [
    facts.openDispute(reference, 'awaiting-merchant-feedback'),
    'A payment is disputed and the provider needs an answer: on_0123 (awaiting merchant feedback).',
  ],
  [
    facts.refundStopped(reference, 'needs-attention'),
    'A refund of on_0123 is stopped and needs attention: the customer waits for money that does not arrive.',
  ],
  [
    facts.overdueRefund(reference, PAID, 'requested'),
    'The refund of ₦100 of on_0123 has no end: not sent yet.',
  ],
  [
    facts.payoutOverdue({ reference, status: 'needs_review', amount: PAID }, 'pending'),
    'The withdrawal on_0123 of ₦100 has no end: waiting for an administrator, pending at the provider.',
  ],
  [
    facts.payoutOverdue({ reference, status: 'sent', amount: PAID }, null),
    'The withdrawal on_0123 of ₦100 has no end: sent, without an end, no answer at the provider.',
  ],
  [
    facts.transferConflict(
      { state: 'success', amount: PAID },
      { status: 'needs_review', amount: PAID },
    ),
    'The provider reports it as successful of ₦100; the ledger has it as waiting for an administrator of ₦100.',
  ],
  [facts.overdueJob('check-ledger'), 'The job check-ledger has not succeeded for too long.'],
  // As an older build stored it.
  ['pending there, failed here', 'pending there, failed here'],
])('%j is stored, and shown with words instead of codes', (stored, shown) => {
  expect(inWords(stored)).toBe(shown)
})

it.each(PAYOUT_STATUSES)('a withdrawal that is %s is described without a code', (status) => {
  expect(inWords(facts.transferStatus('pending', status))).not.toContain('_')
})
