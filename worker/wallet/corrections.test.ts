import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask } from '#schema/contract/tasks.ts'
import type { Id } from '#schema/domain/ids.ts'
import { DAY, POSTS_PER_DAY } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { guard } from '../db/commit.ts'
import { stoppedBy } from '../db/outage.ts'
import { newMarket, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'
import { cancel, reverse, settleWithBank } from './corrections.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client(naira(2_000_000))
  tasker = await market.tasker()
})

type Task = Awaited<ReturnType<Market['underWay']>>
const held = sql.join(
  HELD_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)
/** As a call that cancels will write it: the todo, its guard, the posting; all of it or nothing. */
const cancelled = (task: Task, release = naira(0)) =>
  market.write(
    sql`UPDATE tasks SET status = 'cancelled' WHERE id = ${task._id} AND status IN (${held})`,
    guard('task_state'),
    ...cancel({
      ...{ task: task._id, title: task.title, client: client.id, tasker: tasker.id },
      ...{ actor: client.id, price: naira(18_000), release, now: market.now() },
    }).writes,
  )
const why = (write: Promise<unknown>) => write.then(() => null, stoppedBy)

describe('MONEY 1.1 posting 4: a hold that is given back', () => {
  it('goes back whole, once, and the books stay lawful', async () => {
    const task = await market.underWay(client, tasker)
    await cancelled(task)
    await market.lawful()
    expect(await market.available(client)).toBe(naira(2_000_000))
    expect(await market.held(task)).toBe(0)
    expect(await why(cancelled(task))).toBe('guard:task_state')
    expect(await market.available(client)).toBe(naira(2_000_000))
  })

  it('R10, R25: or in parts, which are the whole', async () => {
    const task = await market.underWay(client, tasker)
    await cancelled(task, naira(5_000))
    await market.lawful()
    expect(await market.available(client)).toBe(naira(1_995_000))
    expect(await market.available(tasker)).toBe(naira(5_000))
  })

  it('cancel against approve ×50: for each todo one of them, never both', async () => {
    const tasks: Task[] = []
    for (let at = 0; at < 50; at++) {
      // R7: ten posts a day.
      if (at % POSTS_PER_DAY === 0) market.wait(DAY)
      const task = await market.underWay(client, tasker, { title: `Todo ${at}` })
      await market.submit(tasker, task)
      tasks.push(task)
    }
    const approve = async (task: Task) =>
      (await market.send(client.token, approveTask, { id: task._id })).status === 200
    const giveBack = async (task: Task) => (await why(cancelled(task))) === null
    const ends = await Promise.all(
      tasks.map(async (task, at) => {
        // Each sets out first half of the time.
        const [first, second] = at % 2 === 0 ? [approve, giveBack] : [giveBack, approve]
        const [one, other] = await Promise.all([first(task), second(task)])
        return at % 2 === 0
          ? { isPaid: one, isCancelled: other }
          : { isPaid: other, isCancelled: one }
      }),
    )
    expect(ends.filter(({ isPaid, isCancelled }) => isPaid === isCancelled)).toEqual([])
    await market.lawful()
    const paid = ends.filter(({ isPaid }) => isPaid).length
    expect(await market.available(tasker)).toBe(paid * naira(18_000))
    expect(await market.available(client)).toBe(naira(2_000_000) - paid * naira(18_000))
    for (const task of tasks) expect(await market.held(task)).toBe(0)
  }, 60_000)
})

describe('MONEY 1.1 posting 11: what moves between the provider and our bank', () => {
  const moved = { id: 'bank-line-1', amount: naira(70), now: 1 }
  const kobo = async (account: string) => {
    const [row] = await market.rows(
      'SELECT debits - credits AS kobo FROM ledger_accounts WHERE id = ?',
      account,
    )
    return Number(row?.['kobo'])
  }
  it('is booked once for each line of the bank’s, both ways', async () => {
    await market.write(
      ...settleWithBank({ ...moved, toBank: false, actor: client.id, amount: naira(100) }).writes,
    )
    const out = { ...moved, id: 'bank-line-2', toBank: true, actor: client.id }
    await market.write(...settleWithBank(out).writes)
    await market.lawful()
    expect(await kobo('provider_clearing')).toBe(naira(30))
    expect(await kobo('platform_capital')).toBe(-naira(30))
    expect(await why(market.write(...settleWithBank(out).writes))).toContain('idem_key')
    const more = { ...out, id: 'bank-line-3', amount: naira(31) }
    expect(await why(market.write(...settleWithBank(more).writes))).toBe('overdrawn_asset')
  })
})

describe('MONEY 1.1 posting 13: a journal undone by its mirror', () => {
  it('leaves every account as it was, stands beside what it undoes, and happens once', async () => {
    const [opening] = await market.rows('SELECT id FROM ledger_journals WHERE type = ?', 'adjust')
    const journal = String(opening?.['id']) as Id<'journal'>
    const undone = { journal, actor: client.id, note: 'Booked by mistake', now: market.now() }
    await market.write(...reverse(undone).writes)
    await market.lawful()
    expect(await market.available(client)).toBe(0)
    expect(await why(market.write(...reverse(undone).writes))).toContain('ledger_journals')
    const rows = await market.rows('SELECT type FROM ledger_journals ORDER BY rowid')
    expect(rows.map(({ type }) => type)).toEqual(['adjust', 'reverse'])
  })

  it('is refused where the money is no longer there', async () => {
    const task = await market.underWay(client, tasker)
    expect(await market.held(task)).toBe(naira(18_000))
    const [opening] = await market.rows('SELECT id FROM ledger_journals WHERE type = ?', 'adjust')
    const journal = String(opening?.['id']) as Id<'journal'>
    const undone = { journal, actor: client.id, note: 'Booked by mistake', now: market.now() }
    expect(await why(market.write(...reverse(undone).writes))).toBe('insufficient_funds')
    await market.lawful()
  })
})
