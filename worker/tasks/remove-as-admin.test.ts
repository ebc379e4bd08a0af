import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { listProposals } from '#schema/contract/proposals.ts'
import { reviewTask } from '#schema/contract/reviews.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { restoreTask } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

/** Beside the title, for the language of the reader. */
const HIDDEN = ['removal.hiddenTitle']

let market: Market
let client: TestUser
let tasker: TestUser
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(100_000))
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
})

type Task = { _id: TaskId }
type Fields = Partial<Omit<WireInput<typeof removeTask>, 'id'>>
const remove = ({ _id: id }: Task, fields: Fields = {}, by = admin) =>
  by.send(removeTask, { id, ...fields })
const balances = async (task: Task) => [
  await market.availableBalance(client),
  await market.availableBalance(tasker),
  await market.heldAmount(task),
]
const rowOf = async ({ _id }: Task) =>
  (
    await market.runSql(
      'SELECT status, removed_from, dispute, hidden_at FROM tasks WHERE id = ?',
      _id,
    )
  )[0]
const countNotices = async (user: TestUser) =>
  (await market.noticesTo(user)).filter((kind) => kind === 'removedByAdmin').length

const work = () => market.createAssignedTask(client, tasker)
const HELD = [
  ['in progress', work],
  ['submitted', async () => market.submit(tasker, await work())],
  ['disputed', async () => market.openDispute(client, await work())],
] as const

