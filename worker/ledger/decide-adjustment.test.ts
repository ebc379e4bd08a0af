import { beforeEach, describe, expect, it } from 'vitest'
import {
  decideAdjustment,
  listAdjustments,
  postSettlement,
  requestAdjustment,
} from '#schema/contract/adjustments.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let maker: TestUser
let checker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(1000))
  maker = await market.createUser('admin')
  checker = await market.createUser('admin')
})
const reason = 'Paid twice by mistake'
async function request(direction: 'credit' | 'debit', amount: number) {
  const input = { user: client.id, direction, amount, reason }
  const { status, body } = await maker.send(requestAdjustment, input)
  expect(status).toBe(200)
  return body.adjustment._id
}
type Decision = { id: Awaited<ReturnType<typeof request>>; decision?: 'approve' | 'reject' }
const decide = (admin: TestUser, { id, decision = 'approve' }: Decision) =>
  admin.send(decideAdjustment, { id, decision, reason: 'Seen in the statement' })
const balance = () => market.availableBalance(client)

describe('an adjustment', () => {
  it('moves money when another administrator approves it, once', async () => {
    const id = await request('debit', 250.5)
    expect(await balance()).toBe(naira(1000))
    expect((await checker.send(listAdjustments, {})).body.adjustments).toMatchObject([
      { _id: id, user: client.id, direction: 'debit', amount: 250.5, reason },
    ])
    const own = await decide(maker, { id })
    expect([own.status, own.body.code]).toEqual([403, 'wrong_role'])
    expect((await decide(checker, { id })).status).toBe(200)
    expect((await decide(checker, { id })).status).toBe(409)
    expect(await balance()).toBe(74_950)
    expect((await checker.send(listAdjustments, {})).body.adjustments).toEqual([])
    const [row] = (await client.send(listTransactions, {})).body.trx
    expect(row).toMatchObject({ details: reason, amount: 250.5, TransactionType: 'debit' })
    await market.expectInvariants()
  })

  it('that is rejected moves nothing', async () => {
    const id = await request('credit', 500)
    expect((await decide(checker, { id, decision: 'reject' })).status).toBe(200)
    expect((await decide(checker, { id })).status).toBe(409)
    expect(await balance()).toBe(naira(1000))
  })

  it('takes no more than the wallet has', async () => {
    const id = await request('debit', 1001)
    expect((await decide(checker, { id })).status).toBe(402)
    expect(await balance()).toBe(naira(1000))
  })

  it('is neither requested nor approved by the owner of the wallet', async () => {
    const input = { user: maker.id, direction: 'credit' as const, amount: 500, reason }
    expect((await maker.send(requestAdjustment, input)).status).toBe(403)
    const { body } = await checker.send(requestAdjustment, input)
    expect((await decide(maker, { id: body.adjustment._id })).status).toBe(403)
  })

  it('is in the audit log twice, with both reasons', async () => {
    await decide(checker, { id: await request('credit', 500) })
    const rows = await market.runSql(
      'SELECT actor_id, action, subject, reason FROM audit_log ORDER BY created_at, id',
    )
    expect(rows).toEqual([
      { actor_id: maker.id, action: 'ledger.requestAdjustment', subject: client.id, reason },
      {
        actor_id: checker.id,
        action: 'ledger.decideAdjustment',
        subject: client.id,
        reason: 'Seen in the statement',
      },
    ])
  })
})

it('a settlement is posted once per id, and no more than the ledger has at the provider', async () => {
  const clearing = async () => 0 - (await market.ledgerBalance('provider_clearing'))
  const settle = (id: string, direction: 'to-bank' | 'top-up', amount: number) =>
    maker.send(postSettlement, { id, direction, amount, reason: 'Statement of March' })
  expect((await settle('line-1', 'top-up', 700)).status).toBe(200)
  expect((await settle('line-1', 'top-up', 700)).status).toBe(409)
  expect((await settle('line-2', 'to-bank', 701)).status).toBe(402)
  expect((await settle('line-2', 'to-bank', 300)).status).toBe(200)
  expect(await clearing()).toBe(naira(400))
  await market.expectInvariants()
})
