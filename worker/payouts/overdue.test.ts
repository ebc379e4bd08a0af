import { beforeEach, describe, expect, it } from 'vitest'
import type { TransferOutcome } from '#sandbox/paystack/rows.ts'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { decidePayoutReview, listPayoutsInReview } from '#schema/contract/payout-review.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { DAY_MS, PAYOUT_LEASE_MS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { reportOverduePayoutsJob } from './overdue.ts'

let market: PayoutMarket
let user: TestUser
let admin: TestUser
let id: PayoutId
const REASON = 'The dashboard shows no transfer.'
beforeEach(async () => {
  market = await createPayoutMarket()
  user = await market.createRichUser()
  admin = await market.createUser('admin')
})

async function startPayout(outcome: TransferOutcome) {
  market.provider.setTransferOutcome(outcome)
  await market.withdraw(user)
  id = (await market.firstPayout()).id as PayoutId
}
async function report(afterMs = 0) {
  market.advanceClock(afterMs)
  await market.runSql('UPDATE sessions SET expires_at = ?', market.now() + DAY_MS)
  await runJobs(market.deps, [reportOverduePayoutsJob])
  expect(market.logLines.at(-1)).not.toHaveProperty('fault')
}
const openDiscrepancies = async () => {
  const rows = await market.runSql(
    'SELECT id, message FROM discrepancies WHERE resolved_at IS NULL',
  )
  return rows.map((row) => ({ id: row['id'], message: inWords(String(row['message'])) }))
}
const errors = () => market.logLines.filter(({ level }) => level === 'error')
const listed = async () => (await admin.send(listPayoutsInReview, {})).body.withdrawals
const decide = (decision: 'send' | 'return' | 'arrived', caller = admin, reason = REASON) =>
  caller.send(decidePayoutReview, { id, decision, reason })
const noteOf = async () => (await user.send(listTransactions, {})).body.trx[0]?.withdrawal?.note
const transferReference = async () => (await market.firstPayout()).reference

describe('a payout without an end is reported', () => {
  it('at once when the provider requires a one-time code', async () => {
    await startPayout('otp')
    await report()
    expect(await openDiscrepancies()).toEqual([
      { id: `payout:${id}`, message: expect.stringContaining('one-time code') },
    ])
    expect(errors()).toMatchObject([{ alarm: 'payout overdue', payout: id }])
    expect(await listed()).toMatchObject([{ _id: id, providerStatus: 'otp', isOverdue: true }])
    expect((await admin.send(readOverview, {})).body.queues.withdrawalsInReview).toBe(1)
    expect(await noteOf()).toContain('taking longer than usual')
  })

  it('at once when the balance at the provider is too small', async () => {
    await startPayout('insufficient')
    await report()
    expect(await openDiscrepancies()).toEqual([
      { id: `payout:${id}`, message: expect.stringContaining('balance') },
    ])
  })

  it.each(['pending', 'received'] as const)('after a day as %s', async (outcome) => {
    await startPayout(outcome)
    await report(DAY_MS - 1)
    expect([await openDiscrepancies(), await noteOf()]).toEqual([[], null])
    await report(1)
    expect(await openDiscrepancies()).toHaveLength(1)
    await report()
    expect(errors()).toHaveLength(1)
  })

  it('after a day when the provider refuses every query', async () => {
    market.provider.injectFault('POST /transfer', 'drop-response')
    market.provider.injectFault('GET /transfer/verify', { effect: 'status', status: 403 })
    await startPayout('success')
    market.advanceClock(PAYOUT_LEASE_MS)
    await market.runPayoutJob()
    await report(DAY_MS)
    expect(await openDiscrepancies()).toMatchObject([{ id: `payout:${id}` }])
    expect(await listed()).toMatchObject([{ _id: id, status: 'sending', lastError: 'HTTP 403' }])
  })

  it('until it ends', async () => {
    await startPayout('otp')
    await report()
    market.provider.settleTransfer(await transferReference(), 'success')
    await market.handleEvent('transfer.success', await transferReference())
    await report()
    expect([await openDiscrepancies(), await listed(), await noteOf()]).toEqual([[], [], null])
  })
})

describe('an administrator who decides an overdue payout', () => {
  beforeEach(async () => {
    await startPayout('otp')
    await report()
  })

  it('must give a reason', async () => {
    expect((await decide('return', admin, '')).body).toMatchObject({ code: 'invalid_input' })
  })

  it('may not decide an own payout', async () => {
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", user.id)
    expect((await decide('return', user)).status).toBe(403)
  })

  it('cannot return it while the provider still has the transfer', async () => {
    expect((await decide('return')).status).toBe(409)
    expect((await market.firstPayout()).status).toBe('sent')
  })

  it('returns it when the provider has no such transfer', async () => {
    market.provider.deleteTransfer(await transferReference())
    expect((await decide('return')).status).toBe(200)
    expect(await market.availableBalance(user)).toBe(naira(100_000))
    expect(await market.runSql('SELECT resolved_by, resolution FROM discrepancies')).toEqual([
      { resolved_by: admin.id, resolution: REASON },
    ])
    expect(await noteOf()).toContain('back in your wallet')
  })

  it('gets the conclusion of the provider instead, when there is one', async () => {
    market.provider.settleTransfer(await transferReference(), 'success')
    expect((await decide('return')).body.message).toContain('arrived')
    expect((await market.firstPayout()).status).toBe('success')
  })

  it('may record that it arrived while the provider refuses every query', async () => {
    market.provider.injectFault('GET /transfer/verify', { effect: 'status', status: 403 })
    expect((await decide('arrived')).status).toBe(200)
    expect((await market.firstPayout()).status).toBe('success')
    expect((await decide('return')).status).toBe(409)
  })

  it('cannot record that it arrived when the provider has no such transfer', async () => {
    market.provider.deleteTransfer(await transferReference())
    expect((await decide('arrived')).status).toBe(409)
  })
})

it.each([
  ['failed', 'did not accept'],
  ['blocked', 'stopped'],
] as const)('a user reads why a withdrawal is %s', async (outcome, words) => {
  await startPayout(outcome)
  const reference = await transferReference()
  market.provider.settleTransfer(reference, outcome)
  await market.handleEvent('transfer.failed', reference)
  expect(await noteOf()).toContain(words)
})

it('a failure that is reported after the success raises a discrepancy at once', async () => {
  await startPayout('pending')
  const reference = await transferReference()
  market.provider.settleTransfer(reference, 'success')
  await market.handleEvent('transfer.success', reference)
  const changes = { status: 'failed' }
  market.provider.injectFault('GET /transfer/verify', { effect: 'corrupt', changes })
  await market.handleEvent('transfer.failed', reference)
  expect(await openDiscrepancies()).toMatchObject([{ id: `transfer:${reference}` }])
  expect((await market.firstPayout()).status).toBe('success')
})

it('a lease far in the future, from a clock that was wrong, does not stop a payout', async () => {
  market.provider.injectFault('POST /transfer', 'drop-request')
  await startPayout('success')
  market.provider.clearFaults()
  await market.runSql('UPDATE payouts SET lease_until = ?', market.now() + 400 * DAY_MS)
  await market.runPayoutJob()
  expect((await market.firstPayout()).status).toBe('success')
})

it('queries again before it adopts the end that the answer to a transfer reports', async () => {
  await market.provider.intercept('POST /transfer', async (request, next) => {
    const response = await next(request)
    const body = (await response.json()) as { data: object }
    return Response.json({ ...body, data: { ...body.data, status: 'failed' } })
  })
  await startPayout('pending')
  expect((await market.firstPayout()).status).toBe('sent')
})
