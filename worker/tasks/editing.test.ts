import { beforeEach, describe, expect, it } from 'vitest'
import { listProposals } from '#schema/contract/proposals.ts'
import { deleteTask, editTask, listOpenTasks, restoreTask } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, nobodys, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const mine = async (person: Person) => (await person.send(listProposals, {})).body.tasks

describe('R8: editing a todo', () => {
  it('changes an open one and moves its time on', async () => {
    const task = await market.post(client, { address: 'No. 4' })
    const { status, body } = await client.send(editTask, {
      id: task._id,
      ...todo({ title: 'Hang two cabinets', price: '25000' }),
      updatedAt: task.updatedAt,
    })
    expect([status, body.message]).toEqual([200, TEXTS.taskEdited])
    expect(body.task).toMatchObject({ _id: task._id, title: 'Hang two cabinets', price: 25_000 })
    expect(body.task.address).toBe('No. 4')
    expect(body.task.updatedAt > task.updatedAt).toBe(true)
    expect((await market.find(client, task)).task).toEqual(body.task)
  })

  it('hides contacts again and says so (R7)', async () => {
    const task = await market.post(client)
    const input = { id: task._id, ...todo({ description: 'whatsapp me' }) }
    const { body } = await client.send(editTask, input)
    expect(body.message).toBe(`${TEXTS.taskEdited} ${TEXTS.contactsHidden}`)
  })

  it('refuses a stale updatedAt with 409 and words, even within the same millisecond', async () => {
    const task = await market.post(client)
    const change = { id: task._id, ...todo({ price: '30000' }), updatedAt: task.updatedAt }
    expect((await client.send(editTask, change)).status).toBe(200)
    const late = await client.send(editTask, { ...change, price: '31000' })
    expect([late.status, late.body.code]).toEqual([409, 'moved_on'])
    expect((await market.find(client, task)).task.price).toBe(30_000)
  })

  it('keeps live proposals, flags what changed, and tells each applicant', async () => {
    const task = await market.post(client)
    const proposal = await market.apply(tasker, task)
    const edited = todo({
      title: 'Now in Surulere',
      price: '22000',
      location: 'Surulere',
      duration: 2,
    })
    const told = await market.told(() => client.send(editTask, { id: task._id, ...edited }))
    expect(told).toEqual(
      [
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} proposal put ${proposal._id}`,
        `feed:Furniture feed put ${task._id}`,
      ].toSorted(),
    )
    await client.send(editTask, { id: task._id, ...edited, price: '23000', projectType: 'Hybrid' })
    const [kept] = await mine(tasker)
    expect(kept).toMatchObject({ status: 'pending', title: 'Now in Surulere', version: 1 })
    expect(kept?.changedFields.toSorted()).toEqual(['duration', 'location', 'price', 'projectType'])
  })

  it('flags nothing when only words or the order of skills changed', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const same = todo({ description: 'Three doors.', skills: ['Woodwork', 'Cabinet Making'] })
    await client.send(editTask, { id: task._id, ...same })
    expect((await mine(tasker))[0]?.changedFields).toEqual([])
  })

  it('moves the todo to another trade’s feed when its skills do', async () => {
    const task = await market.post(client)
    const moved = { id: task._id, ...todo({ skills: 'Haircut' }) }
    const told = await market.told(() => client.send(editTask, moved))
    expect(told).toContain(`feed:Furniture feed del ${task._id}`)
    expect(told).toContain(`feed:Barber feed put ${task._id}`)
    const open = await tasker.send(listOpenTasks, { field: 'Barber' })
    expect(open.body.tasks.map(({ _id }) => _id)).toEqual([task._id])
  })

  it('refuses one that has been assigned: 409 in R8’s words', async () => {
    const task = await market.underWay(client, tasker)
    const { status, body } = await client.send(editTask, { id: task._id, ...todo() })
    expect([status, body.error]).toEqual([409, "You can't edit a todo that has been assigned"])
  })

  it('is 404 to everybody but the owner, 401 signed out, 400 malformed (R52)', async () => {
    const task = await market.post(client)
    const change = { id: task._id, ...todo() }
    const other = await market.client()
    expect((await other.send(editTask, change)).status).toBe(404)
    expect((await tasker.send(editTask, change)).status).toBe(404)
    expect((await client.send(editTask, { ...change, id: nobodys('task') })).status).toBe(404)
    expect((await client.send(editTask, { ...change, id: 'x' as never })).status).toBe(404)
    expect((await market.send(null, editTask, change)).status).toBe(401)
    expect((await client.send(editTask, { ...change, price: '-50' })).status).toBe(400)
    expect((await client.send(editTask, { ...change, updatedAt: 'today' })).status).toBe(400)
  })

  it('stays the owner’s right after a type switch (R5)', async () => {
    const task = await market.post(client)
    await market.rows("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    expect((await client.send(editTask, { id: task._id, ...todo() })).status).toBe(200)
  })
})

describe('R9: deleting a todo, and bringing it back', () => {
  const remove = (task: { _id: TaskId }) => client.send(deleteTask, { id: task._id })

  it('takes it away softly, says the same again, and tells the applicants once', async () => {
    const task = await market.post(client)
    const proposal = await market.apply(tasker, task)
    const told = await market.told(() => remove(task))
    expect(told).toEqual(
      [
        `u:${client.id} task del ${task._id}`,
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} proposal put ${proposal._id}`,
        `feed:Furniture feed del ${task._id}`,
      ].toSorted(),
    )
    expect((await mine(tasker))[0]).toMatchObject({ status: 'rejected', reason: 'task_removed' })
    expect((await tasker.send(listOpenTasks, {})).body.tasks).toEqual([])
    const again = await remove(task)
    expect([again.status, again.body.message]).toEqual([200, TEXTS.taskDeleted])
    expect(await market.told(() => remove(task))).toEqual([])
  })

  it('refuses what is assigned and what is completed', async () => {
    const task = await market.underWay(client, tasker)
    const refused = await remove(task)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This todo is already assigned. Cancel it instead.',
    ])
    await market.submit(tasker, task)
    expect((await remove(task)).status).toBe(409)
    await market.approve(client, task)
    expect((await remove(task)).body.code).toBe('task_completed_delete')
  })

  it('comes back within 30 days with the proposals that went with it (F5: Undo)', async () => {
    const task = await market.post(client)
    const proposal = await market.apply(tasker, task)
    await remove(task)
    const { status, body } = await client.send(restoreTask, { id: task._id })
    expect([status, body.message, body.task.status]).toEqual([200, TEXTS.taskRestored, 'pending'])
    expect((await mine(tasker))[0]).toMatchObject({
      _id: proposal._id,
      status: 'pending',
      reason: null,
    })
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(200)
    await market.award(client, task, tasker)
  })

  it('leaves a proposal older than 14 days behind, as R18 does', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    await remove(task)
    market.wait(15 * DAY)
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(200)
    expect((await mine(tasker))[0]?.status).toBe('rejected')
  })

  it('is too late after 30 days, and is no way round twenty open', async () => {
    const task = await market.post(client)
    await remove(task)
    for (let i = 0; i < 20; i++) {
      if (i % 9 === 0) market.wait(DAY)
      await market.post(client)
    }
    expect((await client.send(restoreTask, { id: task._id })).body.code).toBe('too_many_open')
    // In two steps, with a call between them, so that the session lives on (R3).
    market.wait(15 * DAY)
    await mine(client)
    market.wait(15 * DAY)
    expect((await client.send(restoreTask, { id: task._id })).body.code).toBe('restore_too_late')
  })

  it('cannot bring back what is under way', async () => {
    const task = await market.underWay(client, tasker)
    expect((await client.send(restoreTask, { id: task._id })).status).toBe(409)
  })

  it.each([deleteTask, restoreTask])(
    '$name is 404 to others and 401 signed out (R52)',
    async (call) => {
      const task = await market.post(client)
      const other = await market.client()
      expect((await other.send(call, { id: task._id })).status).toBe(404)
      expect((await tasker.send(call, { id: task._id })).status).toBe(404)
      expect((await client.send(call, { id: nobodys('task') })).status).toBe(404)
      expect((await client.send(call, { id: '1' as never })).status).toBe(404)
      expect((await market.send(null, call, { id: task._id })).status).toBe(401)
    },
  )
})
