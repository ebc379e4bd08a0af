import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { faultName, type Fault } from '#testing/faults/fault.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendNoticeEmailsJob } from '#worker/notices/send-emails.ts'
import { sendPayout } from './send-payout.ts'

let market: PayoutMarket
let user: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createPayoutMarket({ engine })
  user = await market.createRichUser()
}
beforeEach(() => setUp())
const MINUTE = 60_000
/** After the faults of the second group the request was handled. */
const FAULTS: Fault[] = [
  { effect: 'drop-request' },
  { effect: 'status', status: 500 },
  { effect: 'html' },
  { effect: 'drop-response' },
  { effect: 'status-response', status: 504 },
  { effect: 'truncate' },
  { effect: 'duplicate' },
]
const NAMED_FAULTS = FAULTS.map((fault) => [faultName(fault), fault] as const)
const inflight = () => market.ledgerBalance(`pi:${user.id}`)
const status = async () => (await market.firstPayout()).status
/** Runs the job every five minutes until the payout has one of the statuses. */
async function runJobUntil(...ends: string[]) {
  for (let run = 0; run < 12; run++) {
    if (ends.includes(await status())) return
    market.advanceClock(5 * MINUTE)
    await market.runPayoutJob()
  }
}

describe('provider failures', () => {
  it.each(NAMED_FAULTS)(
    'transfer with the fault %s: arrives once and is never returned',
    async (_, fault) => {
      market.provider.setTransferOutcome('success')
      market.provider.injectFault('POST /transfer', fault)
      expect((await market.withdraw(user)).status).toBe(200)
      expect(await inflight()).toBe(['success'].includes(await status()) ? 0 : naira(5000))
      market.provider.clearFaults()
      await runJobUntil('success')
      expect(await status()).toBe('success')
      expect(market.provider.transfers().length).toBe(1)
      expect(await inflight()).toBe(0)
      expect(await market.availableBalance(user)).toBe(naira(95_000))
      await market.expectInvariants()
    },
  )

  it.each(NAMED_FAULTS)('recipient with the fault %s: is sent later', async (_, fault) => {
    market.provider.setTransferOutcome('success')
    market.provider.injectFault('POST /transferrecipient', fault)
    await market.withdraw(user)
    market.provider.clearFaults()
    await runJobUntil('success')
    expect(market.provider.transfers().length).toBe(1)
    expect(market.provider.recipients().length).toBe(1)
  })

  it('send nothing again while the first attempt is unknown', async () => {
    market.provider.injectFault('POST /transfer', 'drop-response')
    market.provider.injectFault('GET /transfer/verify', 'drop-request')
    await market.withdraw(user)
    for (let run = 0; run < 5; run++) {
      market.advanceClock(5 * MINUTE)
      await market.runPayoutJob()
    }
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
    expect(await status()).toBe('sending')
    expect(await inflight()).toBe(naira(5000))
    expect((await market.history(user))[0]?.TransactionStatus).toBe('pending')
    market.provider.clearFaults()
    market.provider.settleTransfer((await market.firstPayout()).reference, 'success')
    await runJobUntil('success')
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
  })

  it('postpone a payout with an alarm while the provider’s balance is too small', async () => {
    market.provider.setTransferOutcome('insufficient')
    await market.withdraw(user)
    expect(await status()).toBe('requested')
    expect(market.alarms()).toEqual(['payout postponed'])
    market.advanceClock(5 * MINUTE)
    await market.runPayoutJob()
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
    market.provider.setTransferOutcome('success')
    market.advanceClock(5 * MINUTE)
    await market.runPayoutJob()
    expect(await status()).toBe('success')
  })

  it('return the money with an email after a rejection without a transfer', async () => {
    const message = 'Cannot send to this bank'
    market.provider.injectFault('POST /transfer', { effect: 'status', status: 400, message })
    await market.withdraw(user)
    expect(await market.firstPayout()).toMatchObject({
      status: 'failed',
      last_error: message,
    })
    expect(await market.availableBalance(user)).toBe(naira(100_000))
    expect((await market.history(user)).map((row) => row.TransactionStatus)).toEqual([
      'failed',
      'completed',
    ])
    await runJobs(market.deps, [sendNoticeEmailsJob])
    expect(market.mailbox.latest()).toMatchObject({
      subject: 'Your withdrawal did not go through',
      text: expect.stringContaining('₦5,000 is back in your wallet'),
    })
  })

  it('accept an earlier transfer after a rejection', async () => {
    market.provider.injectOnce('POST /transfer', { effect: 'status-response', status: 400 })
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    expect(await status()).toBe('success')
    expect(await market.availableBalance(user)).toBe(naira(95_000))
  })

  it('return nothing when the query after a rejection fails', async () => {
    market.provider.injectFault('POST /transfer', { effect: 'status', status: 400 })
    market.provider.injectFault('GET /transfer/verify', 'status')
    await market.withdraw(user)
    expect([await status(), await inflight()]).toEqual(['sending', naira(5000)])
  })

  it('raise a discrepancy for a report of another amount', async () => {
    market.provider.setTransferOutcome('success')
    await market.withdraw(user)
    market.provider.setTransferOutcome('pending')
    await market.withdraw(user, { amount: '2000' })
    const [, second] = await market.listPayouts()
    const reference = String(second?.['reference'])
    market.provider.settleTransfer(reference, 'success')
    const changes = { amount: 1 }
    market.provider.injectFault('GET /transfer/verify', { effect: 'corrupt', changes })
    await market.handleEvent('transfer.success', reference)
    expect((await market.listPayouts()).map((row) => row['status'])).toEqual(['success', 'sent'])
    expect(await market.runSql('SELECT id, kind FROM discrepancies')).toEqual([
      { id: `transfer:${reference}`, kind: 'status' },
    ])
  })

  it('ignore data of the provider’s other mode', async () => {
    await market.withdraw(user)
    const { reference } = await market.firstPayout()
    market.provider.settleTransfer(reference, 'success')
    const changes = { domain: 'live' }
    market.provider.injectFault('GET /transfer/verify', { effect: 'corrupt', changes })
    expect(await market.handleEvent('transfer.success', reference)).toBe('pending')
    expect(await status()).toBe('sent')
  })
})

