import { beforeEach, describe, expect, it, test } from 'vitest'
import { decideApproval, listApprovals } from '#schema/contract/approvals.ts'
import { initFunding } from '#schema/contract/payments.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { changeSetting, listSettings, readAmountBounds } from '#schema/contract/settings.ts'
import { createTask, editTask } from '#schema/contract/tasks.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { SETTING_BOUNDS, SETTING_NAMES, type SettingName } from '#schema/domain/settings.ts'
import { taskInput } from '#testing/worker/market.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

let market: PayoutMarket
let admin: TestUser
beforeEach(async () => {
  market = await createPayoutMarket({ settings: { PLATFORM_FEE_BPS: 100 } })
  admin = await market.createUser('admin')
})
const change = (name: SettingName, value: number) =>
  admin.send(changeSetting, { name, value, reason: 'Agreed for March.' })
/** By two administrators. */
async function changeFee(value: number) {
  await change('platformFeeBps', value)
  const second = await market.createUser('admin')
  const { approvals } = (await second.send(listApprovals, {})).body
  for (const { _id: id } of approvals) {
    const decision = { id, decision: 'approve', reason: 'Agreed in the meeting.' } as const
    expect((await second.send(decideApproval, decision)).status).toBe(200)
  }
}
const pair = async () => [await market.createClient(), await market.createTasker()] as const

test('the settings are those of the environment until an administrator changes one', async () => {
  const valueOf = async () => {
    const { body } = await admin.send(listSettings, {})
    return body.settings.map(({ value, changedAt }) => [value, changedAt])
  }
  expect(await valueOf()).toEqual([
    [100, null],
    [7, null],
    [3, null],
    [100, null],
    [1_000_000, null],
    [100, null],
    [10_000_000, null],
    [0, null],
    [20_000, null],
  ])
  await changeFee(200)
  await changeFee(0)
  expect((await valueOf())[0]).toEqual([0, new Date(market.now()).toISOString()])
})

test('a change is in the audit log with its reason and the value before and after', async () => {
  await change('reviewWindowDays', 8)
  await change('reviewWindowDays', 9)
  const entries = await market.runSql(
    'SELECT actor_id, action, subject, reason, details FROM audit_log ORDER BY seq',
  )
  const entry = {
    actor_id: admin.id,
    action: 'settings.change',
    subject: 'reviewWindowDays',
    reason: 'Agreed for March.',
  }
  expect(entries).toMatchObject([entry, entry])
  expect(entries.map(({ details }) => JSON.parse(String(details)))).toEqual([
    { before: 7, after: 8 },
    { before: 8, after: 9 },
  ])
})

/** So that the bounds of the other end of a pair are free again. */
const DEFAULTS: Partial<Record<SettingName, number>> = {
  fundMin: 100,
  fundMax: 1_000_000,
  priceMin: 100,
  priceMax: 10_000_000,
}

test('accepts the bounds of each setting and rejects what is beyond them or broken', async () => {
  for (const name of SETTING_NAMES.filter((each) => each !== 'platformFeeBps')) {
    const { min, max } = SETTING_BOUNDS[name]
    for (const value of [max, min, DEFAULTS[name] ?? min])
      expect([name, value, (await change(name, value)).status]).toEqual([name, value, 200])
    for (const value of [min - 1, max + 1, min + 0.5])
      expect([name, value, (await change(name, value)).status]).toEqual([name, value, 400])
  }
  expect((await change('platformFeeBps', 5001)).body).toMatchObject({
    fields: { value: 'Enter a whole number from 0 to 5000' },
  })
})

test('no other user reads or changes a setting', async () => {
  const [client] = await pair()
  expect((await client.send(listSettings, {})).status).toBe(403)
  const mine = { name: 'platformFeeBps', value: 0, reason: 'Mine.' } as const
  expect((await client.send(changeSetting, mine)).status).toBe(403)
})

