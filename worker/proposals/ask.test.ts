import { beforeEach, describe, expect, it } from 'vitest'
import {
  declineInvitation,
  inviteToTask,
  listInvitableTasks,
  listOwnInvitations,
  showTask,
  waitLonger,
} from '#schema/contract/invitations.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { findTask, listOpenTasks } from '#schema/contract/task-reads.ts'
import { createTask, deleteTask, restoreTask } from '#schema/contract/tasks.ts'
import { blockUser, report, unblockUser } from '#schema/contract/trust.ts'
import { newId, type Id, type TaskId } from '#schema/domain/ids.ts'
import { ASK_WAIT_MS, INVITATIONS_PER_DAY } from '#schema/domain/limits.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  id = (await market.postTask(client, { forUserId: tasker.id }))._id
})

const ask = async (forUserId = tasker.id) => {
  const { status, body } = await client.send(createTask, taskInput({ forUserId }))
  return body.code ? [status, body.code] : [status]
}
const stateOf = async (reader = client) => {
  const { forUser } = (await market.findTask(reader, { _id: id })).task
  return forUser && { who: forUser._id, isWaiting: forUser.until !== null, end: forUser.end }
}
const decide = async (by: TestUser, command: typeof showTask | typeof waitLonger) => {
  const { status, body } = await by.send(command, { id })
  return body.code ? [status, body.code] : [status]
}
async function passWait() {
  market.advanceClock(ASK_WAIT_MS)
  await market.keepSignedIn()
  expect(await runJobs(market.deps, [dueTasksJob])).toHaveLength(1)
}
const isListed = async () =>
  (await (await market.createTasker()).send(listOpenTasks, {})).body.tasks.some(
    ({ _id }) => _id === id,
  )

describe('a todo for one person', () => {
  it('is known to the two, with a notice, and to no feed', async () => {
    expect(await market.noticesTo(tasker)).toEqual(['asked'])
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: true, end: null })
    expect(await stateOf(tasker)).toEqual({ who: tasker.id, isWaiting: true, end: null })
    const { invitations } = (await tasker.send(listOwnInvitations, {})).body
    expect(invitations).toMatchObject([{ task: { _id: id }, isAsk: true }])
    const changes = await market.changesDuring(() => ask())
    expect(changes.filter((change) => change.startsWith('feed:'))).toEqual([])
  })

  it('is refused to others as if it did not exist', async () => {
    const other = await market.createTasker()
    const proposal = { taskId: id, price: '18000', description: 'I can.', date: '2026-03-20' }
    const targetId = id as string as Id<'reported'>
    const about = { target: 'task', targetId, reason: 'scam' } as const
    const sent = [
      await other.send(findTask, { id }),
      await other.send(applyForTask, proposal),
      await other.send(declineInvitation, { id }),
      await other.send(report, about),
    ]
    expect(sent.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('cannot be offered to others', async () => {
    const other = await market.createTasker()
    const { status, body } = await client.send(inviteToTask, { id, taskerId: other.id })
    expect([status, body.code]).toEqual([409, 'task_private'])
    expect((await client.send(listInvitableTasks, { taskerId: other.id })).body.tasks).toEqual([])
  })

  it('is assigned like any other, and its wait ends without a notice', async () => {
    await market.apply(tasker, { _id: id })
    expect((await tasker.send(listOwnInvitations, {})).body.invitations).toEqual([])
    await passWait()
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: false, end: null })
    expect(await market.noticesTo(client)).toEqual(['applied'])
    const changes = await market.changesDuring(() => market.award(client, { _id: id }, tasker))
    expect(changes.filter((change) => change.startsWith('feed:'))).toEqual([])
  })

  it('costs two round trips', async () => {
    market = await createMarket({ engine: 'sqld' })
    client = await market.createClient()
    tasker = await market.createTasker()
    expect(await ask()).toEqual([201])
    expect(market.lastRequestCost().roundTrips).toBe(2)
  })
})

