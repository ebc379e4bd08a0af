import { beforeEach, expect, test } from 'vitest'
import { decidePayoutReview } from '#schema/contract/payout-review.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { addAuditEntry } from './audit-log.ts'

let market: PayoutMarket
let admin: TestUser
let id: PayoutId
beforeEach(async () => {
  market = await createPayoutMarket()
  const user = await market.createRichUser()
  admin = await market.createUser('admin')
  await market.runSql("UPDATE users SET is_verified = 1, username = 'Ngozi'")
  await market.withdraw(user)
  id = (await market.firstPayout()).id as PayoutId
})
const decide = (reason: string) =>
  admin.send(decidePayoutReview, { id, decision: 'return', reason })
const entries = () =>
  market.runSql('SELECT actor_id, action, subject, reason, details, created_at FROM audit_log')

test("records an administrator's decision with its reason, once", async () => {
  expect((await decide('  The account is in another name  ')).status).toBe(200)
  expect((await decide('Again')).status).toBe(409)
  expect(await entries()).toEqual([
    {
      actor_id: admin.id,
      action: 'wallet.decidePayoutReview',
      subject: id,
      reason: 'The account is in another name',
      details: '{"decision":"return"}',
      created_at: market.now(),
    },
  ])
})

test.each(['', '   ', 'x'.repeat(501)])('rejects a decision with the reason %o', async (reason) => {
  const { status, body } = await decide(reason)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['reason']])
  expect(await entries()).toEqual([])
})

test.each([
  "UPDATE audit_log SET reason = 'other'",
  'DELETE FROM audit_log',
  'INSERT OR REPLACE INTO audit_log SELECT * FROM audit_log',
])('refuses %s', async (statement) => {
  await decide('Checked by telephone')
  await expect(market.runSql(statement)).rejects.toThrow('immutable')
  expect(await entries()).toMatchObject([{ reason: 'Checked by telephone' }])
})

test('an administrator command without an audit entry is a fault', async () => {
  const endpoint = { name: 'admin.example', access: 'admin' } as never
  const actor = { userId: admin.id, sessionId: null, now: 1 } as never
  const result = { effects: [], response: {} }
  await expect(addAuditEntry(endpoint, actor, result)).rejects.toThrow('without an audit entry')
})
