import { beforeEach, describe, expect, it } from 'vitest'
import { refundPayment } from '#schema/contract/payment-review.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let admin: TestUser
let reference: string
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(0))
  admin = await market.createUser('admin')
  // What is paid twice leaves our balance at the provider, so others have money there.
  const other = await market.createClient(naira(0))
  const paid = await createPaidPayment(market, other, '20000')
  await other.send(fundWallet, { reference: paid.reference })
  reference = (await createPaidPayment(market, client, '6000')).reference
  await client.send(fundWallet, { reference })
  market.provider.setScenario('slow-refunds')
})

async function deliver() {
  expect((await market.dispatch(market.provider.webhook(reference))).response.status).toBe(200)
  await market.expectInvariants()
}
const order = (amount: string) =>
  admin.send(refundPayment, { reference, amount, reason: 'The client asked for it' })
const loseDispute = async (amount: number) => {
  market.provider.dispute(reference, { amount, resolution: 'merchant-accepted' })
  await deliver()
}
/** Ends the refund of ours at the provider. */
async function endRefund(status: 'processed' | 'failed') {
  const [row] = await market.runSql('SELECT provider_id AS id, amount FROM refunds')
  market.provider.refund(reference, Number(row?.['amount']), { id: Number(row?.['id']), status })
  await deliver()
}
const state = async () => {
  const [refund] = await market.runSql('SELECT status FROM refunds')
  const [{ owed } = { owed: 0 }] = await market.runSql(
    "SELECT coalesce(sum(debits - credits), 0) AS owed FROM ledger_accounts WHERE id = 'ud:' || ?",
    client.id,
  )
  return {
    refund: refund?.['status'],
    wallet: await market.availableBalance(client),
    setAside: await market.ledgerBalance(`ri:${reference}`),
    owed,
  }
}
const open = async () =>
  (await market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL ORDER BY id')).map(
    ({ id }) => String(id).replace(/\d+$/, ''),
  )

describe('a refund of ours while the bank takes the payment back', () => {
  it('ends when it is processed, and what was paid twice is owed and reported', async () => {
    expect((await order('4000')).status).toBe(200)
    await loseDispute(naira(6000))
    await endRefund('processed')
    expect(await state()).toEqual({
      refund: 'processed',
      wallet: 0,
      setAside: 0,
      owed: naira(4000),
    })
    expect(await open()).toEqual(['cb:', 'twice:rf:'])
  })

  it('ends when it fails, and its money pays what is owed', async () => {
    await order('4000')
    await loseDispute(naira(6000))
    await endRefund('failed')
    expect(await state()).toMatchObject({ refund: 'failed', wallet: 0, setAside: 0, owed: 0 })
  })

  it('ends without a report when both together are no more than was paid', async () => {
    await order('4000')
    await loseDispute(naira(2000))
    await endRefund('processed')
    expect(await state()).toEqual({ refund: 'processed', wallet: 0, setAside: 0, owed: 0 })
    expect(await open()).toEqual([])
  })

  it('ends when the rest of it exceeds the payment', async () => {
    await order('4000')
    await loseDispute(naira(3000))
    await endRefund('processed')
    expect(await state()).toMatchObject({ refund: 'processed', setAside: 0, owed: naira(1000) })
    expect(await open()).toEqual(['cb:', 'twice:rf:'])
    expect((await order('1')).status).toBe(409)
  })
})

describe('a refund of ours that the line doubles', () => {
  it('is taken from the wallet as well, and administrators are told', async () => {
    const made: number[] = []
    market.provider.intercept('POST /refund', async (request, forward) => {
      const answers = [await forward(request.clone() as typeof request), await forward(request)]
      for (const answer of answers)
        made.push(((await answer.clone().json()) as { data: { id: number } }).data.id)
      return answers[0] ?? Response.error()
    })
    await order('2000')
    expect(made).toHaveLength(2)
    for (const id of made)
      market.provider.refund(reference, naira(2000), { id, status: 'processed' })
    await deliver()
    expect(await state()).toEqual({
      refund: 'processed',
      wallet: naira(2000),
      setAside: 0,
      owed: 0,
    })
    expect(await open()).toEqual(['twice:rf:'])
  })

  it('raises nothing when its one end is reported again', async () => {
    await order('2000')
    await endRefund('processed')
    await deliver()
    expect(await open()).toEqual([])
  })
})