describe('nobody can be asked', () => {
  it('who is no professional, limited, unknown or blocked, with the same answer', async () => {
    const refused = [409, 'cannot_be_asked']
    expect(await ask((await market.createClient()).id)).toEqual(refused)
    expect(await ask(newId('user'))).toEqual(refused)
    await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', tasker.id)
    expect(await ask()).toEqual(refused)
    await market.runSql('UPDATE users SET suppressed_at = NULL WHERE id = ?', tasker.id)
    await tasker.send(blockUser, { id: client.id })
    expect(await ask()).toEqual(refused)
    await tasker.send(unblockUser, { id: client.id })
    expect(await ask()).toEqual([201])
  })

  it('by who has used the invitations of the day', async () => {
    await market.runSql('PRAGMA foreign_keys = OFF')
    await market.runSql(
      `INSERT INTO invitations (task_id, tasker_id, client_id, created_at)
       SELECT ?1, value, ?2, ?3 FROM json_each(?4)`,
      newId('task'),
      client.id,
      market.now(),
      JSON.stringify(Array.from({ length: INVITATIONS_PER_DAY - 1 }, () => newId('user'))),
    )
    expect(await ask()).toEqual([429, 'too_many_invitations'])
  })
})

describe('the client decides', () => {
  it('when nobody has answered: to wait once more, or to show it to everybody', async () => {
    expect(await decide(client, waitLonger)).toEqual([200])
    await passWait()
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: false, end: 'unanswered' })
    expect(await decide(client, waitLonger)).toEqual([200])
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: true, end: null })
    await passWait()
    expect(await market.noticesTo(client)).toEqual(['askUnanswered', 'askUnanswered'])
    expect(await isListed()).toBe(false)

    expect(await decide(client, showTask)).toEqual([200])
    expect(await isListed()).toBe(true)
    expect(await stateOf()).toBeNull()
    expect(await decide(client, showTask)).toEqual([200])
  })

  it('after a refusal, with its reason', async () => {
    await tasker.send(declineInvitation, { id, reason: 'too_far' })
    expect(await market.noticesTo(client)).toEqual(['askDeclined'])
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: false, end: 'declined' })
    expect(await decide(client, waitLonger)).toEqual([409, 'ask_over'])
    await passWait()
    expect(await market.noticesTo(client)).toEqual(['askDeclined'])
  })

  it('of an own open todo alone', async () => {
    const stranger = await market.createClient()
    expect(await decide(stranger, showTask)).toEqual([404, 'not_found'])
    expect(await decide(tasker, showTask)).toEqual([403, 'wrong_role'])
    await client.send(deleteTask, { id })
    expect(await decide(client, showTask)).toEqual([409, 'task_not_open'])
    await client.send(restoreTask, { id })
    expect(await isListed()).toBe(false)
  })

  it('and what is shown is a new post: newest in the lists, searched, and matched with alerts', async () => {
    const later = (await market.postTask(client))._id
    market.advanceClock(1)
    const changes = await market.changesDuring(() => client.send(showTask, { id }))
    expect(changes.filter((change) => change.startsWith('feed:'))).toEqual([
      `feed:Furniture feed put ${id}`,
    ])
    const reader = await market.createTasker()
    const idsOf = async (input: { q?: string }) =>
      (await reader.send(listOpenTasks, input)).body.tasks.map(({ _id }) => _id)
    expect(await idsOf({})).toEqual([id, later])
    expect(await idsOf({ q: 'kitchen' })).toEqual([id, later])
  })
})

describe('a block', () => {
  it.each(['client', 'tasker'] as const)('by the %s ends the wait for good', async (who) => {
    const [by, other] = who === 'client' ? [client, tasker] : [tasker, client]
    await by.send(blockUser, { id: other.id })
    expect(await stateOf()).toEqual({ who: tasker.id, isWaiting: false, end: 'gone' })
    expect(await market.noticesTo(client)).toEqual(who === 'client' ? [] : ['askUnanswered'])
    expect(await decide(client, waitLonger)).toEqual([409, 'ask_over'])
    await by.send(unblockUser, { id: other.id })
    expect((await tasker.send(findTask, { id })).status).toBe(404)
    expect((await tasker.send(listOwnInvitations, {})).body.invitations).toEqual([])
    expect(await decide(client, showTask)).toEqual([200])
    expect((await tasker.send(findTask, { id })).status).toBe(200)
  })
})
