import { beforeEach, describe, expect, it } from 'vitest'
import type { TransferStatus } from '#sandbox/paystack/rows.ts'
import { closeAccount } from '#schema/contract/closing.ts'
import { closeDiscrepancy } from '#schema/contract/reconciliation.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { applyFault } from '#testing/faults/apply-fault.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { sendNoticeEmailsJob } from '#worker/notices/send-emails.ts'
import { settlePayout } from './settle-payout.ts'

let market: PayoutMarket
let user: TestUser
let reference: string
beforeEach(async () => {
  market = await createPayoutMarket({}, { float: naira(100_000) })
  user = await market.createRichUser()
  await market.withdraw(user)
  reference = (await market.firstPayout()).reference
})
const FLOAT = naira(100_000)
const status = async () => (await market.firstPayout()).status
const balances = async () => ({
  wallet: await market.availableBalance(user),
  inflight: await market.ledgerBalance(`pi:${user.id}`),
  provider: -(await market.ledgerBalance('provider_clearing')),
  fees: await market.ledgerBalance('provider_fees'),
})
const deliver = async (webhook: Request) => {
  const { response } = await market.dispatch(webhook)
  expect(response.status).toBe(200)
  await market.expectInvariants()
}
/** The provider settles the transfer and sends its webhook. */
async function conclude(outcome: TransferStatus) {
  market.provider.settleTransfer(reference, outcome)
  await deliver(market.provider.webhook(reference))
}
/** A webhook with a valid signature that the provider would not send. */
const createWebhook = (event: string, reported: string) => {
  const { id } = market.provider.transfer(reference)
  return market.provider.createWebhook(`transfer.${event}`, { id, reference, status: reported })
}
/** The provider returns another status than the transfer has. */
const reportStatus = (reported: string) =>
  market.provider.injectFault('GET /transfer/verify', {
    effect: 'corrupt',
    changes: { status: reported },
  })
const emptyWallet = (amount: Kobo) =>
  market.write(
    ...adjust({ user: user.id, amount: -amount as Kobo, note: 'Out', now: market.now() }),
  )
const openDiscrepancies = () =>
  market.runSql('SELECT id, provider_amount FROM discrepancies WHERE resolved_at IS NULL')
const FEE = naira(10)
const BEFORE = { wallet: naira(95_000), inflight: naira(5000), provider: FLOAT, fees: 0 }
/** The provider's fee is as large as the charge. */
const AFTER = { wallet: naira(95_000), inflight: 0, provider: FLOAT - naira(5000), fees: 0 }
const BACK = { wallet: naira(100_000), inflight: 0, provider: FLOAT, fees: 0 }