describe('the removal of a task by an administrator', () => {
  it.each(HELD)('returns the whole hold of a task that is %s to the client', async (_, arrange) => {
    const task = await arrange()
    const { status, body } = await remove(task)
    expect([status, body.message]).toEqual([200, 'The todo is removed.'])
    expect(await balances(task)).toEqual([naira(100_000), 0, 0])
    expect(await rowOf(task)).toMatchObject({ status: 'removed', removed_from: null })
    const { events } = await market.findTask(client, task)
    const [removed, refunded] = events.slice(-2)
    expect([removed?.kind, removed?.actor, removed?.note]).toEqual([
      'removedByAdmin',
      null,
      'Removed by admin',
    ])
    expect([refunded?.kind, refunded?.amount]).toEqual(['refunded', 18_000])
    expect((await client.send(restoreTask, { id: task._id })).body.code).toBe('removed_by_admin')
  })

  it.each(HELD)(
    'pays the tasker of a task that is %s what the administrator releases',
    async (_, arrange) => {
      const task = await arrange()
      expect((await remove(task, { release: 5000, reason: 'Half done.' })).status).toBe(200)
      expect(await balances(task)).toEqual([naira(95_000), naira(5000), 0])
    },
  )

  it('releases the whole hold, and never more', async () => {
    const task = await work()
    const { status, body } = await remove(task, { release: '18000.01' })
    expect([status, body.fields?.['release']]).toEqual([400, expect.stringContaining('18,000')])
    expect(await balances(task)).toEqual([naira(82_000), 0, naira(18_000)])
    expect((await remove(task, { release: '18000' })).status).toBe(200)
    expect(await balances(task)).toEqual([naira(82_000), naira(18_000), 0])
  })

  it('ends an open dispute with the amounts', async () => {
    const task = await market.openDispute(tasker, await work())
    await remove(task, { release: 5000 })
    const [row] = await market.runSql(
      'SELECT outcome, released, refunded, closed_at IS NULL AS is_open FROM disputes',
    )
    expect(row).toEqual({
      outcome: 'cancelled',
      released: naira(5000),
      refunded: naira(13_000),
      is_open: 0,
    })
    expect(JSON.parse(String((await rowOf(task))?.['dispute']))).toMatchObject({
      outcome: 'cancelled',
      offersBy: [],
    })
  })

  it('leaves the task of ended work on the phone of its tasker, who reads that it was removed', async () => {
    const task = await work()
    const changes = await market.changesDuring(() => remove(task))
    expect(changes).toContain(`u:${client.id} task del ${task._id}`)
    expect(changes).toContain(`u:${tasker.id} task put ${task._id}`)
    expect((await market.findTask(tasker, task)).task.taskStatus).toBe('Removed')
  })

  it('takes an open task out of the feed and rejects its proposals', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    expect((await remove(task, { release: 100 })).status).toBe(400)
    const changes = await market.changesDuring(() => remove(task))
    expect(changes).toEqual(
      [
        `u:${client.id} task del ${task._id}`,
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${client.id} notice put removedByAdmin`,
        `u:${tasker.id} notice put notSelected`,
        `u:${tasker.id} proposal put ${proposal._id}`,
        `feed:Furniture feed del ${task._id}`,
      ].toSorted(),
    )
    expect((await tasker.send(listOpenTasks, {})).body.tasks).toEqual([])
  })

  it('hides the content of a completed task, and keeps money and status', async () => {
    const task = await market.createCompletedTask(client, tasker)
    const before = await balances(task)
    expect((await remove(task, { reason: 'A phone number.' })).body.message).toContain('hidden')
    expect(await balances(task)).toEqual(before)
    for (const reader of [client, tasker]) {
      const { body } = await reader.send(findTask, { id: task._id })
      expect(body.task).toMatchObject({
        status: 'completed',
        title: 'Removed by Onise',
        titleSays: HIDDEN,
        description: '',
        submissionNotes: null,
      })
      expect(body.submissions).toEqual([])
    }
    const seen = await market.findTask(admin, task)
    expect([seen.task.title, seen.submissions.length]).toEqual(['Hang a new kitchen cabinet', 1])
    expect((await remove(task)).status).toBe(409)
  })

  it('hides the title of a completed task in its proposals and reviews, and not in the records of money', async () => {
    const task = await market.createCompletedTask(client, tasker)
    await tasker.send(reviewTask, { id: task._id, clientRating: 5 })
    await remove(task)
    await client.send(reviewTask, { id: task._id, taskerRating: 5 })
    const proposals = (await tasker.send(listProposals, {})).body.tasks
    expect(proposals).toMatchObject([{ title: 'Removed by Onise', titleSays: HIDDEN }])
    for (const { id } of [client, tasker]) {
      const { reviews } = (await market.send(null, readProfile, { id })).body
      expect(reviews).toMatchObject([{ projectTitle: 'Removed by Onise', titleSays: HIDDEN }])
    }
    const { trx } = (await tasker.send(listTransactions, {})).body
    expect(trx.map(({ details }) => details)).toContain('Payment for Hang a new kitchen cabinet')
  })

  it('notifies both parties, and is audited', async () => {
    const task = await work()
    const before = [await countNotices(client), await countNotices(tasker)]
    await remove(task, { release: 5000, reason: 'Fraud.' })
    expect([await countNotices(client), await countNotices(tasker)]).toEqual(
      before.map((n) => n + 1),
    )
    const [entry] = await market.runSql(
      'SELECT actor_id, action, subject, reason, details FROM audit_log',
    )
    expect(entry).toMatchObject({
      actor_id: admin.id,
      action: 'tasks.removeAsAdmin',
      subject: task._id,
      reason: 'Fraud.',
    })
    expect(JSON.parse(String(entry?.['details']))).toEqual({
      status: 'in-progress',
      release: naira(5000),
      refund: naira(13_000),
    })
  })

  it('is not possible for a party of the task, for others, or twice', async () => {
    const task = await work()
    expect((await remove(task, {}, client)).status).toBe(403)
    await market.runSql("UPDATE users SET user_type = 'admin' WHERE id = ?", client.id)
    const own = await remove(task, {}, client)
    expect([own.status, own.body.code]).toEqual([403, 'wrong_role'])
    expect((await remove(task)).status).toBe(200)
    expect((await remove(task)).status).toBe(409)
  })
})
