import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId, type Id } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { violatedConstraint } from '#worker/db/errors.ts'
import { partsOf } from '#worker/db/write.ts'
import { adjust, approveAdjustment, requestAdjustment } from './adjustments.ts'
import { moveIntoSuspense, returnPayment, reverse, settleWithBank } from './corrections.ts'
import { fund, payDebt } from './postings.ts'
import { endRefund, failRefund, startRefund } from './refunds.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(2_000_000))
  tasker = await market.createTasker()
})

const constraintOf = (write: Promise<unknown>) => write.then(() => null, violatedConstraint)

describe('settleWithBank', () => {
  const topUp = { id: 'bank-line-1', amount: naira(70), now: 1 }
  const kobo = async (account: string) => {
    const [row] = await market.runSql(
      'SELECT debits - credits AS kobo FROM ledger_accounts WHERE id = ?',
      account,
    )
    return Number(row?.['kobo'])
  }
  it('posts each bank statement line once, in both directions', async () => {
    await market.write(
      ...settleWithBank({ ...topUp, toBank: false, actor: client.id, amount: naira(100) }).writes,
    )
    const payout = { ...topUp, id: 'bank-line-2', toBank: true, actor: client.id }
    await market.write(...settleWithBank(payout).writes)
    await market.expectInvariants()
    expect(await kobo('provider_clearing')).toBe(naira(30))
    expect(await kobo('platform_capital')).toBe(-naira(30))
    expect(await constraintOf(market.write(...settleWithBank(payout).writes))).toContain('idem_key')
    const tooMuch = { ...payout, id: 'bank-line-3', amount: naira(31) }
    expect(await constraintOf(market.write(...settleWithBank(tooMuch).writes))).toBe(
      'overdrawn_asset',
    )
  })
})

describe('reverse', () => {
  it('restores every account with a second journal, once', async () => {
    const [opening] = await market.runSql('SELECT id FROM ledger_journals WHERE type = ?', 'adjust')
    const journal = String(opening?.['id']) as Id<'journal'>
    const reversal = { journal, actor: client.id, note: 'Booked by mistake', now: market.now() }
    await market.write(...reverse(reversal).writes)
    await market.expectInvariants()
    expect(await market.availableBalance(client)).toBe(0)
    expect(await constraintOf(market.write(...reverse(reversal).writes))).toContain(
      'ledger_journals',
    )
    const rows = await market.runSql('SELECT type FROM ledger_journals ORDER BY rowid')
    expect(rows.map(({ type }) => type)).toEqual(['adjust', 'reverse'])
  })

  it('is rejected when the money is no longer there', async () => {
    const task = await market.createAssignedTask(client, tasker)
    expect(await market.heldAmount(task)).toBe(naira(18_000))
    const [opening] = await market.runSql('SELECT id FROM ledger_journals WHERE type = ?', 'adjust')
    const journal = String(opening?.['id']) as Id<'journal'>
    const reversal = { journal, actor: client.id, note: 'Booked by mistake', now: market.now() }
    expect(await constraintOf(market.write(...reverse(reversal).writes))).toBe('insufficient_funds')
    await market.expectInvariants()
  })
})

describe('an adjustment', () => {
  const request = () => ({
    user: client.id,
    amount: naira(-500),
    reason: 'Paid twice by mistake',
    now: market.now(),
  })

  it('is made by one administrator and approved by another, once', async () => {
    const { id, write } = requestAdjustment({ ...request(), requestedBy: 'maker' })
    await market.write(write)
    expect(await market.availableBalance(client)).toBe(naira(2_000_000))
    const approve = (decidedBy: string, changes = {}) =>
      market.write(...approveAdjustment({ ...request(), id, decidedBy, ...changes }).writes)
    expect(await constraintOf(approve('maker'))).toBe('two_administrators')
    expect(await constraintOf(approve('checker', { amount: naira(-400) }))).toBe(
      'assertion:adjustment_state',
    )
    await approve('checker')
    expect(await constraintOf(approve('other'))).toBe('assertion:adjustment_state')
    expect(await market.availableBalance(client)).toBe(naira(1_999_500))
    await market.expectInvariants()
  })

  it('cannot be approved when it is made, nor changed afterwards', async () => {
    const { id, write } = requestAdjustment({ ...request(), requestedBy: 'maker' })
    await market.write(write)
    for (const statement of [
      `UPDATE adjustments SET amount = 1 WHERE id = '${id}'`,
      `DELETE FROM adjustments WHERE id = '${id}'`,
      `INSERT OR REPLACE INTO adjustments SELECT id, user_id, 9, reason, status, requested_by, requested_at, NULL, NULL, NULL FROM adjustments`,
      `INSERT INTO adjustments SELECT 'x', user_id, 9, reason, 'approved', 'a', 1, 'b', 1, 'j' FROM adjustments`,
    ])
      await expect(market.runSql(statement)).rejects.toThrow('immutable')
  })
})

