import { beforeEach, describe, expect, it } from 'vitest'
import {
  applyForTask,
  findProposal,
  listApplicants,
  listProposals,
} from '#schema/contract/proposals.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { MASK } from '#schema/domain/masking.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { createMarket, unknownId, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
}
beforeEach(() => setUp())
const proposalInput = {
  price: '18,000',
  description: 'I can.',
  date: '2026-03-20',
  title: 'Ignored',
}

describe('applying', () => {
  it('stores the proposal under the id of the client with the title of the task, and adds a change for both users', async () => {
    const task = await market.postTask(client)
    const _id = newId('proposal')
    const changes = await market.changesDuring(async () => {
      const { status, body } = await tasker.send(applyForTask, {
        taskId: task._id,
        _id,
        ...proposalInput,
      })
      expect([status, body.message]).toEqual([201, GENERAL_MESSAGES.proposalSent])
      expect(body.proposal).toMatchObject({
        _id,
        task: task._id,
        title: task.title,
        price: 18_000,
        date: '2026-03-20',
        status: 'pending',
        version: 1,
        reason: null,
      })
    })
    expect(changes).toEqual(
      [
        `u:${client.id} applicant put ${_id}`,
        `u:${client.id} notice put applied`,
        `u:${tasker.id} proposal put ${_id}`,
      ].toSorted(),
    )
  })

  it('writes eleven rows, three of them for the notice, in two round trips, and none when it is repeated', async () => {
    await setUp('sqld')
    const task = await market.postTask(client)
    // Not `tasker.send`, which checks the invariants: their queries would be counted.
    const send = () =>
      market.send(tasker.token, applyForTask, { taskId: task._id, ...proposalInput }, 'one-key')
    expect((await send()).status).toBe(201)
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 2, rowsWritten: 11 })
    expect((await send()).status).toBe(201)
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
  })

  it('masks contacts, and adds a warning to the message', async () => {
    const task = await market.postTask(client)
    const { body } = await tasker.send(applyForTask, {
      taskId: task._id,
      ...proposalInput,
      description: 'Call +234 803 123 4567',
    })
    expect(body.message).toBe(`${GENERAL_MESSAGES.proposalSent} ${GENERAL_MESSAGES.contactsHidden}`)
    expect(body.proposal.description).toBe(`Call ${MASK}`)
  })

  it('accepts any real date, also a past one', async () => {
    const task = await market.postTask(client)
    expect((await market.apply(tasker, task, { date: '2020-02-29' })).date).toBe('2020-02-29')
  })

  it('accepts a price below 30 % of the budget: only the screen warns', async () => {
    const task = await market.postTask(client)
    expect((await market.apply(tasker, task, { price: '100' })).price).toBe(100)
  })

  it.each([
    ['no price', { price: '' }],
    ['a price with kobo', { price: '100.5' }],
    ['a price below ₦100', { price: '99' }],
    ['no description', { description: ' ' }],
    ['a description of 1,501 characters', { description: 'x'.repeat(1501) }],
    ['a date that does not exist', { date: '2026-02-30' }],
    ['no date', { date: '' }],
    ['an invalid id', { _id: '5' as never }],
  ])('rejects %s with 400 and a message', async (_, fields) => {
    const task = await market.postTask(client)
    const { status, body } = await tasker.send(applyForTask, {
      taskId: task._id,
      ...proposalInput,
      ...fields,
    })
    expect(status).toBe(400)
    expect(body.error).toBeTruthy()
  })

  it('rejects an own task and a client with 403, no session with 401, an unknown task with 404', async () => {
    const task = await market.postTask(client)
    const input = { taskId: task._id, ...proposalInput }
    expect((await client.send(applyForTask, input)).status).toBe(403)
    expect((await market.send(null, applyForTask, input)).status).toBe(401)
    expect((await tasker.send(applyForTask, { ...input, taskId: unknownId('task') })).status).toBe(
      404,
    )
    await market.runSql("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    const own = await client.send(applyForTask, input)
    expect([own.status, own.body.code]).toEqual([403, 'own_task'])
  })

  it('rejects a proposal for a task that is not open any more with 409', async () => {
    const lateTasker = await market.createTasker()
    const [assigned, deleted] = [
      await market.createAssignedTask(client, tasker),
      await market.postTask(client),
    ]
    await client.send(deleteTask, { id: deleted._id })
    for (const task of [assigned, deleted]) {
      const { status, body } = await lateTasker.send(applyForTask, {
        taskId: task._id,
        ...proposalInput,
      })
      expect([status, body.code]).toEqual([409, 'task_not_open'])
    }
  })
})

