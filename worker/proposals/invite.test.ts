import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '#schema/contract/closing.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import {
  declineInvitation,
  inviteToTask,
  listInvitableTasks,
  listInvitations,
} from '#schema/contract/invitations.ts'
import { declineProposal, withdrawProposal } from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { blockUser, unblockUser } from '#schema/contract/trust.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS, INVITATIONS_PER_DAY, INVITATIONS_PER_TASK } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  id = (await market.postTask(client))._id
})

const invite = async (taskerId = tasker.id, by = client) => {
  const { status, body } = await by.send(inviteToTask, { id, taskerId })
  return body.code ? [status, body.code] : [status]
}
const invitationsOf = async () =>
  (await client.send(listInvitations, { id })).body.invitations.map(
    ({ tasker: { _id }, answer, reason }) => ({ _id, answer, reason }),
  )
const obstacle = async () =>
  (await client.send(listInvitableTasks, { taskerId: tasker.id })).body.tasks[0]?.obstacle
const shownTo = async (user: TestUser) => (await user.send(findTask, { id })).body.invitation

/** Invitations of other professionals, who need no account for it. */
async function fillInvitations(count: number, task: TaskId = id) {
  await market.runSql('PRAGMA foreign_keys = OFF')
  await market.runSql(
    `INSERT INTO invitations (task_id, tasker_id, client_id, created_at)
     SELECT ?1, value, ?2, ?3 FROM json_each(?4)`,
    task,
    client.id,
    market.now(),
    JSON.stringify(Array.from({ length: count }, () => newId('user'))),
  )
}

describe('an invitation', () => {
  it('is shown to both, with one notice, and a repeat changes nothing', async () => {
    expect(await shownTo(tasker)).toBeNull()
    expect(await obstacle()).toBeNull()
    const changes = await market.changesDuring(async () => expect(await invite()).toEqual([201]))
    expect(changes).toEqual([`u:${tasker.id} notice put invited`])
    expect(await market.changesDuring(async () => expect(await invite()).toEqual([200]))).toEqual(
      [],
    )
    expect(await shownTo(tasker)).toMatchObject({ declinedAt: null })
    expect(await invitationsOf()).toEqual([{ _id: tasker.id, answer: null, reason: null }])
    expect(await obstacle()).toBe('already_invited')
    expect(await shownTo(client)).toBeNull()
    expect(await shownTo(await market.createTasker())).toBeNull()
  })

  it('is declined once, with a reason for the client', async () => {
    await invite()
    const { status } = await tasker.send(declineInvitation, { id, reason: 'too_far' })
    expect(status).toBe(200)
    expect((await tasker.send(declineInvitation, { id, reason: 'price' })).status).toBe(200)
    expect(await invitationsOf()).toEqual([
      { _id: tasker.id, answer: 'declined', reason: 'too_far' },
    ])
    expect(await market.noticesTo(client)).toEqual(['invitationDeclined'])
    expect(await shownTo(tasker)).toMatchObject({ declinedAt: expect.any(String) })
  })

  it('is answered by a proposal, also after it was declined', async () => {
    await invite()
    await tasker.send(declineInvitation, { id })
    await market.apply(tasker, { _id: id })
    expect(await invitationsOf()).toEqual([{ _id: tasker.id, answer: 'applied', reason: null }])
  })

  it('cannot be declined by somebody else, beside a proposal, or when the todo is gone', async () => {
    const decline = async (by: TestUser) => {
      const { status, body } = await by.send(declineInvitation, { id })
      return [status, body.code]
    }
    await invite()
    expect(await decline(await market.createTasker())).toEqual([404, 'not_found'])
    const proposal = await market.apply(tasker, { _id: id })
    expect(await decline(tasker)).toEqual([409, 'already_applied'])
    await tasker.send(withdrawProposal, { id: proposal._id })
    await client.send(deleteTask, { id })
    expect(await decline(tasker)).toEqual([409, 'task_not_open'])
  })

  it('costs two round trips', async () => {
    market = await createMarket({ engine: 'sqld' })
    client = await market.createClient()
    tasker = await market.createTasker()
    id = (await market.postTask(client))._id
    expect(await invite()).toEqual([201])
    expect(market.lastRequestCost().roundTrips).toBe(2)
    expect((await tasker.send(declineInvitation, { id })).status).toBe(200)
    expect(market.lastRequestCost().roundTrips).toBe(2)
  })
})