describe('a payment in suspense and a refund started by us', () => {
  const reference = 'fw-unmatched'
  const balanceOf = async (account: string) => {
    const [row] = await market.runSql(
      'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
      account,
    )
    return Number(row?.['kobo'] ?? 0)
  }
  const inSuspense = { reference, amount: naira(300), fees: naira(5), now: 1 }
  const refund = (user: TestUser | null, amount: number) => ({
    id: newId('refund'),
    reference,
    user: user?.id ?? null,
    amount: naira(amount),
    requestedBy: tasker.id,
    reason: 'Paid by mistake',
    now: 2,
  })

  it('goes to the wallet of its owner once he is found', async () => {
    await market.write(...moveIntoSuspense(inSuspense).writes)
    await market.expectInvariants()
    const payment = { reference, userId: client.id, paidAmount: naira(300), fees: naira(5), now: 3 }
    await market.write(
      sql`INSERT INTO payments (reference, user_id, amount, status, paid_amount, fees, created_at)
        VALUES (${reference}, ${client.id}, 30000, 'success', 30000, 500, 1)`,
      ...fund({ ...payment, inSuspense: naira(300) }).writes,
    )
    await market.expectInvariants()
    expect(await balanceOf(`su:${reference}`)).toBe(0)
    expect(await balanceOf('provider_clearing')).toBe(-naira(295))
    expect(await market.availableBalance(client)).toBe(naira(2_000_300))
    expect(await constraintOf(market.write(...startRefund(refund(null, 1)).writes))).toBe(
      'insufficient_funds',
    )
  })

  it('goes back to its payer, or to where it came from when the provider refuses', async () => {
    await market.write(...moveIntoSuspense(inSuspense).writes)
    const [first, second] = [refund(null, 300), refund(null, 300)]
    await market.write(...startRefund(first).writes)
    expect(await balanceOf(`ri:${reference}`)).toBe(naira(300))
    // One at a time.
    expect(await constraintOf(market.write(...startRefund(second).writes))).toBe(
      'refunds.reference',
    )
    const fail = () => market.write(...failRefund(first, 'refused', 3).writes)
    await fail()
    expect(await constraintOf(fail())).toBe('assertion:payment_state')
    expect(await balanceOf(`su:${reference}`)).toBe(naira(300))
    await market.write(...startRefund(second).writes)
    await market.expectInvariants()
  })

  it('cannot be spent in between, and is what the refund then takes', async () => {
    await market.write(
      ...settleWithBank({ id: 'float', toBank: false, amount: naira(1000), actor: null, now: 1 })
        .writes,
    )
    const started = refund(client, 700)
    await market.write(...startRefund(started).writes)
    expect(await market.availableBalance(client)).toBe(naira(1_999_300))
    const returned = returnPayment({
      type: 'refund',
      idemKey: 'rf:1',
      reference,
      userId: client.id,
      amount: naira(800),
      setAside: naira(700),
      available: naira(1_999_300),
      now: 3,
    })
    expect([returned.covered, returned.owed]).toEqual([naira(100), 0])
    await market.write(...endRefund(started.id, 'processed', { now: 3 }), ...returned.writes)
    expect(await market.availableBalance(client)).toBe(naira(1_999_200))
    expect(await balanceOf(`ri:${reference}`)).toBe(0)
    await market.expectInvariants()
  })
})

describe('a debt', () => {
  it('is paid by the next credits, once each, and aborts a credit that has read another debt', async () => {
    await market.write(
      ...settleWithBank({
        id: 'float',
        toBank: false,
        amount: naira(9_000_000),
        actor: null,
        now: 1,
      }).writes,
    )
    const lost = { type: 'chargeback' as const, idemKey: 'cb:1', reference: 'fw-1', now: 1 }
    const available = naira(2_000_000)
    const amount = naira(2_000_500)
    await market.write(...returnPayment({ ...lost, userId: client.id, amount, available }).writes)
    const credit = (debt: number, cause: string) =>
      market.write(
        ...adjust({ user: client.id, amount: naira(300), note: 'A credit', now: 2 }),
        ...partsOf(
          payDebt({ user: client.id, debt: naira(debt), credited: naira(300), cause, now: 2 })
            .effects,
        ).writes,
      )
    expect(await constraintOf(credit(0, 'a'))).toBe('assertion:debt_state')
    await credit(500, 'a')
    expect(await market.availableBalance(client)).toBe(0)
    await market.expectInvariants()
    await credit(200, 'b')
    expect(await market.availableBalance(client)).toBe(naira(100))
    await credit(0, 'c')
    expect(await market.availableBalance(client)).toBe(naira(400))
    await market.expectInvariants()
  })
})
