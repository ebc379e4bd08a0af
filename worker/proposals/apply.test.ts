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
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, nobodys, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const offer = { price: '18,000', description: 'I can.', date: '2026-03-20', title: 'Ignored' }

describe('R13: applying', () => {
  it('keeps the phone’s own id, takes the task’s title, and tells two phones', async () => {
    const task = await market.post(client)
    const _id = newId('proposal')
    const told = await market.told(async () => {
      const { status, body } = await tasker.send(applyForTask, { taskId: task._id, _id, ...offer })
      expect([status, body.message]).toEqual([201, TEXTS.proposalSent])
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
    expect(told).toEqual(
      [`u:${client.id} applicant put ${_id}`, `u:${tasker.id} proposal put ${_id}`].toSorted(),
    )
  })

  it('writes eight rows in two round trips, and none when it is repeated (DESIGN 8)', async () => {
    const task = await market.post(client)
    // Not through the watched person: the laws' own queries would be the last ones counted.
    const send = () =>
      market.send(tasker.token, applyForTask, { taskId: task._id, ...offer }, 'one-key')
    expect((await send()).status).toBe(201)
    expect(market.cost()).toMatchObject({ trips: 2, rowsWritten: 8 })
    expect((await send()).status).toBe(201)
    expect(market.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
  })

  it('stores contacts masked, and says why (R7)', async () => {
    const task = await market.post(client)
    const { body } = await tasker.send(applyForTask, {
      taskId: task._id,
      ...offer,
      description: 'Call +234 803 123 4567',
    })
    expect(body.message).toBe(`${TEXTS.proposalSent} ${TEXTS.contactsHidden}`)
    expect(body.proposal.description).toBe(`Call ${MASK}`)
  })

  it('takes any real date, also one that has passed', async () => {
    const task = await market.post(client)
    expect((await market.apply(tasker, task, { date: '2020-02-29' })).date).toBe('2020-02-29')
  })

  it('takes a price below 30 % of the budget: the caution is the screen’s (R20)', async () => {
    const task = await market.post(client)
    expect((await market.apply(tasker, task, { price: '100' })).price).toBe(100)
  })

  it.each([
    ['no price', { price: '' }],
    ['a price in kobo', { price: '100.5' }],
    ['a price below ₦100', { price: '99' }],
    ['no words', { description: ' ' }],
    ['1,501 characters', { description: 'x'.repeat(1501) }],
    ['a day that is none', { date: '2026-02-30' }],
    ['no day', { date: '' }],
    ['an id that is none', { _id: '5' as never }],
  ])('refuses %s with 400 and words', async (_, wrong) => {
    const task = await market.post(client)
    const { status, body } = await tasker.send(applyForTask, {
      taskId: task._id,
      ...offer,
      ...wrong,
    })
    expect(status).toBe(400)
    expect(body.error).toBeTruthy()
  })

  it('refuses one’s own todo with 403, a client with 403, the signed out with 401, no todo with 404', async () => {
    const task = await market.post(client)
    const input = { taskId: task._id, ...offer }
    expect((await client.send(applyForTask, input)).status).toBe(403)
    expect((await market.send(null, applyForTask, input)).status).toBe(401)
    expect((await tasker.send(applyForTask, { ...input, taskId: nobodys('task') })).status).toBe(
      404,
    )
    await market.rows("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    const own = await client.send(applyForTask, input)
    expect([own.status, own.body.code]).toEqual([403, 'own_task'])
  })

  it('refuses what is no longer open with 409, so that a proposal sent late can say why', async () => {
    const late = await market.tasker()
    const [taken, gone] = [await market.underWay(client, tasker), await market.post(client)]
    await client.send(deleteTask, { id: gone._id })
    for (const task of [taken, gone]) {
      const { status, body } = await late.send(applyForTask, { taskId: task._id, ...offer })
      expect([status, body.code]).toEqual([409, 'task_not_open'])
    }
  })
})

describe('R14: one live proposal per tasker and todo', () => {
  it('refuses the second in SPEC’s words', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const { status, body } = await tasker.send(applyForTask, { taskId: task._id, ...offer })
    expect([status, body.error]).toEqual([409, 'You have already applied for this todo'])
  })

  it('holds when twenty come at once', async () => {
    const task = await market.post(client)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        market.send(tasker.token, applyForTask, { taskId: task._id, ...offer }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(answers.filter(({ body }) => body.code === 'already_applied')).toHaveLength(19)
    expect(await market.rows('SELECT id FROM proposals')).toHaveLength(1)
  })

  it('gives the first answer again for the same key, also when both come at once (R51)', async () => {
    const task = await market.post(client)
    const input = { taskId: task._id, _id: newId('proposal'), ...offer }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => market.send(tasker.token, applyForTask, input, 'key')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('gives the answer again for the same proposal under a key that is forgotten, also once it was withdrawn or awarded (R51)', async () => {
    for (const status of ['pending', 'withdrawn', 'accepted']) {
      const task = await market.post(client)
      const input = { taskId: task._id, _id: newId('proposal'), ...offer }
      await tasker.send(applyForTask, input, newId('journal'))
      await market.rows('DELETE FROM receipts')
      await market.rows('UPDATE proposals SET status = ? WHERE id = ?', status, input._id)
      const again = await tasker.send(applyForTask, input, newId('journal'))
      expect([again.status, again.body.proposal]).toMatchObject([200, { _id: input._id, status }])
      expect(
        await market.rows('SELECT id FROM proposals WHERE task_id = ?', task._id),
      ).toHaveLength(1)
    }
  })

  it('does not give away another’s proposal for knowing its id', async () => {
    const task = await market.post(client)
    const { _id } = await market.apply(tasker, task)
    const rival = await market.tasker()
    const { status, body } = await rival.send(applyForTask, { taskId: task._id, _id, ...offer })
    expect([status, body.code, body.proposal]).toEqual([409, 'proposal_exists', undefined])
  })

  it('refuses an id that another proposal has', async () => {
    const [task, other] = [await market.post(client), await market.post(client)]
    const { _id } = await market.apply(tasker, task)
    const { body } = await tasker.send(applyForTask, { taskId: other._id, _id, ...offer })
    expect(body.code).toBe('proposal_exists')
  })

  it('R15: may be sent again after it was withdrawn, three times over', async () => {
    const task = await market.post(client)
    for (let round = 1; round <= 4; round++) {
      await market.apply(tasker, task)
      await market.rows("UPDATE proposals SET status = 'withdrawn' WHERE status = 'pending'")
    }
    const { body } = await tasker.send(applyForTask, { taskId: task._id, ...offer })
    expect(body.code).toBe('reapply_limit')
    const rounds = await market.rows('SELECT round FROM proposals ORDER BY round')
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4])
  })
})

describe('reading proposals', () => {
  it('lists a tasker’s own, newest first, page by page', async () => {
    const sent: string[] = []
    for (let i = 0; i < 5; i++) {
      sent.unshift((await market.apply(tasker, await market.post(client)))._id)
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

  it('lists the applicants of a todo to its owner and admins, to nobody else (R52)', async () => {
    const [other, admin] = [await market.tasker(), await market.person('admin')]
    const task = await market.post(client)
    const first = await market.apply(tasker, task)
    market.wait(1000)
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
    expect((await client.send(listApplicants, { id: nobodys('task') })).status).toBe(404)
    expect((await market.send(null, listApplicants, { id: task._id })).status).toBe(401)
  })

  it('pages through many applicants without losing one', async () => {
    const task = await market.post(client)
    const sent = []
    for (let i = 0; i < 5; i++) sent.push((await market.apply(await market.tasker(), task))._id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await client.send(listApplicants, { id: task._id, limit: 2, cursor })
      seen.push(...body.applicants.map(({ _id }) => _id))
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(seen.toSorted()).toEqual(sent.toSorted())
  })

  it('opens one for the owner of the todo and for its sender, with tasker and todo', async () => {
    const stranger = await market.tasker()
    const task = await market.post(client, { address: 'No. 4' })
    const { _id } = await market.apply(tasker, task)
    const seen = (await client.send(findProposal, { id: _id })).body.proposal
    expect(seen).toMatchObject({
      _id,
      tasker: { _id: tasker.id },
      task: { _id: task._id, address: 'No. 4' },
    })
    expect((await tasker.send(findProposal, { id: _id })).body.proposal.task.address).toBeNull()
    expect((await stranger.send(findProposal, { id: _id })).status).toBe(404)
    expect((await client.send(findProposal, { id: nobodys('proposal') })).status).toBe(404)
    expect((await client.send(findProposal, { id: '0' as never })).status).toBe(404)
    expect((await market.send(null, findProposal, { id: _id })).status).toBe(401)
  })
})
