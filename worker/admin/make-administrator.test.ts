import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import {
  decideAdjustment,
  postSettlement,
  requestAdjustment,
} from '#schema/contract/adjustments.ts'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { decideApproval, listApprovals } from '#schema/contract/approvals.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { makeAdministrator } from '#schema/contract/second-factor.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { DAY_MS, NEW_ADMINISTRATOR_MS } from '#schema/domain/limits.ts'
import { APPROVAL_MESSAGES as messages } from '#schema/domain/messages/approvals.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let maker: TestUser
let second: TestUser
beforeEach(async () => {
  market = await createMarket()
  maker = await market.createUser('admin')
  second = await market.createUser('admin')
})
const reason = 'Both sides agree'
const open = async (by = second) => (await by.send(listApprovals, {})).body.approvals
async function decide(by: TestUser, decision: 'approve' | 'reject' = 'approve') {
  const [request] = await open(by)
  if (!request) throw new Error('Nothing waits.')
  return by.send(decideApproval, {
    id: request._id,
    decision,
    reason: 'Seen in the statement',
  })
}
/** What one administrator asks for waits, and happens once when the second approves it. */
async function expectTwo(
  ask: () => Promise<{ status: number; body: { message?: string } }>,
  happened: () => Promise<unknown>,
) {
  const before = await happened()
  const asked = await ask()
  expect([asked.status, asked.body.message]).toEqual([200, messages.requested])
  expect(await happened()).toEqual(before)
  expect((await open()).length).toBe(1)
  const again = await ask()
  expect([again.status, (again.body as { error?: string }).error]).toEqual([409, messages.waits])
  const own = await decide(maker)
  expect([own.status, own.body.error]).toEqual([403, messages.ownRequest])
  const approved = await decide(second)
  expect([approved.status, approved.body.message]).toEqual([200, messages.approved])
  expect(await happened()).not.toEqual(before)
  expect(await open()).toEqual([])
  await market.expectInvariants()
}

/** The same user in a new session. */
async function logIn(user: TestUser): Promise<TestUser> {
  const { email } = user
  const { token } = (await market.send(null, login, { email, password: TEST_PASSWORD })).body
  return { ...user, token, send: (...args) => market.send(token, ...args) }
}

/** Made by `by` with the approval of `with`, and logged in. */
async function makeAnother(by: TestUser, other: TestUser): Promise<TestUser> {
  const user = await market.createUser('client')
  await by.send(makeAdministrator, {
    email: user.email,
    reason: 'Works with us.',
  })
  expect((await decide(other)).status).toBe(200)
  return logIn(user)
}

describe('another administrator', () => {
  it('is made by two, of an empty account whose sessions end, and all administrators are told', async () => {
    const user = await market.createUser('client')
    const input = { email: user.email, reason: 'Works with us.' }
    const typeOf = () =>
      market.runSql('SELECT user_type, admin_since FROM users WHERE id = ?', user.id)
    await expectTwo(() => maker.send(makeAdministrator, input), typeOf)
    expect(await typeOf()).toEqual([{ user_type: 'admin', admin_since: market.now() }])
    expect((await user.send(readOverview, {})).status).toBe(401)
    for (const each of [maker, second, user])
      expect(await market.noticesTo(each)).toEqual(['administratorMade'])
    expect((await maker.send(makeAdministrator, input)).status).toBe(404)
    const entries = await market.runSql(
      `SELECT actor_id, action, json_extract(details, '$.act') AS act FROM audit_log WHERE subject = ? ORDER BY seq`,
      user.id,
    )
    expect(entries).toEqual([
      { actor_id: maker.id, action: 'admin.makeAdministrator', act: null },
      {
        actor_id: second.id,
        action: 'admin.decideApproval',
        act: 'admin.makeAdministrator',
      },
    ])
  })

  it('is not made of an account with money, or with an unproven email', async () => {
    const rich = await market.createClient(naira(1000))
    const make = (email: string) => maker.send(makeAdministrator, { email, reason })
    expect((await make(rich.email)).body.code).toBe('account_in_use')
    const [unproven] = await market.createUsers({ isEmailProven: false })
    if (unproven) expect((await make(unproven.email)).body.code).toBe('email_unproven')
  })

  it('is not made when the account got money while it waited', async () => {
    const user = await market.createUser('client')
    await maker.send(makeAdministrator, { email: user.email, reason })
    const { reference } = await createPaidPayment(market, user)
    await user.send(fundWallet, { reference })
    expect((await decide(second)).body.code).toBe('account_in_use')
    expect((await open()).length).toBe(1)
    expect((await decide(maker, 'reject')).status).toBe(200)
    expect(await open()).toEqual([])
  })

  it('decides about no money for 72 hours, by any call', async () => {
    let third = await makeAnother(maker, second)
    const { body } = await maker.send(requestAdjustment, {
      user: (await market.createClient()).id,
      direction: 'credit',
      amount: 500,
      reason,
    })
    market.advanceClock(NEW_ADMINISTRATOR_MS - 1)
    third = await logIn(third)
    const calls = ENDPOINTS.filter(({ decidesMoney }) => decidesMoney)
    expect(calls.map(({ name }) => name).toSorted()).toEqual([
      'admin.decideApproval',
      'disputes.decide',
      'ledger.decideAdjustment',
      'ledger.postSettlement',
      'ledger.reverseBooking',
      'payments.credit',
      'payments.refund',
      'settings.change',
      'tasks.removeAsAdmin',
      'wallet.decidePayoutReview',
    ])
    const settle = {
      id: 'line-1',
      direction: 'top-up' as const,
      amount: '700',
      reason,
    }
    const refused = await third.send(postSettlement, settle)
    expect([refused.status, refused.body.error]).toEqual([403, messages.newAdministrator])
    const id = body.adjustment._id
    const adjust = { id, decision: 'approve', reason } as const
    expect((await third.send(decideAdjustment, adjust)).body.error).toBe(messages.newAdministrator)
    market.advanceClock(1)
    expect((await third.send(postSettlement, settle)).status).toBe(200)
  })

  it('never approves what its maker asked for, nor what is older than the role', async () => {
    const client = await market.createClient()
    const ask = async (by: TestUser) => {
      const input = {
        user: client.id,
        direction: 'credit' as const,
        amount: 500,
        reason,
      }
      return (await by.send(requestAdjustment, input)).body.adjustment._id
    }
    const older = await ask(second)
    market.advanceClock(1)
    let third = await makeAnother(maker, second)
    market.advanceClock(DAY_MS)
    maker = await logIn(maker)
    second = await logIn(second)
    const ofMaker = await ask(maker)
    const ofSecond = await ask(second)
    market.advanceClock(NEW_ADMINISTRATOR_MS)
    third = await logIn(third)
    maker = await logIn(maker)
    second = await logIn(second)
    const answerTo = async (id: typeof older) =>
      (await third.send(decideAdjustment, { id, decision: 'approve', reason })).body
    expect((await answerTo(older)).error).toBe(messages.olderThanRole)
    expect((await answerTo(ofMaker)).error).toBe(messages.madeByMaker)
    expect((await answerTo(ofSecond)).error).toBeUndefined()
    await maker.send(changeSetting, {
      name: 'platformFeeBps',
      value: 300,
      reason,
    })
    expect((await decide(third)).body.error).toBe(messages.madeByMaker)
    expect((await decide(second)).status).toBe(200)
  })
})
