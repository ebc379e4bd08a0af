import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { feeOnRelease, holdOf, type Hold } from '#schema/domain/hold.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { violatedConstraint } from '#worker/db/errors.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import { afterMovement, holdMoney, movementsOf, refundMoney, releaseMoney } from './holds.ts'

const FEE_BPS = 750
let market: Market
let client: TestUser
let tasker: TestUser
let task: Awaited<ReturnType<Market['createAssignedTask']>>
beforeEach(async () => {
  market = await createMarket({ settings: { PLATFORM_FEE_BPS: FEE_BPS } })
  client = await market.createClient(naira(1_000_000))
  tasker = await market.createTasker()
  task = await market.createAssignedTask(client, tasker)
})

/** As a command would do it: reads the hold, decides, and writes the task and the movements in one batch. */
const readHold = async () => {
  const background = createBackgroundContext(market.deps)
  const query = () => ({ movements: movementsOf({ task: task._id }) })
  return holdOf((await background.readNamed(query)).movements)
}
const held = (hold: Pick<Hold, 'lastMovement'>) => ({ id: task._id, title: task.title, hold })
const setTask = (from: TaskStatus, to: TaskStatus, price: Kobo): Statement[] => [
  sql`UPDATE tasks SET status = ${to}, price = ${price}, version = version + 1,
      due_at = iif(${to} IN ('pending', 'in-progress'), ${market.now() + DAY_MS}, NULL),
      completed_at = iif(${to} = 'completed', ${market.now()}, NULL), tasker_id = iif(${to} = 'pending', NULL, ${tasker.id})
    WHERE id = ${task._id} AND status = ${from}`,
  assertRowsChanged('task_state'),
  sql`UPDATE proposals SET price = ${price} WHERE task_id = ${task._id} AND status = 'accepted'`,
]
const common = () => ({ actor: client.id, now: market.now() })
const release = (hold: Hold, amount: Kobo) =>
  releaseMoney(held(hold), {
    ...common(),
    tasker: tasker.id,
    amount,
    fee: feeOnRelease(hold, amount, FEE_BPS),
  }).writes
const refund = (hold: Pick<Hold, 'lastMovement'>, amount: Kobo) =>
  refundMoney(held(hold), { ...common(), client: client.id, amount }).writes
const raise = (hold: Hold, amount: Kobo, type: 'award' | 'hold') =>
  holdMoney(held(hold), { ...common(), client: client.id, amount, type }).writes

describe('movements of a hold', () => {
  it('cancel a task, reopen it and award it again', async () => {
    const first = await readHold()
    await market.write(
      ...setTask('in-progress', 'cancelled', first.held),
      ...refund(first, first.held),
    )
    await market.expectInvariants()
    expect(await market.availableBalance(client)).toBe(naira(1_000_000))
    await market.write(...setTask('cancelled', 'pending', first.held))
    await market.runSql(`UPDATE proposals SET status = 'rejected'`)
    await market.expectInvariants()

    const other = await market.createTasker()
    await market.apply(other, task)
    await market.award(client, task, other)
    await market.submit(other, task)
    await market.approve(client, task)
    await market.expectInvariants()
    expect(await market.heldAmount(task)).toBe(0)
    expect(await market.availableBalance(other)).toBe(naira(18_000) * 0.925)
    expect(
      await market.runSql(
        'SELECT idem_key FROM ledger_journals WHERE subject_id = ? ORDER BY movement',
        task._id,
      ),
    ).toEqual(
      ['hold:1', 'refund:2', 'hold:3', 'release:4'].map((key) => ({
        idem_key: key.replace(':', `:${task._id}:`),
      })),
    )
  })

  it('split a disputed hold between both', async () => {
    const hold = await readHold()
    const part = naira(5_000)
    await market.write(
      ...setTask('in-progress', 'completed', hold.held),
      ...release(hold, part),
      ...refund(afterMovement(hold), (hold.held - part) as Kobo),
    )
    await market.expectInvariants()
    expect(await market.heldAmount(task)).toBe(0)
    expect(await market.availableBalance(tasker)).toBe(naira(5_000) * 0.925)
  })

  it('pay a part early, raise the hold, and release the rest with the fee of the whole price', async () => {
    const hold = await readHold()
    await market.write(...release(hold, naira(3_000)))
    await market.expectInvariants()
    const raised = await readHold()
    await market.write(
      ...setTask('in-progress', 'in-progress', naira(20_000.01)),
      ...raise(raised, naira(2_000.01), 'hold'),
    )
    await market.expectInvariants()
    expect((await client.send(readDashboard, {})).body.userDetails).toMatchObject({
      held: 17_000.01,
    })
    await market.submit(tasker, task)
    await market.approve(client, task)
    await market.expectInvariants()
    const fee = Math.floor((naira(20_000.01) * FEE_BPS + 5000) / 10_000)
    expect(await market.availableBalance(tasker)).toBe(naira(20_000.01) - fee)
    expect(await market.heldAmount(task)).toBe(0)
  })

  it('exclude each other: of two with the same number the second is aborted', async () => {
    const hold = await readHold()
    await market.write(...release(hold, naira(1_000)))
    const second = market.write(...release(hold, naira(1_000)))
    expect(await second.then(() => null, violatedConstraint)).toBe('ledger_journals.idem_key')
    const other = market.write(...refund(hold, naira(1_000)))
    expect(await other.then(() => null, violatedConstraint)).toBe('ledger_journals.movement')
    const gap = market.write(...refund({ lastMovement: 9 }, naira(1_000)))
    expect(await gap.then(() => null, violatedConstraint)).toBe('ledger_journals.movement')
    await market.expectInvariants()
  })

  it('never release or refund more than is held', async () => {
    const hold = await readHold()
    const tooMuch = market.write(...refund(hold, (hold.held + 1) as Kobo))
    expect(await tooMuch.then(() => null, violatedConstraint)).toBe('insufficient_funds')
  })
})

