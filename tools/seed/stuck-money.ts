import { listUnmatchedPayments, refundPayment } from '#schema/contract/payment-review.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { reportRefund } from '#worker/payments/refunds.ts'
import { DEMO_PIN } from './demo.ts'
import type { Options, tools } from './events.ts'
import { payIn, type SeedServices } from './move-money.ts'
import type { Step } from './run-task-lifecycle.ts'
import { waitUntil } from './wait-until.ts'

type Seed = ReturnType<typeof tools>
export type StuckMoneyOptions = Options &
  SeedServices & {
    background: BackgroundContext
    /** False until the transfer was tried. */
    loseTransfer: () => Promise<boolean>
  }

const ACCOUNT = { bankCode: '058', accountNumber: '0123450078', accountName: 'EMEKA OBI' }

/** The provider took it and does not know it any more. */
const stuckPayout = (
  { call, userOf, timeOf }: Seed,
  { sandbox, loseTransfer }: StuckMoneyOptions,
): Step => ({
  at: timeOf(29),
  async run() {
    const { bankCode, accountNumber, accountName } = ACCOUNT
    await sandbox.setAccountName(accountNumber, accountName)
    await sandbox.setFaults({ calls: { call: 'POST /transfer', effect: 'drop-request' } })
    await call(userOf('emeka').token, withdraw, {
      bankCode,
      accountNumber,
      amount: '25000',
      pin: DEMO_PIN,
    })
    await waitUntil('the transfer is lost', loseTransfer)
  },
})

type Refund = { handle: string; hoursAgo: number; amount: number; reason: string; faults: object }

/** Of a payment an hour before it. */
function refundSteps(
  { call, userOf, timeOf }: Seed,
  { sandbox }: StuckMoneyOptions,
  {
    handle,
    hoursAgo,
    amount,
    reason,
    faults,
    onSent,
  }: Refund & { onSent: (ref: string) => Promise<void> },
): Step[] {
  let reference = ''
  return [
    {
      at: timeOf(hoursAgo + 1),
      async run() {
        reference = await payIn({ call, sandbox }, userOf(handle), amount)
      },
    },
    {
      at: timeOf(hoursAgo),
      async run() {
        await sandbox.setFaults(faults)
        await call(userOf('admin').token, refundPayment, { reference, reason })
        await onSent(reference)
        await sandbox.setFaults({ refunds: { status: 'processed' } })
      },
    },
  ]
}

/** A withdrawal and refunds that do not end by themselves. */
export function stuckMoneySteps(seed: Seed, options: StuckMoneyOptions): Step[] {
  const { call, userOf } = seed
  const isListed = (reference: string, isTried: boolean) => async () => {
    const { refunds } = await call(userOf('admin').token, listUnmatchedPayments, {})
    const refund = refunds.find((each) => each.reference === reference)
    return (
      refund !== undefined && (refund.status === 'sent' || (isTried && refund.lastError !== null))
    )
  }
  return [
    stuckPayout(seed, options),
    ...refundSteps(seed, options, {
      handle: 'hauwa',
      hoursAgo: 50,
      amount: 15_000,
      reason: 'She paid twice for the same todo.',
      faults: { refunds: { status: 'failed' } },
      async onSent(reference) {
        await waitUntil('the refund is sent', isListed(reference, false))
        await reportRefund(options.background, reference, 'failed')
      },
    }),
    ...refundSteps(seed, options, {
      handle: 'ngozi',
      hoursAgo: 27,
      amount: 8000,
      reason: 'The card belongs to her brother, who did not agree.',
      faults: { calls: { call: 'POST /refund', effect: 'status', status: 503 } },
      onSent: (reference) => waitUntil('the refund was tried', isListed(reference, true)),
    }),
  ]
}