describe('a changed setting', () => {
  it('decides the fee of later awards, which open todos show, and not that of earlier ones', async () => {
    const [client, tasker] = await pair()
    const earlier = await market.createAssignedTask(client, tasker)
    await changeFee(1000)
    const open = await market.postTask(client)
    expect((await market.findTask(tasker, open)).feeBps).toBe(1000)
    const later = await market.createAssignedTask(client, tasker)
    await changeFee(0)
    for (const [task, feeBps] of [
      [earlier, 100],
      [later, 1000],
    ] as const)
      expect((await market.findTask(tasker, task)).feeBps).toBe(feeBps)
    await market.submit(tasker, later)
    await market.approve(client, later)
    expect(await market.availableBalance(tasker)).toBe(18_000_00 - 1800_00)
  })

  it('decides the time to review of todos that are completed from then on, by hand or by time', async () => {
    const [client, tasker] = await pair()
    const windowOf = async ({ _id }: { _id: string }) => {
      const [row] = await market.runSql(
        'SELECT review_window_days AS d FROM tasks WHERE id = ?',
        _id,
      )
      return row?.['d']
    }
    const earlier = await market.createCompletedTask(client, tasker)
    await change('reviewWindowDays', 2)
    const approved = await market.createCompletedTask(client, tasker)
    const automatic = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, automatic)
    market.advanceClock(6 * DAY_MS)
    await runJobs(market.deps, [dueTasksJob])
    expect([await windowOf(earlier), await windowOf(approved), await windowOf(automatic)]).toEqual([
      7, 2, 2,
    ])
  })

  it('decides how many withdrawals may be unfinished', async () => {
    await change('pendingWithdrawalsMax', 1)
    const user = await market.createRichUser()
    expect((await market.withdraw(user)).status).toBe(200)
    expect((await market.withdraw(user)).body).toMatchObject({ code: 'too_many_withdrawals' })
  })

  it('decides which payments may be started, and phones read the bounds', async () => {
    await change('fundMin', 500)
    await change('fundMax', 2_000_000)
    const client = await market.createClient()
    await market.runSql('UPDATE users SET is_verified = 1')
    expect((await client.send(readAmountBounds, {})).body).toEqual({
      fund: { min: 500, max: 2_000_000 },
      price: { min: 100, max: 10_000_000 },
    })
    const fund = async (amount: string) => {
      const { status, body } = await client.send(initFunding, { amount })
      const { error, fields } = body as { error?: string; fields?: object }
      return [status, error, fields]
    }
    const sentence = 'Amount must be between ₦500 and ₦2,000,000'
    for (const amount of ['0', '99', '499', '2000001', '10000001', '999999999'])
      expect(await fund(amount)).toEqual([400, sentence, { amount: sentence }])
    expect(await fund('1500000')).toEqual([201, undefined, undefined])
  })

  it('decides the prices that todos and proposals may have; those that exist keep theirs', async () => {
    const [client, tasker] = await pair()
    const cheap = await market.postTask(client, { price: '900' })
    await market.apply(tasker, cheap)
    await change('priceMin', 1000)
    await change('priceMax', 50_000)
    const post = async (price: string) =>
      (await client.send(createTask, { ...taskInput(), price })).status
    expect([await post('999'), await post('1000'), await post('50001')]).toEqual([400, 201, 400])
    const sentence = 'Price must be between ₦1,000 and ₦50,000'
    const refused = { error: sentence, fields: { price: sentence } }
    for (const price of ['0', '50', '100000001'])
      expect((await client.send(createTask, { ...taskInput(), price })).body).toMatchObject(refused)
    const open = await market.postTask(client)
    const application = { taskId: open._id, description: 'I can.', date: '2026-03-20' }
    for (const price of ['50', '60000', '200000000'])
      expect((await tasker.send(applyForTask, { ...application, price })).body).toMatchObject(
        refused,
      )
    const edit = { ...taskInput(), id: cheap._id, price: '900', title: 'Fix two doors' }
    expect((await client.send(editTask, edit)).status).toBe(200)
    expect((await client.send(editTask, { ...edit, price: '800' })).status).toBe(400)
  })

  it('never has a smallest amount above the largest', async () => {
    expect((await change('fundMin', 5000)).status).toBe(200)
    expect((await change('fundMax', 4999)).body).toMatchObject({
      fields: { value: 'Enter a whole number from 5000 to 10000000' },
    })
    expect((await change('fundMax', 5000)).status).toBe(200)
    expect((await change('fundMin', 5001)).status).toBe(400)
  })
})
