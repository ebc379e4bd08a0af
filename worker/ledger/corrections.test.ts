import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask } from '#schema/contract/tasks.ts'
import type { Id } from '#schema/domain/ids.ts'
import { DAY_MS, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { violatedConstraint } from '#worker/db/errors.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { cancel, reverse, settleWithBank } from './corrections.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(2_000_000))
  tasker = await market.createTasker()
})

type Task = Awaited<ReturnType<Market['createAssignedTask']>>
const held = sql.join(
  HELD_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)
/** As a cancelling command would write it: the task's status with its assertion, and the posting. */
const cancelTask = (task: Task, release = naira(0)) =>
  market.write(
    sql`UPDATE tasks SET status = 'cancelled' WHERE id = ${task._id} AND status IN (${held})`,
    assertRowsChanged('task_state'),
    ...cancel({
      task: task._id,
      title: task.title,
      client: client.id,
      tasker: tasker.id,
      actor: client.id,
      price: naira(18_000),
      release,
      now: market.now(),
    }).writes,
  )
const constraintOf = (write: Promise<unknown>) => write.then(() => null, violatedConstraint)

describe('cancel', () => {
  it('returns the whole hold once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await cancelTask(task)
    await market.expectInvariants()
    expect(await market.availableBalance(client)).toBe(naira(2_000_000))
    expect(await market.heldAmount(task)).toBe(0)
    expect(await constraintOf(cancelTask(task))).toBe('assertion:task_state')
    expect(await market.availableBalance(client)).toBe(naira(2_000_000))
  })

  it('splits the hold between client and tasker', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await cancelTask(task, naira(5_000))
    await market.expectInvariants()
    expect(await market.availableBalance(client)).toBe(naira(1_995_000))
    expect(await market.availableBalance(tasker)).toBe(naira(5_000))
  })

  it('lets exactly one of cancel and approve succeed for each of 50 tasks', async () => {
    const tasks: Task[] = []
    for (let index = 0; index < 50; index++) {
      if (index % POSTS_PER_DAY === 0) market.advanceClock(DAY_MS)
      const task = await market.createAssignedTask(client, tasker, { title: `Todo ${index}` })
      await market.submit(tasker, task)
      tasks.push(task)
    }
    const approve = async (task: Task) =>
      (await market.send(client.token, approveTask, { id: task._id })).status === 200
    const cancelled = async (task: Task) => (await constraintOf(cancelTask(task))) === null
    const outcomes = await Promise.all(
      tasks.map(async (task, index) => {
        // Each is sent first in half of the cases.
        const approvesFirst = index % 2 === 0
        const [first, second] = approvesFirst ? [approve, cancelled] : [cancelled, approve]
        const [one, other] = await Promise.all([first(task), second(task)])
        return approvesFirst
          ? { isPaid: one, isCancelled: other }
          : { isPaid: other, isCancelled: one }
      }),
    )
    expect(outcomes.filter(({ isPaid, isCancelled }) => isPaid === isCancelled)).toEqual([])
    await market.expectInvariants()
    const paid = outcomes.filter(({ isPaid }) => isPaid).length
    expect(await market.availableBalance(tasker)).toBe(paid * naira(18_000))
    expect(await market.availableBalance(client)).toBe(naira(2_000_000) - paid * naira(18_000))
    for (const task of tasks) expect(await market.heldAmount(task)).toBe(0)
  }, 60_000)
})

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
