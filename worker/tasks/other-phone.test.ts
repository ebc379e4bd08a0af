import { beforeEach, expect, it } from 'vitest'
import { setShowsPhone } from '#schema/contract/accounts.ts'
import { cancelTask } from '#schema/contract/cancel.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { blockUser } from '#schema/contract/trust.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { MASK_LIFTED_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

const OF_CLIENT = '+2348031234567'
const OF_TASKER = '+2348051234567'

let market: Market
let client: TestUser
let tasker: TestUser
let applicant: TestUser

async function showPhone(user: TestUser, phone: string) {
  await market.runSql(
    'UPDATE users SET phone = ?, phone_proven_at = 1 WHERE id = ?',
    phone,
    user.id,
  )
  expect((await user.send(setShowsPhone, { showsPhone: true })).status).toBe(200)
}
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  applicant = await market.createTasker()
  await showPhone(client, OF_CLIENT)
  await showPhone(tasker, OF_TASKER)
  await showPhone(applicant, '+2348071234567')
})

/** Of a task that two taskers have applied for. */
async function postWithProposals() {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  await market.apply(applicant, task)
  return task
}
async function award() {
  const task = await postWithProposals()
  await market.award(client, task, tasker)
  return task
}
const phoneFor = async (reader: TestUser, { _id: id }: { _id: TaskId }) =>
  (await reader.send(findTask, { id })).body.otherPhone
const phones = async (task: { _id: TaskId }) => [
  await phoneFor(client, task),
  await phoneFor(tasker, task),
]
const BOTH = [OF_TASKER, OF_CLIENT]
const NEITHER = [undefined, undefined]

it('shows no number of an open task, to nobody', async () => {
  const task = await postWithProposals()
  const admin = await market.createUser('admin')
  expect(await phones(task)).toEqual(NEITHER)
  expect([await phoneFor(applicant, task), await phoneFor(admin, task)]).toEqual(NEITHER)
})

it('shows each side of an awarded task the number of the other, and nobody else any', async () => {
  const task = await award()
  const admin = await market.createUser('admin')
  expect(await phones(task)).toEqual(BOTH)
  for (const reader of [applicant, admin, await market.createTasker()]) {
    const { body } = await reader.send(findTask, { id: task._id })
    expect(JSON.stringify(body)).not.toMatch(/234\d{10}/)
  }
})

it('goes on in a dispute', async () => {
  const task = await award()
  await market.openDispute(client, task)
  expect(await phones(task)).toEqual(BOTH)
})

it('goes on through submitted work, and 30 days after the completion', async () => {
  const task = await award()
  await market.submit(tasker, task)
  expect(await phones(task)).toEqual(BOTH)
  await market.approve(client, task)
  expect(await phones(task)).toEqual(BOTH)
  // The sessions of the test end earlier.
  const completedAt = market.now() - MASK_LIFTED_MS
  await market.runSql('UPDATE tasks SET completed_at = ? WHERE id = ?', completedAt + 1, task._id)
  expect(await phones(task)).toEqual(BOTH)
  await market.runSql('UPDATE tasks SET completed_at = ? WHERE id = ?', completedAt, task._id)
  expect(await phones(task)).toEqual(NEITHER)
})

it('ends with the work, for who leaves it and for the client', async () => {
  const task = await award()
  const left = await tasker.send(cancelTask, { id: task._id, reason: 'I am ill.' })
  expect(left.status).toBe(200)
  expect(await phones(task)).toEqual(NEITHER)
  await market.award(client, task, applicant)
  expect([await phoneFor(client, task), await phoneFor(applicant, task)]).toEqual([
    '+2348071234567',
    OF_CLIENT,
  ])
  expect(await phoneFor(tasker, task)).toBeUndefined()
})

it('is gone at once when its owner withdraws it; that of the other stays', async () => {
  const task = await award()
  await tasker.send(setShowsPhone, { showsPhone: false })
  expect(await phones(task)).toEqual([undefined, OF_CLIENT])
})

it('is gone for both when one blocks the other, although the work goes on', async () => {
  const task = await award()
  expect((await client.send(blockUser, { id: tasker.id })).status).toBe(200)
  expect(await phones(task)).toEqual(NEITHER)
})

it.each(['closed_at', 'suspended_at', 'phone_proven_at'])(
  'follows %s of its owner',
  async (column) => {
    const task = await award()
    const value = column === 'phone_proven_at' ? 'NULL' : '1'
    await market.runSql(`UPDATE users SET ${column} = ${value} WHERE id = ?`, tasker.id)
    expect(await phoneFor(client, task)).toBeUndefined()
  },
)

it('is off until its owner allows it, and stays off without a proven number', async () => {
  const user = await market.createClient()
  const own = async () => (await user.send(readDashboard, {})).body.userDetails.user.showsPhone
  expect(await own()).toBe(false)
  await user.send(setShowsPhone, { showsPhone: true })
  expect(await own()).toBe(false)
  await market.runSql('UPDATE users SET phone_proven_at = 1 WHERE id = ?', user.id)
  await user.send(setShowsPhone, { showsPhone: true })
  expect(await own()).toBe(true)
})