describe('nobody can be invited', () => {
  it('by somebody else than the client, or to a todo that is not open', async () => {
    expect(await invite(tasker.id, await market.createClient())).toEqual([404, 'not_found'])
    expect(await invite(tasker.id, await market.createTasker())).toEqual([403, 'wrong_role'])
    await client.send(deleteTask, { id })
    expect(await invite()).toEqual([409, 'task_not_open'])
  })

  it('who is oneself, a client, unknown, suspended, limited or closed', async () => {
    expect(await invite(client.id)).toEqual([403, 'not_yourself'])
    expect(await invite((await market.createClient()).id)).toEqual([404, 'not_found'])
    expect(await invite(newId('user'))).toEqual([404, 'not_found'])
    for (const column of ['suspended_at', 'suppressed_at', 'closed_at']) {
      await market.runSql(`UPDATE users SET ${column} = 1 WHERE id = ?`, tasker.id)
      expect([column, ...(await invite())]).toEqual([column, 404, 'not_found'])
      await market.runSql(`UPDATE users SET ${column} = NULL WHERE id = ?`, tasker.id)
    }
    expect(await invite()).toEqual([201])
  })

  it('who has a pending or a declined proposal', async () => {
    const proposal = await market.apply(tasker, { _id: id })
    expect(await invite()).toEqual([409, 'tasker_applied'])
    expect(await obstacle()).toBe('tasker_applied')
    await client.send(declineProposal, { id: proposal._id })
    expect(await invite()).toEqual([409, 'tasker_applied'])
  })

  it('by a limited client, or to a reported todo', async () => {
    await market.runSql('UPDATE tasks SET suppressed_at = 1 WHERE id = ?', id)
    expect(await invite()).toEqual([409, 'task_not_open'])
    await market.runSql('UPDATE tasks SET suppressed_at = NULL WHERE id = ?', id)
    await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', client.id)
    expect(await invite()).toEqual([403, 'under_review'])
  })

  it('as the eleventh of a todo, also when two are invited at once', async () => {
    await fillInvitations(INVITATIONS_PER_TASK - 1)
    const other = await market.createTasker()
    const statuses = await Promise.all([invite(), invite(other.id)])
    expect(statuses.toSorted()).toEqual([[201], [409, 'too_many_invited']])
  })

  it('as the 31st of a day, until the next day', async () => {
    for (let n = 0; n < INVITATIONS_PER_DAY; n += INVITATIONS_PER_TASK)
      // oxlint-disable-next-line no-await-in-loop
      await fillInvitations(INVITATIONS_PER_TASK, newId('task'))
    expect(await invite()).toEqual([429, 'too_many_invitations'])
    expect(await obstacle()).toBe('too_many_invitations')
    market.advanceClock(DAY_MS)
    await market.keepSignedIn()
    expect(await invite()).toEqual([201])
  })
})

describe('a block', () => {
  it('ends an invitation, which does not come back with its end', async () => {
    for (const [by, other] of [
      [client, tasker],
      [tasker, client],
    ] as const) {
      expect(await invite()).toEqual([201])
      await by.send(blockUser, { id: other.id })
      expect(await invite()).toEqual([404, 'not_found'])
      expect(await invitationsOf()).toEqual([])
      expect((await tasker.send(declineInvitation, { id })).status).toBe(404)
      expect((await client.send(listInvitableTasks, { taskerId: tasker.id })).status).toBe(404)
      await by.send(unblockUser, { id: other.id })
      expect(await shownTo(tasker)).toBeNull()
    }
  })

  it('leaves invitations of others', async () => {
    await invite()
    await client.send(blockUser, { id: (await market.createTasker()).id })
    expect(await invitationsOf()).toMatchObject([{ _id: tasker.id }])
  })
})

describe('the invitations of an account', () => {
  it('are in the copy of its data, for both sides', async () => {
    await invite()
    for (const user of [client, tasker]) {
      const { ticket } = (await user.send(startExport, { password: TEST_PASSWORD })).body
      const { rows } = (await user.send(readExport, { ticket, section: 'account' })).body
      expect(JSON.parse(rows[0] ?? '')).toMatchObject({
        invitations: [{ task: id, professional: tasker.id, declinedAt: null }],
      })
    }
  })

  it('are not shown once the professional has closed the account', async () => {
    await invite()
    expect((await tasker.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(200)
    expect(await invitationsOf()).toEqual([])
  })
})