describe('the lease of a sender', () => {
  it('lets one of many senders send', async () => {
    market.provider.injectFault('POST /transferrecipient', 'drop-request')
    await market.withdraw(user)
    market.provider.clearFaults()
    market.advanceClock(15 * MINUTE)
    const { id } = await market.firstPayout()
    const results = await Promise.all(
      Array.from({ length: 10 }, () => sendPayout(market.createContext(), id as never)),
    )
    expect(results.filter((result) => result === 'not_claimed')).toHaveLength(9)
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
  })

  it('is taken over after it expires, and not before', async () => {
    await market.withdraw(user)
    const { reference } = await market.firstPayout()
    market.provider.deleteTransfer(reference)
    await market.runSql(
      "UPDATE payouts SET status = 'sending', lease_until = ?",
      market.now() + PAYOUT_LEASE_MS,
    )
    await market.runPayoutJob()
    expect(market.provider.countRequests('POST /transfer')).toBe(1)
    market.advanceClock(PAYOUT_LEASE_MS)
    await market.runPayoutJob()
    expect(market.provider.requests.slice(-2)).toEqual([
      `GET /transfer/verify/${reference}`,
      'POST /transfer',
    ])
    expect(await status()).toBe('sent')
  })

  it('is taken by the job when the worker ended before sending', async () => {
    market.provider.setTransferOutcome('success')
    market.provider.injectFault('POST /transferrecipient', 'drop-request')
    await market.withdraw(user)
    // As if the process had ended right after the response.
    await market.runSql(
      "UPDATE payouts SET lease_until = NULL, attempts = 0 WHERE status = 'requested'",
    )
    market.provider.clearFaults()
    expect(await market.runPayoutJob()).toMatchObject({ checked: 1, settled: 1 })
  })

  it('waits while the user is suspended, and is sent when the account is active again', async () => {
    market.provider.setTransferOutcome('insufficient')
    await market.withdraw(user)
    market.provider.setTransferOutcome('success')
    const suspend = (at: '1' | 'NULL') =>
      market.runSql(`UPDATE users SET suspended_at = ${at} WHERE id = ?`, user.id)
    await suspend('1')
    market.advanceClock(60 * MINUTE)
    expect(await market.runPayoutJob()).toMatchObject({ checked: 0 })
    expect([await status(), await inflight()]).toEqual(['requested', naira(5000)])
    await suspend('NULL')
    expect(await market.runPayoutJob()).toMatchObject({ checked: 1, settled: 1 })
    expect(await inflight()).toBe(0)
  })

  it('gives way to a review after a day without a conclusion, and the payout may still end', async () => {
    await market.withdraw(user)
    market.advanceClock(DAY_MS)
    await market.runPayoutJob()
    expect(await status()).toBe('needs_review')
    expect(await inflight()).toBe(naira(5000))
    market.provider.settleTransfer((await market.firstPayout()).reference, 'success')
    market.advanceClock(60 * MINUTE)
    await market.runPayoutJob()
    expect(await status()).toBe('success')
  })

  it('costs one round trip and no writes when nothing is due', async () => {
    await setUp('sqld')
    expect(await market.runPayoutJob()).toMatchObject({ checked: 0, roundTrips: 1, rowsWritten: 0 })
  })
})
