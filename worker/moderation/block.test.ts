import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import {
  applyForTask,
  awardTask,
  editProposal,
  findProposal,
  listApplicants,
} from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { blockUser, listBlocked, unblockUser } from '#schema/contract/trust.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { BLOCKS_MAX } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine?: 'sqld') {
  market = await createMarket(engine ? { engine } : {})
  client = await market.createClient()
  tasker = await market.createTasker()
  await tasker.send(updateProfile, { skillsets: ['Woodwork'] })
}
beforeEach(() => setUp())

const directions = () =>
  [
    ['the client blocks', client, tasker],
    ['the tasker blocks', tasker, client],
  ] as const
const block = async (by: TestUser, other: TestUser) =>
  expect((await by.send(blockUser, { id: other.id })).status).toBe(200)
const unblock = async (by: TestUser, other: TestUser) =>
  expect((await by.send(unblockUser, { id: other.id })).status).toBe(200)

/** The ids of one entity on a phone that pulls from a cursor, or for the first time. */
function phone(user: TestUser) {
  const rows = new Set<string>()
  let cursor: string | undefined
  return {
    rows,
    async pull() {
      const { status, body } = await user.send(sync, cursor === undefined ? {} : { c: cursor })
      if (status === 204) return rows
      for (const { e, id, op } of body.c)
        if (op === 'put') rows.add(`${e} ${id}`)
        else rows.delete(`${e} ${id}`)
      cursor = body.n
      return rows
    },
  }
}
const listed = async (reader: TestUser, filter = {}) =>
  (await reader.send(listOpenTasks, filter)).body.tasks.map(({ _id }: { _id: TaskId }) => _id)

describe('a block, set by either of the two,', () => {
  it('takes the tasks of the client out of lists, searches and the page of the task', async () => {
    for (const [who, by, other] of directions()) {
      const { _id: id } = await market.postTask(client)
      expect(await listed(tasker), who).toContain(id)
      await block(by, other)
      for (const filter of [
        {},
        { field: 'Furniture' as const },
        { q: 'cabinet' },
        { sort: 'price-low' as const },
        { location: 'ya' },
      ])
        expect(await listed(tasker, filter), who).not.toContain(id)
      expect((await tasker.send(findTask, { id })).status).toBe(404)
      expect((await client.send(findTask, { id })).status).toBe(200)
      expect(await listed(await market.createTasker())).toContain(id)
      await unblock(by, other)
      expect(await listed(tasker), who).toContain(id)
    }
  })

  it('takes them out of the feed of phones, and the end of the block brings them back', async () => {
    const { _id: id } = await market.postTask(client)
    const { _id: other } = await market.postTask(await market.createClient())
    for (const [who, by, blocked] of directions()) {
      const device = phone(tasker)
      expect(await device.pull(), who).toContain(`feed ${id}`)
      await block(by, blocked)
      expect(await device.pull(), who).not.toContain(`feed ${id}`)
      const { _id: later } = await market.postTask(client)
      expect(await device.pull(), who).not.toContain(`feed ${later}`)
      expect(await phone(tasker).pull(), who).toEqual(device.rows)
      await unblock(by, blocked)
      const rows = await device.pull()
      for (const each of [id, later, other]) expect(rows, who).toContain(`feed ${each}`)
      expect(await phone(tasker).pull(), who).toEqual(rows)
    }
  })

  it('hides a proposal from the client, also on phones, until the block ends', async () => {
    const task = await market.postTask(client)
    const { _id: id } = await market.apply(tasker, task)
    for (const [who, by, other] of directions()) {
      const device = phone(client)
      expect(await device.pull(), who).toContain(`applicant ${id}`)
      await block(by, other)
      expect(await device.pull(), who).not.toContain(`applicant ${id}`)
      expect((await tasker.send(editProposal, { id, price: 17_000 })).status, who).toBe(404)
      expect(await device.pull(), who).not.toContain(`applicant ${id}`)
      expect(await phone(client).pull()).not.toContain(`applicant ${id}`)
      expect((await client.send(listApplicants, { id: task._id })).body.applicants).toEqual([])
      expect((await client.send(findProposal, { id })).status).toBe(404)
      await unblock(by, other)
      expect(await device.pull(), who).toContain(`applicant ${id}`)
      expect((await client.send(findProposal, { id })).status).toBe(200)
    }
  })

  it('allows neither a proposal nor an award', async () => {
    const [first, second] = [await market.postTask(client), await market.postTask(client)]
    await market.apply(tasker, first)
    for (const [who, by, other] of directions()) {
      await block(by, other)
      const application = await tasker.send(applyForTask, {
        taskId: second._id,
        price: '18000',
        description: 'I can do that.',
        date: '2026-03-20',
      })
      expect(application.status, who).toBe(404)
      const award = await client.send(awardTask, { taskId: first._id, taskerId: tasker.id })
      expect([award.status, award.body.code], who).toEqual([409, 'proposal_not_live'])
      await unblock(by, other)
    }
    await market.award(client, first, tasker)
    await market.expectInvariants()
  })

  it('hides both profiles, but not between two who have work in progress', async () => {
    for (const [who, by, other] of directions()) {
      await block(by, other)
      expect((await client.send(readProfile, { id: tasker.id })).status, who).toBe(404)
      expect((await tasker.send(readProfile, { id: client.id })).status, who).toBe(404)
      expect((await market.send(null, readProfile, { id: tasker.id })).status).toBe(200)
      await unblock(by, other)
    }
    const task = await market.createAssignedTask(client, tasker)
    await block(client, tasker)
    expect((await client.send(readProfile, { id: tasker.id })).status).toBe(200)
    await market.submit(tasker, task)
    await market.approve(client, task)
    expect((await client.send(readProfile, { id: tasker.id })).status).toBe(404)
    await market.expectInvariants()
  })
})