/** What may happen to a task's money, in any order; each returns null when it is not possible now. */
type Move = (
  state: { status: TaskStatus; price: Kobo; hold: Hold },
  size: Kobo,
) => Statement[] | null
const MOVES: Record<string, Move> = {
  payEarly: ({ status, hold }, size) =>
    status === 'in-progress' && size < hold.held ? release(hold, size) : null,
  raise: ({ status, hold, price }, size) =>
    status === 'in-progress'
      ? [...setTask(status, status, (price + size) as Kobo), ...raise(hold, size, 'hold')]
      : null,
  lower: ({ status, hold, price }, size) =>
    status === 'in-progress' && size < hold.held
      ? [...setTask(status, status, (price - size) as Kobo), ...refund(hold, size)]
      : null,
  reopen: ({ status, hold, price }) =>
    status === 'in-progress'
      ? [
          ...setTask(status, 'cancelled', price),
          ...refund(hold, hold.held),
          ...setTask('cancelled', 'pending', price),
        ]
      : null,
  awardAgain: ({ status, hold }, size) =>
    status === 'pending'
      ? [...setTask(status, 'in-progress', size), ...raise(hold, size, 'award')]
      : null,
  approve: ({ status, hold, price }) =>
    status === 'in-progress'
      ? [...setTask(status, 'completed', price), ...release(hold, hold.held)]
      : null,
  split: ({ status, hold, price }, size) =>
    status === 'in-progress' && size < hold.held
      ? [
          ...setTask(status, 'completed', price),
          ...release(hold, size),
          ...refund(afterMovement(hold), (hold.held - size) as Kobo),
        ]
      : null,
}

it('keeps every invariant over random sequences of movements', { timeout: 60_000 }, async () => {
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(MOVES)),
    size: fc.integer({ min: 1, max: 3_000_000 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      task = await market.createAssignedTask(client, tasker)
      for (const { name, size } of steps) {
        const [row] = await market.runSql('SELECT status, price FROM tasks WHERE id = ?', task._id)
        const status = row?.['status'] as TaskStatus
        const price = row?.['price'] as Kobo
        const writes = MOVES[name]?.({ status, price, hold: await readHold() }, size as Kobo)
        if (!writes) continue
        const aborted = await market.write(...writes).then(() => null, violatedConstraint)
        expect([name, aborted === null || aborted === 'insufficient_funds']).toEqual([name, true])
        expect([name, size, await market.findViolations()]).toEqual([name, size, []])
      }
      market.advanceClock(86_400_000)
    }),
    { numRuns: 15 },
  )
})
