import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelTask } from '#schema/contract/cancel.ts'
import * as contract from '#schema/contract/disputes.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { AUTO_APPROVE_MS, DISPUTE_ANSWER_MS, DISPUTE_MAX_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import type { TaskEventKind } from '#schema/domain/task-event.ts'
import { taskStatusAfter, type TaskEvent, type TaskStatus } from '#schema/domain/task.ts'
import { RACE_SIZES, SEED } from '#testing/random-tests.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { race } from '#testing/worker/race.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const HELD = naira(18_000)
const { endings } = RACE_SIZES

const seen: string[] = []
afterAll(() => console.log(`endings, seed ${SEED}: ${seen.join('; ')}`))

let market: Market
let client: TestUser
let tasker: TestUser
let admin: TestUser
let task: { _id: TaskId }
let id: TaskId
beforeEach(async () => {
  market = await createMarket({ engine: 'sqld' })
  client = await market.createClient()
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
  task = await market.createAssignedTask(client, tasker)
  id = task._id
})

type Racer = () => Promise<number>
const statement = 'No.'
const cancel = (by: TestUser) => async () =>
  (await market.send(by.token, cancelTask, { id, reason: statement })).status
const dispute = (by: TestUser) => async () =>
  (await market.send(by.token, contract.openDispute, { id, reason: 'late', statement })).status
const remove = async () => (await market.send(admin.token, removeTask, { id })).status
/** A run of the job in a worker whose clock is ahead, so that the commands find the task not yet due. */
const jobAt = (now: number) => async () => {
  const succeeded = await runJobs({ ...market.deps, now: () => now }, [dueTasksJob])
  return succeeded.length === 1 ? 200 : 409
}

/** Once the tasker has left, the task does not exist for them. */
const orMissing = (racer: Racer) => async () => {
  const status = await racer()
  return status === 404 ? 409 : status
}

async function raceToEnd(racers: readonly Racer[]): Promise<void> {
  const statuses = await race(racers)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
}

const MOVES: Partial<Record<TaskEventKind, TaskEvent>> = {
  submitted: 'submit',
  approved: 'approve',
  autoApproved: 'approve',
  clientCancelled: 'cancel',
  reopened: 'reopen',
  disputed: 'dispute',
  removedByAdmin: 'adminRemove',
}

/** The moves since the race began must be those of the table, one after the other. Returns the last status. */
async function finalStatus(first: TaskStatus, known: number): Promise<TaskStatus> {
  const rows = await market.runSql('SELECT kind FROM task_events WHERE task_id = ? ORDER BY id', id)
  const kinds = rows.slice(known).map((row) => row['kind'] as TaskEventKind)
  seen.push(kinds.join(' '))
  let status = first
  for (const event of kinds.flatMap((kind) => MOVES[kind] ?? [])) {
    const next = taskStatusAfter(status, event)
    if (!next) throw new Error(`${event} of a task that is ${status}: ${kinds.join()}`)
    status = next
  }
  const [row] = await market.runSql('SELECT status FROM tasks WHERE id = ?', id)
  expect(row?.['status'], kinds.join()).toBe(status)
  return status
}
const countEvents = async () =>
  (await market.runSql('SELECT id FROM task_events WHERE task_id = ?', id)).length
/** How often money left the hold. */
const countEndings = async () =>
  (await market.runSql("SELECT id FROM ledger_journals WHERE type IN ('release', 'task_refund')"))
    .length

/** The hold is where the last status has it, and it left at most once. */
async function expectMoney(status: TaskStatus) {
  const isHeld = status === 'disputed' || status === 'submitted'
  const paid = status === 'completed' ? HELD : 0
  expect({
    held: await market.heldAmount(task),
    tasker: await market.availableBalance(tasker),
    client: await market.availableBalance(client),
    endings: await countEndings(),
  }).toEqual({
    held: isHeld ? HELD : 0,
    tasker: paid,
    client: naira(100_000) - (isHeld ? HELD : 0) - paid,
    endings: isHeld ? 0 : 1,
  })
  await market.expectInvariants()
}

describe(`${endings} requests about one task at the same time`, { timeout: 240_000 }, () => {
  it('end submitted work once: approval, automatic approval, dispute or removal', async () => {
    await market.submit(tasker, task)
    const known = await countEvents()
    const approve = async () => (await market.send(client.token, approveTask, { id })).status
    const job = jobAt(market.deps.now() + AUTO_APPROVE_MS)
    await raceToEnd([approve, job, dispute(client), cancel(client), dispute(tasker), remove])
    await expectMoney(await finalStatus('submitted', known))
  })

  it('end work in progress once: cancellation by either side, submission, dispute or removal', async () => {
    const known = await countEvents()
    const submit = async () =>
      (await market.send(tasker.token, submitWork, { id, submissionNotes: statement })).status
    const ofTasker = [cancel(tasker), submit, dispute(tasker)].map(orMissing)
    await raceToEnd([cancel(client), dispute(client), remove, ...ofTasker])
    await expectMoney(await finalStatus('in-progress', known))
  })

  it('end a dispute once: settlement by either side, decision, end of its time or removal', async () => {
    await market.submit(tasker, task)
    await market.openDispute(client, task)
    await client.send(contract.offerSplit, { id, release: 8000, refund: 10_000 })
    await tasker.send(contract.offerSplit, { id, release: 12_000, refund: 6000 })
    const { _id: disputeId, offers } = await market.findDispute(client, task)
    const openedAt = market.deps.now()
    await market.keepSignedIn()
    market.advanceClock(DISPUTE_ANSWER_MS)
    const settle = (by: TestUser) => async () => {
      const offer = offers.find((each) => each.by !== by.id)?._id ?? newId('offer')
      return (await market.send(by.token, contract.settleDispute, { id, offer })).status
    }
    const decision = { outcome: 'split', release: 3000, refund: 15_000, reason: statement } as const
    const decide = async () =>
      (await market.send(admin.token, contract.decideDispute, { id: disputeId, ...decision }))
        .status
    await raceToEnd([
      settle(client),
      decide,
      jobAt(openedAt + DISPUTE_MAX_MS),
      settle(tasker),
      remove,
    ])
    const [ended] = await market.runSql('SELECT outcome, released, refunded FROM disputes')
    seen.push(`dispute ${ended?.['outcome']} ${ended?.['released']}`)
    const paid = { settled: [8000, 12_000], split: [3000] }[String(ended?.['outcome'])] ?? [0]
    expect(paid.map(naira)).toContain(ended?.['released'])
    expect({
      held: await market.heldAmount(task),
      tasker: await market.availableBalance(tasker),
      client: await market.availableBalance(client),
    }).toEqual({
      held: 0,
      tasker: ended?.['released'],
      client: naira(82_000) + Number(ended?.['refunded']),
    })
    await market.expectInvariants()
  })
})
