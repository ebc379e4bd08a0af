import { expect, it } from 'vitest'
import { cancelTask } from '#schema/contract/cancel.ts'
import { answerDispute, openDispute } from '#schema/contract/disputes.ts'
import { replyToReview, reviewTask } from '#schema/contract/reviews.ts'
import { deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { startOfDay, type Day } from '#schema/domain/days.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Scene = { market: Market; client: TestUser; tasker: TestUser; id: TaskId }
type Case = {
  arrange: (scene: Omit<Scene, 'id'>) => Promise<{ _id: TaskId }>
  /** From the end of `arrange`, or a moment. */
  after?: number
  at?: number
  act: (scene: Scene) => Promise<unknown>
  /** One millisecond before the deadline, and at it. */
  expected: [unknown, unknown]
}

const reason = 'I am ill.'
const assigned: Case['arrange'] = ({ market, client, tasker }) =>
  market.createAssignedTask(client, tasker)
const submitted: Case['arrange'] = async (scene) => {
  const task = await assigned(scene)
  return scene.market.submit(scene.tasker, task)
}
const cancelAs =
  (side: 'client' | 'tasker'): Case['act'] =>
  async (scene) =>
    (await scene[side].send(cancelTask, { id: scene.id, reason })).status
const lastEvent: Case['act'] = async ({ market, id }) => {
  const rows = await market.runSql('SELECT kind FROM task_events WHERE task_id = ?', id)
  return rows
    .map((row) => row['kind'])
    .find((kind) => /declined|taskerCancelled/.test(String(kind)))
}
const CASES: Record<string, Case> = {
  'a tasker declines without a mark for 24 hours': {
    arrange: assigned,
    after: 24 * HOUR_MS,
    async act(scene) {
      await cancelAs('tasker')(scene)
      return lastEvent(scene)
    },
    expected: ['declined', 'taskerCancelled'],
  },
  'a client cancels alone for 30 minutes': {
    arrange: assigned,
    after: HOUR_MS / 2,
    act: cancelAs('client'),
    expected: [200, 409],
  },
  'a client cancels late work from the third day after the agreed one': {
    arrange: assigned,
    at: startOfDay('2026-03-23' as Day),
    act: cancelAs('client'),
    expected: [409, 200],
  },
  'a dispute is answered within 48 hours': {
    async arrange(scene) {
      const task = await submitted(scene)
      return scene.market.openDispute(scene.client, task)
    },
    after: 48 * HOUR_MS,
    act: async ({ tasker, id }) =>
      (await tasker.send(answerDispute, { id, statement: reason })).status,
    expected: [200, 409],
  },
  'an offer to end the work can be declined by a dispute for 48 hours': {
    async arrange(scene) {
      const task = await assigned(scene)
      return scene.market.offerCancel(scene.client, task)
    },
    after: 48 * HOUR_MS,
    act: async ({ tasker, id }) =>
      (await tasker.send(openDispute, { id, reason: 'other', statement: reason })).status,
    expected: [200, 409],
  },
  'a deleted task is restored until 30 days have passed': {
    async arrange({ market, client }) {
      const task = await market.postTask(client)
      await client.send(deleteTask, { id: task._id })
      return task
    },
    after: 30 * DAY_MS + 1,
    act: async ({ client, id }) => (await client.send(restoreTask, { id })).status,
    expected: [200, 409],
  },
  'a proposal returns with its task until it is older than 14 days': {
    async arrange({ market, client, tasker }) {
      const task = await market.postTask(client)
      await market.apply(tasker, task)
      await client.send(deleteTask, { id: task._id })
      return task
    },
    after: 14 * DAY_MS + 1,
    async act({ market, client, id }) {
      await client.send(restoreTask, { id })
      return (await market.runSql('SELECT status FROM proposals'))[0]?.['status']
    },
    expected: ['pending', 'rejected'],
  },
  'a public review is replied to within 14 days': {
    async arrange({ market, client, tasker }) {
      const task = await market.createCompletedTask(client, tasker)
      await client.send(reviewTask, { id: task._id, taskerRating: 4 })
      await tasker.send(reviewTask, { id: task._id, clientRating: 5 })
      return task
    },
    after: 14 * DAY_MS,
    act: async ({ tasker, id }) => (await tasker.send(replyToReview, { id, reply: reason })).status,
    expected: [200, 409],
  },
}

async function resultAt({ arrange, after = 0, at, act }: Case, offset: number) {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await arrange({ market, client, tasker })
  await market.keepSignedIn()
  market.advanceClock((at === undefined ? after : at - market.now()) + offset)
  return act({ market, client, tasker, id })
}

it.each(Object.entries(CASES))('%s, to the millisecond', async (_, each) => {
  expect([await resultAt(each, -1), await resultAt(each, 0)]).toEqual(each.expected)
})
