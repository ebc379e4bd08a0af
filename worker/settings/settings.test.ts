import { beforeEach, describe, expect, it, test } from 'vitest'
import { changeSetting, listSettings } from '#schema/contract/settings.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { SETTING_BOUNDS, SETTING_NAMES, type SettingName } from '#schema/domain/settings.ts'
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
  ])
  await change('platformFeeBps', 200)
  await change('platformFeeBps', 0)
  expect((await valueOf())[0]).toEqual([0, new Date(market.now()).toISOString()])
})

test('a change is in the audit log with its reason and the value before and after', async () => {
  await change('platformFeeBps', 250)
  await change('platformFeeBps', 300)
  const entries = await market.runSql(
    'SELECT actor_id, action, subject, reason, details FROM audit_log ORDER BY seq',
  )
  const entry = {
    actor_id: admin.id,
    action: 'settings.change',
    subject: 'platformFeeBps',
    reason: 'Agreed for March.',
  }
  expect(entries).toMatchObject([entry, entry])
  expect(entries.map(({ details }) => JSON.parse(String(details)))).toEqual([
    { before: 100, after: 250 },
    { before: 250, after: 300 },
  ])
})

test('accepts the bounds of each setting and rejects what is beyond them or broken', async () => {
  for (const name of SETTING_NAMES) {
    const { min, max } = SETTING_BOUNDS[name]
    for (const value of [min, max])
      expect([name, value, (await change(name, value)).status]).toEqual([name, value, 200])
    for (const value of [min - 1, max + 1, min + 0.5])
      expect([name, value, (await change(name, value)).status]).toEqual([name, value, 400])
  }
  expect((await change('platformFeeBps', 5001)).body).toMatchObject({
    fields: { value: 'Enter a whole number from 0 to 5000' },
  })
})

test('nobody else reads or changes a setting', async () => {
  const [client] = await pair()
  expect((await client.send(listSettings, {})).status).toBe(403)
  const mine = { name: 'platformFeeBps', value: 0, reason: 'Mine.' } as const
  expect((await client.send(changeSetting, mine)).status).toBe(403)
})

describe('a changed setting', () => {
  it('decides the fee of later awards, which open todos show, and not that of earlier ones', async () => {
    const [client, tasker] = await pair()
    const earlier = await market.createAssignedTask(client, tasker)
    await change('platformFeeBps', 1000)
    const open = await market.postTask(client)
    expect((await market.findTask(tasker, open)).feeBps).toBe(1000)
    const later = await market.createAssignedTask(client, tasker)
    await change('platformFeeBps', 0)
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
})