describe('one active proposal per tasker and task', () => {
  it('rejects a second proposal by the same tasker', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const { status, body } = await tasker.send(applyForTask, { taskId: task._id, ...proposalInput })
    expect([status, body.error]).toEqual([409, 'You have already applied for this todo'])
  })

  it('accepts one of twenty that arrive at once', async () => {
    const task = await market.postTask(client)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        market.send(tasker.token, applyForTask, { taskId: task._id, ...proposalInput }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(responses.filter(({ body }) => body.code === 'already_applied')).toHaveLength(19)
    expect(await market.runSql('SELECT id FROM proposals')).toHaveLength(1)
  })

  it('replays the first response for the same key, also when both requests arrive at once', async () => {
    const task = await market.postTask(client)
    const input = { taskId: task._id, _id: newId('proposal'), ...proposalInput }
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => market.send(tasker.token, applyForTask, input, 'key')),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('returns the same proposal for the same id when the key is purged, also after a withdrawal or an award', async () => {
    for (const status of ['pending', 'withdrawn', 'accepted']) {
      const task = await market.postTask(client)
      const input = { taskId: task._id, _id: newId('proposal'), ...proposalInput }
      await tasker.send(applyForTask, input, newId('idempotency'))
      await market.runSql('DELETE FROM idempotency_keys')
      await market.runSql('UPDATE proposals SET status = ? WHERE id = ?', status, input._id)
      const repeat = await tasker.send(applyForTask, input, newId('idempotency'))
      expect([repeat.status, repeat.body.proposal]).toMatchObject([200, { _id: input._id, status }])
      expect(
        await market.runSql('SELECT id FROM proposals WHERE task_id = ?', task._id),
      ).toHaveLength(1)
    }
  })

  it('does not reveal the proposal of another tasker by its id', async () => {
    const task = await market.postTask(client)
    const { _id } = await market.apply(tasker, task)
    const otherTasker = await market.createTasker()
    const { status, body } = await otherTasker.send(applyForTask, {
      taskId: task._id,
      _id,
      ...proposalInput,
    })
    expect([status, body.code, body.proposal]).toEqual([409, 'proposal_exists', undefined])
  })

  it('rejects the id of another proposal', async () => {
    const [task, other] = [await market.postTask(client), await market.postTask(client)]
    const { _id } = await market.apply(tasker, task)
    const { body } = await tasker.send(applyForTask, { taskId: other._id, _id, ...proposalInput })
    expect(body.code).toBe('proposal_exists')
  })

  it('accepts three more proposals after a withdrawal, and rejects the next', async () => {
    const task = await market.postTask(client)
    for (let round = 1; round <= 4; round++) {
      await market.apply(tasker, task)
      await market.runSql("UPDATE proposals SET status = 'withdrawn' WHERE status = 'pending'")
    }
    const { body } = await tasker.send(applyForTask, { taskId: task._id, ...proposalInput })
    expect(body.code).toBe('reapply_limit')
    const rounds = await market.runSql('SELECT round FROM proposals ORDER BY round')
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4])
  })
})

describe('reading proposals', () => {
  it('lists the proposals of the tasker, newest first, page by page', async () => {
    const sent: string[] = []
    for (let i = 0; i < 5; i++) {
      sent.unshift((await market.apply(tasker, await market.postTask(client)))._id)
    }
    const page = (await tasker.send(listProposals, { limit: 3 })).body
    const rest = (await tasker.send(listProposals, { limit: 3, cursor: page.nextCursor ?? '' }))
      .body
    expect([...page.tasks, ...rest.tasks].map(({ _id }) => _id)).toEqual(sent)
    expect(rest.nextCursor).toBeNull()
    expect((await client.send(listProposals, {})).body.tasks).toEqual([])
    expect((await market.send(null, listProposals, {})).status).toBe(401)
    expect((await tasker.send(listProposals, { cursor: 'x' })).status).toBe(400)
  })

  it('lists the applicants of a task only for its client and for admins', async () => {
    const [other, admin] = [await market.createTasker(), await market.createUser('admin')]
    const task = await market.postTask(client)
    const first = await market.apply(tasker, task)
    market.advanceClock(1000)
    const second = await market.apply(other, task)
    const { body } = await client.send(listApplicants, { id: task._id })
    expect(body.applicants.map(({ _id }) => _id)).toEqual([second._id, first._id])
    expect(body.applicants[1]).toMatchObject({
      tasker: { _id: tasker.id, isVerified: false },
      task: { _id: task._id },
      price: 18_000,
    })
    expect(JSON.stringify(body)).not.toContain('@')
    expect((await admin.send(listApplicants, { id: task._id })).body.applicants).toHaveLength(2)
    expect((await tasker.send(listApplicants, { id: task._id })).status).toBe(404)
    expect((await client.send(listApplicants, { id: unknownId('task') })).status).toBe(404)
    expect((await market.send(null, listApplicants, { id: task._id })).status).toBe(401)
  })

  it('returns every applicant once over several pages', async () => {
    const task = await market.postTask(client)
    const sent = []
    for (let i = 0; i < 5; i++)
      sent.push((await market.apply(await market.createTasker(), task))._id)
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await client.send(listApplicants, { id: task._id, limit: 2, cursor })
      listed.push(...body.applicants.map(({ _id }) => _id))
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(listed.toSorted()).toEqual(sent.toSorted())
  })

  it('returns one proposal with tasker and task, for the client of the task and for its tasker', async () => {
    const stranger = await market.createTasker()
    const task = await market.postTask(client, { address: 'No. 4' })
    const { _id } = await market.apply(tasker, task)
    const { proposal } = (await client.send(findProposal, { id: _id })).body
    expect(proposal).toMatchObject({
      _id,
      tasker: { _id: tasker.id },
      task: { _id: task._id, address: 'No. 4' },
    })
    expect((await tasker.send(findProposal, { id: _id })).body.proposal.task.address).toBeNull()
    expect((await stranger.send(findProposal, { id: _id })).status).toBe(404)
    expect((await client.send(findProposal, { id: unknownId('proposal') })).status).toBe(404)
    expect((await client.send(findProposal, { id: '0' as never })).status).toBe(404)
    expect((await market.send(null, findProposal, { id: _id })).status).toBe(401)
  })
})
