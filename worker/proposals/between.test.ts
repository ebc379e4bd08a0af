import { beforeEach, describe, expect, it } from 'vitest'
import { applyForTask, awardTask, listProposals } from '#schema/contract/proposals.ts'
import { approveTask, deleteTask, editTask, submitWork } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import type { Person } from '../test/world.ts'

/**
 * DESIGN 3: facts that move between a command's read and its write. The wire lets something else happen in just that
 * moment, so that each interleaving is tried every time and not when luck has it.
 */
let meanwhile: (() => Promise<unknown>) | null
const wire = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init)
  const body = await request.clone().text()
  const happening = body.includes('INSERT INTO receipts') ? meanwhile : null
  if (happening) {
    meanwhile = null
    await happening()
  }
  return fetch(request)
}

let market: Market
let client: Person
let tasker: Person
let other: Person
beforeEach(async () => {
  meanwhile = null
  market = await newMarket({ wire })
  client = await market.client()
  tasker = await market.tasker()
  other = await market.tasker()
})
/** Runs `work`, with `moment` falling between its read and its write. */
async function amid<A>(work: () => Promise<A>, moment: () => Promise<unknown>): Promise<A> {
  meanwhile = moment
  const answer = await work()
  expect(meanwhile, 'the moment came').toBeNull()
  return answer
}
const standing = async (person: Person) => (await person.send(listProposals, {})).body.tasks[0]
const offer = { price: '18000', description: 'I can.', date: '2026-03-20' }
const applyTo = (task: { _id: TaskId }, person = other) =>
  person.send(applyForTask, { taskId: task._id, ...offer })
const award = (task: { _id: TaskId }, version?: number) =>
  client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version })

describe('while a proposal is being sent', () => {
  it('the todo is awarded: it hears that the todo is taken', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const { status, body } = await amid(
      () => applyTo(task),
      () => market.award(client, task, tasker),
    )
    expect([status, body.code]).toEqual([409, 'task_not_open'])
  })

  it('the todo is deleted: the same', async () => {
    const task = await market.post(client)
    const late = await amid(
      () => applyTo(task),
      () => client.send(deleteTask, { id: task._id }),
    )
    expect(late.body.code).toBe('task_not_open')
  })

  it('the todo is renamed: it carries the new title', async () => {
    const task = await market.post(client)
    const rename = () => client.send(editTask, { id: task._id, ...todo({ title: 'Renamed' }) })
    expect((await amid(() => applyTo(task), rename)).status).toBe(201)
    expect((await standing(other))?.title).toBe('Renamed')
  })
})

describe('while a todo is being awarded', () => {
  it('somebody applies: they are told no with the others (R18)', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    expect(
      (
        await amid(
          () => award(task),
          () => applyTo(task),
        )
      ).status,
    ).toBe(200)
    expect(await standing(other)).toMatchObject({ status: 'rejected', reason: 'not_selected' })
  })

  it('another award takes the money: 402, with what is missing now (R17)', async () => {
    const [task, dear] = [await market.post(client), await market.post(client)]
    await market.apply(tasker, task)
    await market.apply(other, dear, { price: '90000' })
    const { status, body } = await amid(
      () => award(task),
      () => market.award(client, dear, other),
    )
    expect([status, body.error]).toEqual([
      402,
      'Insufficient wallet balance. You need ₦8,000 more.',
    ])
    expect(await market.available(client)).toBe(naira(10_000))
  })

  it.each([
    ['has seen the old terms', 1, 409, naira(100_000)],
    ['sends no version and so takes what there is', undefined, 200, naira(75_000)],
  ])('its terms get worse, for a client who %s (R16)', async (_, version, status, left) => {
    const task = await market.post(client)
    const { _id } = await market.apply(tasker, task)
    const worse = async () => {
      await market.rows(
        'INSERT INTO proposal_versions SELECT id, version, price, date FROM proposals',
      )
      await market.rows('UPDATE proposals SET price = 2500000, version = 2 WHERE id = ?', _id)
    }
    expect((await amid(() => award(task as never, version), worse)).status).toBe(status)
    expect(await market.available(client)).toBe(left)
  })

  it('its proposal is withdrawn: refused, nothing held', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const withdraw = () => market.rows("UPDATE proposals SET status = 'withdrawn'")
    expect((await amid(() => award(task), withdraw)).body.code).toBe('proposal_not_live')
    expect(await market.available(client)).toBe(naira(100_000))
  })

  it('it is edited: the award stands on what it became', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const rename = () => client.send(editTask, { id: task._id, ...todo({ title: 'Renamed' }) })
    expect((await amid(() => award(task), rename)).body.task.title).toBe('Renamed')
  })
})

describe('while a todo is being changed or deleted', () => {
  it('somebody applies to one being edited: they are flagged like the rest (R8)', async () => {
    const task = await market.post(client)
    const edit = () => client.send(editTask, { id: task._id, ...todo({ price: '21000' }) })
    expect((await amid(edit, () => applyTo(task))).status).toBe(200)
    expect((await standing(other))?.changedFields).toEqual(['price'])
  })

  it('it is edited from another tab: the second hears that it has moved on (R8)', async () => {
    const task = await market.post(client)
    const edit = (price: string) =>
      client.send(editTask, { id: task._id, ...todo({ price }), updatedAt: task.updatedAt })
    const late = await amid(
      () => edit('21000'),
      () => edit('22000'),
    )
    expect([late.status, late.body.code]).toEqual([409, 'moved_on'])
    expect((await market.find(client, task)).task.price).toBe(22_000)
  })

  it('somebody applies to one being deleted: they are told (R9)', async () => {
    const task = await market.post(client)
    const remove = () => client.send(deleteTask, { id: task._id })
    expect((await amid(remove, () => applyTo(task))).status).toBe(200)
    expect(await standing(other)).toMatchObject({ status: 'rejected', reason: 'task_removed' })
  })

  it('it is awarded while being deleted: refused, the money stays held', async () => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    const remove = () => client.send(deleteTask, { id: task._id })
    const late = await amid(remove, () => market.award(client, task, tasker))
    expect(late.body.code).toBe('task_assigned_delete')
    expect(await market.held(task)).toBe(naira(18_000))
  })
})

describe('while work is being approved or handed in', () => {
  it('it is approved elsewhere: “Already approved”, paid once (R27)', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const approve = () => client.send(approveTask, { id: task._id })
    expect((await amid(approve, approve)).body.message).toBe(TEXTS.alreadyApproved)
    expect(await market.available(tasker)).toBe(naira(18_000))
  })

  it('a new version comes in: it is paid all the same', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const approve = () => client.send(approveTask, { id: task._id })
    const again = () => market.submit(tasker, task, 'Once more.')
    expect((await amid(approve, again)).body.task.submissionNotes).toBe('Once more.')
  })

  it('it is approved while handed in once more: too late, in words (R29)', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const again = () => tasker.send(submitWork, { id: task._id, submissionNotes: 'More.' })
    const late = await amid(again, () => market.approve(client, task))
    expect(late.body.code).toBe('task_not_in_progress')
  })
})
