import { expect, it } from 'vitest'
import * as cancels from '#schema/contract/cancel.ts'
import * as disputes from '#schema/contract/disputes.ts'
import type { WireBody } from '#schema/contract/endpoint.ts'
import type { findTask } from '#schema/contract/task-reads.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira, nairaOf, type Kobo } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const FEE_BPS = 333
const PRICE = 18_000

type Task = WireBody<typeof findTask>['task']
type Scene = { market: Market; client: TestUser; tasker: TestUser; admin: TestUser; task: Task }
const id = ({ task }: Scene) => ({ id: task._id })
const reason = 'It is over.'

const wait = async ({ market }: Scene, ms: number) => {
  await market.keepSignedIn()
  market.advanceClock(ms)
  await runJobs(market.deps, [dueTasksJob])
}
const submit = ({ market, tasker, task }: Scene) => market.submit(tasker, task)
const offer = ({ market, client, task }: Scene) =>
  market.offerCancel(client, task, { amount: '5001' })
async function openDispute(scene: Scene) {
  await scene.market.openDispute(scene.client, scene.task)
  await scene.market.answerDispute(scene.tasker, scene.task)
  return scene.market.findDispute(scene.client, scene.task)
}
const SPLIT = { release: 5001, refund: PRICE - 5001 }

const ENDINGS: Record<string, (scene: Scene) => Promise<unknown>> = {
  async 'an approval'(scene) {
    await submit(scene)
    await scene.market.approve(scene.client, scene.task)
  },
  async 'an automatic approval'(scene) {
    await submit(scene)
    await wait(scene, 5 * DAY_MS)
  },
  'a free decline': (scene) => scene.market.cancel(scene.tasker, scene.task),
  async 'a late cancellation by the tasker'(scene) {
    await wait(scene, 2 * DAY_MS)
    await scene.market.cancel(scene.tasker, scene.task)
  },
  'a cancellation by the client': (scene) => scene.market.cancel(scene.client, scene.task, true),
  async 'an accepted offer'(scene) {
    await offer(scene)
    await scene.tasker.send(cancels.acceptCancelOffer, { ...id(scene), amount: '5001' })
  },
  async 'silence about an offer'(scene) {
    await offer(scene)
    await wait(scene, 2 * DAY_MS)
  },
  'work that was never handed in': (scene) => wait(scene, 60 * DAY_MS),
  'a removal by an administrator with a part for the tasker': (scene) =>
    scene.admin.send(removeTask, { ...id(scene), reason, release: '5001' }),
  async 'a settled dispute'(scene) {
    await openDispute(scene)
    await scene.client.send(disputes.offerSplit, { ...id(scene), ...SPLIT })
    const { offers } = await scene.market.findDispute(scene.tasker, scene.task)
    for (const { _id } of offers)
      await scene.tasker.send(disputes.settleDispute, { ...id(scene), offer: _id })
  },
  async 'a decided dispute'(scene) {
    const { _id } = await openDispute(scene)
    await scene.admin.send(disputes.decideDispute, { id: _id, outcome: 'split', ...SPLIT, reason })
  },
  async 'a dispute without an end'(scene) {
    await openDispute(scene)
    await wait(scene, 60 * DAY_MS)
  },
}

const feeOn = (amount: number) => nairaOf(platformFeeOn(naira(amount), FEE_BPS))

type Money = { tasker: number; fee: number; client: number }
type Facts = { kind: string; amount: number | null; data: Record<string, unknown> | null }

/** What an entry of the timeline explains of the money that left the hold, in naira. */
function explainedBy({ kind, amount, data }: Facts): Money {
  const paid = amount ?? 0
  const back = Number(data?.['refund'] ?? 0)
  if (kind === 'refunded') return { tasker: 0, fee: 0, client: paid }
  if (kind === 'paid') return { tasker: paid, fee: Number(data?.['fee'] ?? 0), client: 0 }
  const isEnd = /^(approved|autoApproved|dispute(Settled|Decided|Expired))$/.test(kind)
  if (!isEnd) return { tasker: 0, fee: 0, client: 0 }
  return { tasker: paid - feeOn(paid), fee: feeOn(paid), client: back }
}

/** What left the hold by the ledger. */
async function movedBy({ market, client, tasker, task }: Scene): Promise<Money> {
  const rows = await market.runSql(
    'SELECT credit_account AS account, sum(amount) AS kobo FROM ledger_entries WHERE debit_account = ? GROUP BY 1',
    `te:${task._id}`,
  )
  const to = (account: string) =>
    nairaOf(Number(rows.find((row) => row['account'] === account)?.['kobo'] ?? 0) as Kobo)
  return { tasker: to(`ua:${tasker.id}`), fee: to('platform_fee'), client: to(`ua:${client.id}`) }
}

it.each(Object.entries(ENDINGS))('the timeline explains every kobo after %s', async (_, end) => {
  const market = await createMarket({ settings: { PLATFORM_FEE_BPS: FEE_BPS } })
  const users = { client: await market.createClient(), tasker: await market.createTasker() }
  const admin = await market.createUser('admin')
  const task = await market.createAssignedTask(users.client, users.tasker)
  const scene: Scene = { market, ...users, admin, task }
  await end(scene)
  const moved = await movedBy(scene)
  expect(moved.tasker + moved.fee + moved.client).toBe(PRICE)
  const { events } = await market.findTask(users.client, task)
  const explained = events.map(explainedBy)
  for (const part of ['tasker', 'fee', 'client'] as const) {
    const sum = explained.reduce((total, each) => total + each[part], 0)
    expect([part, sum.toFixed(2)]).toEqual([part, moved[part].toFixed(2)])
  }
})