describe('blocking', () => {
  it('leaves assigned work to both', async () => {
    const { _id: id } = await market.createAssignedTask(client, tasker)
    await block(client, tasker)
    const devices = [phone(client), phone(tasker)]
    for (const device of devices) expect(await device.pull()).toContain(`task ${id}`)
    expect((await tasker.send(findTask, { id })).status).toBe(200)
    expect((await tasker.send(submitWork, { id, submissionNotes: 'Done.' })).status).toBe(200)
  })

  it('twice, and unblocking twice, changes nothing more', async () => {
    await market.postTask(client)
    await block(client, tasker)
    expect(await market.changesDuring(() => block(client, tasker))).toEqual([])
    await unblock(client, tasker)
    expect(await market.changesDuring(() => unblock(client, tasker))).toEqual([])
  })

  it('changes at most a row for each open task, on phones that have open tasks of others', async () => {
    for (let posted = 0; posted < 3; posted++) await market.postTask(client)
    await market.createCompletedTask(client, tasker)
    expect(await market.changesDuring(() => block(client, tasker))).toHaveLength(3)
    await unblock(client, tasker)
    expect(await market.changesDuring(() => block(tasker, client))).toHaveLength(3)
    const other = await market.createClient()
    expect(await market.changesDuring(() => block(client, other))).toEqual([])
  })

  it('by both ends when both have unblocked', async () => {
    const { _id: id } = await market.postTask(client)
    const device = phone(tasker)
    await block(client, tasker)
    await block(tasker, client)
    await unblock(tasker, client)
    expect(await device.pull()).not.toContain(`feed ${id}`)
    await unblock(client, tasker)
    expect(await device.pull()).toContain(`feed ${id}`)
  })

  it('is listed for the blocker alone, latest first, in pages', async () => {
    const others = [await market.createTasker(), await market.createTasker()] as const
    for (const other of others) {
      market.advanceClock(1000)
      await block(client, other)
    }
    const page = await client.send(listBlocked, { limit: 1 })
    expect(page.body.blocked).toMatchObject([{ user: { _id: others[1].id } }])
    const next = await client.send(listBlocked, { limit: 1, cursor: String(page.body.nextCursor) })
    expect(next.body).toMatchObject({
      blocked: [{ user: { _id: others[0].id } }],
      nextCursor: null,
    })
    expect((await others[0].send(listBlocked, {})).body.blocked).toEqual([])
  })

  it('is not possible with oneself, an administrator, an unknown user, or too many', async () => {
    const attempt = async (id: TestUser['id']) => {
      const { status, body } = await client.send(blockUser, { id })
      return [status, body.code]
    }
    expect(await attempt(client.id)).toEqual([403, 'not_yourself'])
    expect(await attempt((await market.createUser('admin')).id)).toEqual([
      403,
      'not_administrators',
    ])
    expect(await attempt(newId('user'))).toEqual([404, 'not_found'])
    const ids = Array.from({ length: BLOCKS_MAX }, () => newId('user'))
    await market.runSql('PRAGMA foreign_keys = OFF')
    await market.runSql(
      'INSERT INTO blocks SELECT ?1, value, 1 FROM json_each(?2)',
      client.id,
      JSON.stringify(ids),
    )
    expect(await attempt(tasker.id)).toEqual([409, 'too_many_blocks'])
  })

  it('costs two round trips, and lists two rows for each block, however many tasks there are', async () => {
    await setUp('sqld')
    for (let n = 0; n < 3; n++) await market.postTask(client)
    const rowsOf = async () => {
      await listed(tasker)
      const { rowsRead, roundTrips } = market.lastRequestCost()
      expect(roundTrips).toBe(1)
      return rowsRead
    }
    const before = await rowsOf()
    const others = [await market.createClient(), await market.createClient()] as const
    for (const other of others) {
      await block(tasker, other)
      expect(market.lastRequestCost().roundTrips).toBe(2)
    }
    expect(await rowsOf()).toBeLessThanOrEqual(before + 2 * others.length)
  })
})