describe('the end of a payout', () => {
  it('success posts the amount, the charge and the reported fee', async () => {
    expect(await balances()).toEqual(BEFORE)
    await conclude('success')
    expect(await balances()).toEqual(AFTER)
    expect(await market.firstPayout()).toMatchObject({ status: 'success', fee_charged: FEE })
    expect((await market.history(user))[0]).toMatchObject({ TransactionStatus: 'completed' })
  })

  it('a fee that is reported later is posted once', async () => {
    const changes = { fee_charged: null }
    market.provider.injectFault('GET /transfer/verify', { effect: 'corrupt', changes })
    market.provider.settleTransfer(reference, 'success')
    await settlePayout(market.createContext(), reference)
    const withoutFee = { ...AFTER, provider: FLOAT - naira(4990), fees: naira(10) }
    expect(await balances()).toEqual(withoutFee)
    for (let delivery = 0; delivery < 3; delivery++)
      await market.handleEvent('transfer.success', reference, { fee_charged: 2500 })
    expect(await balances()).toEqual({
      ...withoutFee,
      provider: FLOAT - naira(4990) - naira(25),
      fees: naira(-15),
    })
    await market.expectInvariants()
  })

  const FAILURES = ['failed', 'abandoned', 'rejected', 'blocked'] as const
  it.each(FAILURES)('%s returns the money', async (outcome) => {
    await conclude(outcome)
    expect(await balances()).toEqual(BACK)
    const rows = await market.history(user)
    expect(rows.map((row) => [row.details, row.TransactionStatus])).toEqual([
      ['Withdrawal', 'failed'],
      ['for a test', 'completed'],
    ])
    expect(await market.handleEvent('transfer.failed', reference)).toBe('done')
    expect(await balances()).toEqual(BACK)
  })

  it('reversed after success is a transaction of its own', async () => {
    await conclude('success')
    await conclude('reversed')
    expect(await balances()).toEqual({
      wallet: naira(99_990),
      inflight: 0,
      provider: FLOAT - naira(10),
      fees: 0,
    })
    const rows = await market.history(user)
    expect(rows.slice(0, 2)).toMatchObject([
      {
        details: 'Withdrawal sent back by your bank',
        amount: 4990,
        TransactionType: 'credit',
        TransactionStatus: 'completed',
      },
      { details: 'Withdrawal', TransactionStatus: 'completed' },
    ])
    await runJobs(market.deps, [sendNoticeEmailsJob])
    expect(market.mailbox.latest()?.text).toContain('₦4,990 is back in your wallet')
  })

  it('reversed after the account was closed is for the administrators, once', async () => {
    await conclude('success')
    await emptyWallet(naira(95_000))
    expect((await user.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(200)
    await conclude('reversed')
    await conclude('reversed')
    expect((await balances()).wallet).toBe(naira(4990))
    const id = `returned:${reference}`
    expect(await openDiscrepancies()).toEqual([{ id, provider_amount: naira(4990) }])
    const own = 'SELECT kind FROM notices WHERE user_id = ?'
    expect(await market.runSql(own, user.id)).toEqual([])

    const admin = await market.createUser('admin')
    const end = () => admin.send(closeDiscrepancy, { id, reason: 'Paid over the counter' })
    expect((await end()).status).toBe(409)
    await emptyWallet(naira(4990))
    expect((await end()).status).toBe(200)
    expect(await openDiscrepancies()).toEqual([])
    await market.expectInvariants()
  })

  it('reversed before success returns the whole amount', async () => {
    await conclude('reversed')
    expect(await balances()).toEqual(BACK)
    expect(await status()).toBe('failed')
  })

  it.each(['pending', 'otp', 'received', 'processing'])('%s is not conclusive', async (state) => {
    reportStatus(state)
    await deliver(createWebhook('failed', state))
    expect(await balances()).toEqual(BEFORE)
    expect(await status()).toBe('sent')
  })

  it('logs the changed transaction, the new one and the balance', async () => {
    const [row] = await market.listPayouts()
    const changeOf = (entity: string, id: unknown) => `u:${user.id} ${entity} put ${String(id)}`
    expect(await market.changesDuring(() => conclude('success'))).toEqual([
      changeOf('me', user.id),
      changeOf('notice', 'withdrawalCompleted'),
      changeOf('trx', row?.['journal_id']),
    ])
    const changes = await market.changesDuring(() => conclude('reversed'))
    expect(changes).toHaveLength(4)
  })
})

describe('reports out of order, repeated or false', () => {
  it('a webhook before the response of the transfer settles it once', async () => {
    const other = await market.createRichUser()
    market.provider.intercept('POST /transfer', async (request, forward) => {
      const response = await forward(request)
      const ofOther = await market.payoutReferenceOf(other)
      market.provider.settleTransfer(ofOther, 'success')
      await market.handleEvent('transfer.success', ofOther)
      return response
    })
    await market.withdraw(other)
    const [, payout] = await market.listPayouts()
    expect(payout).toMatchObject({ user_id: other.id, status: 'success' })
    await market.expectInvariants()
  })

  it('failed after success changes nothing', async () => {
    await conclude('success')
    reportStatus('failed')
    await deliver(createWebhook('failed', 'failed'))
    expect(await balances()).toEqual(AFTER)
    expect(await status()).toBe('success')
  })

  it('success after failure moves nothing and raises a discrepancy', async () => {
    await conclude('failed')
    reportStatus('success')
    await deliver(createWebhook('success', 'success'))
    expect(await balances()).toEqual(BACK)
    expect(await market.runSql('SELECT id FROM discrepancies')).toEqual([
      { id: `transfer:${reference}` },
    ])
    expect(market.alarms()).toEqual(['payout conflict'])
  })

  it('a webhook that differs from the query is not trusted', async () => {
    await deliver(createWebhook('success', 'success'))
    await deliver(createWebhook('failed', 'failed'))
    expect(await balances()).toEqual(BEFORE)
  })

  it('a transfer without a payout moves nothing', async () => {
    const { amount, recipient } = market.provider.transfer(reference)
    const another = 'wd_of_another_program'
    market.provider.initiateTransfer({ reference: another, amount, recipient })
    market.provider.settleTransfer(another, 'success')
    expect(await market.handleEvent('transfer.success', another)).toBe('done')
    expect(await balances()).toEqual(BEFORE)
    expect(market.alarms()).toEqual(['transfer without payout'])
  })

  it('twenty events of three kinds at once, together with the job, settle it once', async () => {
    market.provider.settleTransfer(reference, 'success')
    const events = ['transfer.success', 'transfer.failed', 'transfer.reversed']
    await Promise.all([
      ...Array.from({ length: 20 }, (_, i) =>
        market.handleEvent(events[i % 3] ?? '', reference, { fee_charged: 1000 }),
      ),
      market.runPayoutJob(),
    ])
    expect(await status()).toBe('success')
    expect(await balances()).toEqual(AFTER)
    expect(
      await market.runSql("SELECT id FROM ledger_journals WHERE type LIKE 'payout%'"),
    ).toHaveLength(1)
    await market.expectInvariants()
  })

  it('different responses to parallel queries settle it once', async () => {
    let queries = 0
    market.provider.intercept('GET /transfer/verify', (request, forward) => {
      const changes = { status: ++queries % 2 === 0 ? 'failed' : 'success' }
      return applyFault({ effect: 'corrupt', changes }, request, forward)
    })
    await Promise.all(
      Array.from({ length: 10 }, () => market.handleEvent('transfer.success', reference)),
    )
    expect(['success', 'failed']).toContain(await status())
    expect(
      await market.runSql("SELECT id FROM ledger_journals WHERE idem_key LIKE 'ps:%'"),
    ).toHaveLength(1)
    await market.expectInvariants()
  })
})

describe('a transfer larger than the ledger’s balance at the provider', () => {
  it('is posted with an implied top-up and raises a discrepancy', async () => {
    market = await createPayoutMarket({}, { float: naira(1000) })
    user = await market.createRichUser()
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    expect(await status()).toBe('success')
    expect(await market.ledgerBalance('provider_clearing')).toBe(0)
    const [row] = await market.runSql('SELECT id, kind, provider_amount FROM discrepancies')
    expect(row).toMatchObject({ kind: 'amount', provider_amount: naira(4000) })
    await market.expectInvariants()
  })
})
