import { beforeEach, expect, it } from 'vitest'
import { repostTask } from '#schema/contract/cancel.ts'
import {
  applyForTask,
  awardTask,
  declineProposal,
  editProposal,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { chat, codeOf } from '#testing/worker/chat.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  await market.keepSignedIn()
})

const runAfter = async (ms: number) => {
  market.advanceClock(ms)
  expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])
}
const stateOf = async (task: { _id: Parameters<Market['findTask']>[1]['_id'] }) => {
  const { task: row, events } = await market.findTask(client, task)
  const notices = (await market.noticesTo(client)).filter((kind) => kind.startsWith('exp'))
  return [row.status, events.at(-1)?.kind, notices.length]
}

it('warns once after 25 idle days, and closes after 30', async () => {
  const task = await market.postTask(client)
  await runAfter(25 * DAY_MS - 1)
  expect(await stateOf(task)).toEqual(['pending', 'posted', 0])
  await runAfter(1)
  await runAfter(DAY_MS)
  expect(await stateOf(task)).toEqual(['pending', 'expiryWarned', 1])
  await runAfter(4 * DAY_MS - 1)
  expect(await stateOf(task)).toEqual(['pending', 'expiryWarned', 1])
  await runAfter(1)
  expect(await stateOf(task)).toEqual(['expired', 'expired', 2])
})

it('counts a proposal as activity', async () => {
  const task = await market.postTask(client)
  market.advanceClock(20 * DAY_MS)
  await market.apply(tasker, task)
  await runAfter(10 * DAY_MS)
  expect(await stateOf(task)).toEqual(['pending', 'posted', 0])
  await runAfter(15 * DAY_MS)
  expect((await stateOf(task))[1]).toBe('expiryWarned')
})

it('counts a message between the client and an applicant as activity', async () => {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  market.advanceClock(20 * DAY_MS)
  expect(await codeOf(chat(client, tasker, 'Which wood?'))).toBeNull()
  await runAfter(25 * DAY_MS - 1)
  expect(await stateOf(task)).toEqual(['pending', 'posted', 0])
  await runAfter(1)
  await runAfter(5 * DAY_MS)
  expect((await stateOf(task))[0]).toBe('expired')
})

it('counts an edit as activity, also after the warning', async () => {
  const task = await market.postTask(client)
  await runAfter(25 * DAY_MS)
  await client.send(editTask, { ...taskInput(), id: task._id, price: '25000' })
  await runAfter(5 * DAY_MS)
  expect((await stateOf(task))[0]).toBe('pending')
})

it('rejects the proposals of a task that expires', async () => {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  await runAfter(30 * DAY_MS)
  const [proposal] = await market.runSql('SELECT status, reason FROM proposals')
  expect(proposal).toMatchObject({ status: 'rejected', reason: 'task_expired' })
})

it('expires before an award decides when the job is late', async () => {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  market.advanceClock(30 * DAY_MS)
  const { status, body } = await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })
  expect([status, body.code]).toEqual([409, 'task_not_open'])
  expect((await stateOf(task))[0]).toBe('expired')
  expect(await market.availableBalance(client)).toBe(100_000_00)
})

it('opens an expired task again as a new post, with one tap', async () => {
  const task = await market.postTask(client)
  await runAfter(30 * DAY_MS)
  const { body } = await client.send(repostTask, { id: task._id })
  expect(body.task).toMatchObject({ status: 'pending', title: task.title, price: task.price })
  expect(Date.parse(body.task.createdAt)).toBe(market.deps.now())
  expect(await stateOf(task)).toEqual(['pending', 'reposted', 1])
  await runAfter(25 * DAY_MS - 1)
  expect((await stateOf(task))[1]).toBe('reposted')
})

it('keeps an open task from expiring by a repost, and rejects one of assigned work', async () => {
  const task = await market.postTask(client)
  await runAfter(25 * DAY_MS)
  expect((await client.send(repostTask, { id: task._id })).body.task.createdAt).toBe(task.createdAt)
  await runAfter(5 * DAY_MS)
  expect((await stateOf(task))[0]).toBe('pending')
  await market.apply(tasker, task)
  await market.award(client, task, tasker)
  expect((await client.send(repostTask, { id: task._id })).status).toBe(409)
})

it('a command about a proposal finds an overdue idle task expired, also when the job is late', async () => {
  const task = await market.postTask(client)
  const { _id: id } = await market.apply(tasker, task)
  const other = await market.createTasker()
  await market.keepSignedIn()
  market.advanceClock(30 * DAY_MS)
  const terms = { price: '18000', description: 'I can come today.', date: '2026-05-01' }
  const sent = await other.send(applyForTask, { taskId: task._id, ...terms })
  expect([sent.status, sent.body.code]).toEqual([409, 'task_not_open'])
  expect((await stateOf(task)).slice(0, 2)).toEqual(['expired', 'expired'])
  expect((await tasker.send(editProposal, { id, price: '1000' })).body.code).toBe(
    'proposal_not_live',
  )
})

it.each([
  ['edited', editProposal, { price: '1000' }],
  ['withdrawn', withdrawProposal, {}],
] as const)('a proposal of an overdue idle task cannot be %s', async (_, endpoint, fields) => {
  const task = await market.postTask(client)
  const { _id: id } = await market.apply(tasker, task)
  market.advanceClock(30 * DAY_MS)
  expect((await tasker.send(endpoint, { id, ...fields })).status).toBe(409)
  expect((await stateOf(task)).slice(0, 2)).toEqual(['expired', 'expired'])
})

it('a proposal of an overdue idle task cannot be declined', async () => {
  const task = await market.postTask(client)
  const { _id: id } = await market.apply(tasker, task)
  market.advanceClock(30 * DAY_MS)
  expect((await client.send(declineProposal, { id })).status).toBe(409)
  expect((await stateOf(task)).slice(0, 2)).toEqual(['expired', 'expired'])
})
