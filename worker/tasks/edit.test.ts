import { beforeEach, describe, expect, it } from 'vitest'
import { listProposals } from '#schema/contract/proposals.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, unknownId, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const proposalsOf = async (user: TestUser) => (await user.send(listProposals, {})).body.tasks

describe('editing a task', () => {
  it('changes an open task and its updatedAt', async () => {
    const task = await market.postTask(client, { address: 'No. 4' })
    const { status, body } = await client.send(editTask, {
      id: task._id,
      ...taskInput({ title: 'Hang two cabinets', price: '25000' }),
      updatedAt: task.updatedAt,
    })
    expect([status, body.message]).toEqual([200, GENERAL_MESSAGES.taskEdited])
    expect(body.task).toMatchObject({ _id: task._id, title: 'Hang two cabinets', price: 25_000 })
    expect(body.task.address).toBe('No. 4')
    expect(body.task.updatedAt > task.updatedAt).toBe(true)
    expect((await market.findTask(client, task)).task).toEqual(body.task)
  })

  it('keeps the place of a location that stays, and follows a new one', async () => {
    const task = await market.postTask(client)
    expect(task.place).toBe('lagos-lagos-mainland')
    const edit = async (changes: Parameters<typeof taskInput>[0]) =>
      (await client.send(editTask, { id: task._id, ...taskInput(changes) })).body.task.place
    expect(await edit({ place: 'lagos-ikeja', location: 'By the bank' })).toBe('lagos-ikeja')
    expect(await edit({ location: 'By the bank' })).toBe('lagos-ikeja')
    expect(await edit({ location: 'Wuse, Abuja' })).toBe('fct-abuja-municipal')
    expect(await edit({ location: 'Somewhere' })).toBe(null)
    expect(await edit({ place: 'lagos-epe', projectType: 'Remote' })).toBe(null)
    const refused = await client.send(editTask, {
      id: task._id,
      ...taskInput({ place: 'lagos-no' }),
    })
    const message = 'Choose an area from the list'
    expect([refused.status, refused.body.fields]).toEqual([400, { place: message }])
  })

  it('masks contacts, and adds a warning to the message', async () => {
    const task = await market.postTask(client)
    const input = { id: task._id, ...taskInput({ description: 'whatsapp me' }) }
    const { body } = await client.send(editTask, input)
    expect(body.message).toBe(`${GENERAL_MESSAGES.taskEdited} ${GENERAL_MESSAGES.contactsHidden}`)
  })

  it('a new picture replaces the thumbnail, and other edits leave both', async () => {
    const taskImage = imageFile(await createImage('jpeg'))
    const taskThumbnail = imageFile(await createImage('webp'))
    const task = await market.postTask(client, { taskImage, taskThumbnail })
    const edit = (fields: object) => client.send(editTask, { id: task._id, ...taskInput(fields) })
    const { taskImage: path, taskThumbnail: thumbnailPath } = task
    expect((await edit({ title: 'Two doors' })).body.task).toMatchObject({
      taskImage: path,
      taskThumbnail: thumbnailPath,
    })
    // A client that makes no thumbnails must not leave the one of the old picture.
    const picture = imageFile(await createImage('png'))
    expect((await edit({ taskImage: picture })).body.task).toMatchObject({
      taskImage: expect.stringMatching(/png$/),
      taskThumbnail: null,
    })
  })

  it('rejects a stale updatedAt with 409, even within the same millisecond', async () => {
    const task = await market.postTask(client)
    const change = { id: task._id, ...taskInput({ price: '30000' }), updatedAt: task.updatedAt }
    expect((await client.send(editTask, change)).status).toBe(200)
    const late = await client.send(editTask, { ...change, price: '31000' })
    expect([late.status, late.body.code]).toEqual([409, 'moved_on'])
    expect((await market.findTask(client, task)).task.price).toBe(30_000)
  })

  it('leaves proposals pending, flags the changed terms on them, and adds changes for each applicant', async () => {
    const task = await market.postTask(client)
    const proposal = await market.apply(tasker, task)
    const edited = taskInput({
      title: 'Now in Surulere',
      price: '22000',
      location: 'Surulere',
      duration: 2,
    })
    const changes = await market.changesDuring(() =>
      client.send(editTask, { id: task._id, ...edited }),
    )
    expect(changes).toEqual(
      [
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} applicant put ${proposal._id}`,
        `u:${tasker.id} notice put taskChanged`,
        `u:${tasker.id} proposal put ${proposal._id}`,
        `feed:Furniture feed put ${task._id}`,
      ].toSorted(),
    )
    await client.send(editTask, { id: task._id, ...edited, price: '23000', projectType: 'Hybrid' })
    const [proposalAfter] = await proposalsOf(tasker)
    expect(proposalAfter).toMatchObject({ status: 'pending', title: 'Now in Surulere', version: 1 })
    expect(proposalAfter?.changedFields.toSorted()).toEqual([
      'duration',
      'location',
      'price',
      'projectType',
    ])
  })

  it('keeps the day when it is left out, and clears it when it is empty or the months change', async () => {
    const task = await market.postTask(client, { neededBy: '2026-03-07' })
    const edit = async (fields: Parameters<typeof taskInput>[0]) => {
      const { body } = await client.send(editTask, { id: task._id, ...taskInput(fields) })
      return [body.task.neededBy, body.task.duration]
    }
    expect(await edit({ title: 'Two doors' })).toEqual(['2026-03-07', 1])
    expect(await edit({ neededBy: 'asap' })).toEqual(['asap', 1])
    expect(await edit({ neededBy: '' })).toEqual([null, 1])
    expect(await edit({ neededBy: '2026-03-09' })).toEqual(['2026-03-09', 1])
    expect(await edit({ duration: 3 })).toEqual([null, 3])
  })

  it('reports another day to the applicants as the duration, and hidden months as nothing', async () => {
    const changedAfter = async (before: object, after: object) => {
      const task = await market.postTask(client, before)
      const proposal = await market.apply(tasker, task)
      await client.send(editTask, { id: task._id, ...taskInput(after) })
      return (await proposalsOf(tasker)).find(({ _id }) => _id === proposal._id)?.changedFields
    }
    const [saturday, asap] = [{ neededBy: '2026-03-07' }, { neededBy: 'asap' }]
    expect(await changedAfter(saturday, { neededBy: '2026-03-08' })).toEqual(['duration'])
    expect(await changedAfter(asap, { neededBy: '' })).toEqual(['duration'])
    expect(await changedAfter(asap, {})).toEqual([])
    expect(await changedAfter({ ...asap, duration: 2 }, { ...asap, duration: 1 })).toEqual([])
  })

  it('flags nothing when only the description or the order of the skills changed', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const same = taskInput({ description: 'Three doors.', skills: ['Woodwork', 'Cabinet Making'] })
    await client.send(editTask, { id: task._id, ...same })
    expect((await proposalsOf(tasker))[0]?.changedFields).toEqual([])
  })

  it('moves the task to the feed of another trade with its skills', async () => {
    const task = await market.postTask(client)
    const moved = { id: task._id, ...taskInput({ skills: 'Haircut' }) }
    const changes = await market.changesDuring(() => client.send(editTask, moved))
    expect(changes).toContain(`feed:Furniture feed del ${task._id}`)
    expect(changes).toContain(`feed:Barber feed put ${task._id}`)
    const open = await tasker.send(listOpenTasks, { field: 'Barber' })
    expect(open.body.tasks.map(({ _id }) => _id)).toEqual([task._id])
  })

  it('rejects an assigned task with 409', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const { status, body } = await client.send(editTask, { id: task._id, ...taskInput() })
    expect([status, body.error]).toEqual([409, "You can't edit a todo that has been assigned"])
  })

  it('responds with 404 to others, with 401 without a session, and with 400 to malformed input', async () => {
    const task = await market.postTask(client)
    const change = { id: task._id, ...taskInput() }
    const other = await market.createClient()
    expect((await other.send(editTask, change)).status).toBe(404)
    expect((await tasker.send(editTask, change)).status).toBe(404)
    expect((await client.send(editTask, { ...change, id: unknownId('task') })).status).toBe(404)
    expect((await client.send(editTask, { ...change, id: 'x' as never })).status).toBe(404)
    expect((await market.send(null, editTask, change)).status).toBe(401)
    expect((await client.send(editTask, { ...change, price: '-50' })).status).toBe(400)
    expect((await client.send(editTask, { ...change, updatedAt: 'today' })).status).toBe(400)
  })

  it('is possible after the client has become a tasker', async () => {
    const task = await market.postTask(client)
    await market.runSql("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    expect((await client.send(editTask, { id: task._id, ...taskInput() })).status).toBe(200)
  })
})
