import { beforeEach, describe, expect, it } from 'vitest'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS, THUMBNAIL_MAX } from '#schema/domain/limits.ts'
import { MASK } from '#schema/domain/masking.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { imageFile, createImage } from '#testing/worker/images.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'

let market: Market
beforeEach(async () => {
  market = await createMarket()
})

describe('posting a task', () => {
  it('responds with the task under the id of the client, with the trade derived from the skills', async () => {
    const client = await market.createClient()
    const _id = newId('task')
    const { status, body } = await client.send(
      createTask,
      taskInput({ _id, address: 'No. 4, Herbert Macaulay Way' }),
    )
    expect(status).toBe(201)
    expect(body.message).toBe(GENERAL_MESSAGES.taskPosted)
    expect(body.task).toMatchObject({
      _id,
      price: 20_000,
      duration: 1,
      status: 'pending',
      taskStatus: 'Open',
      field: 'Furniture',
      client: client.id,
      tasker: null,
      location: 'Yaba, Lagos',
      address: 'No. 4, Herbert Macaulay Way',
      submissionNotes: null,
    })
    expect(body.task.createdAt).toBe(new Date(market.now()).toISOString())
    expect((await client.send(listPostedTasks, {})).body.tasks).toEqual([body.task])
  })

  it('stores when it is needed: as soon as possible, by a day, or nothing', async () => {
    const client = await market.createClient()
    const post = async (fields: Parameters<typeof taskInput>[0]) =>
      (await market.postTask(client, fields)).neededBy
    expect(await post({})).toBe(null)
    expect(await post({ neededBy: null })).toBe(null)
    expect(await post({ neededBy: '' })).toBe(null)
    expect(await post({ neededBy: 'asap' })).toBe('asap')
    expect(await post({ neededBy: ' 2026-03-07 ' })).toBe('2026-03-07')
    // A queued todo may be sent after its day.
    expect(await post({ neededBy: '2026-03-01' })).toBe('2026-03-01')
    const taskImage = imageFile(await createImage('jpeg'))
    expect(await post({ neededBy: '2026-03-07', taskImage })).toBe('2026-03-07')
    expect(await post({ neededBy: '', taskImage })).toBe(null)
  })

  it('rejects a day that does not exist', async () => {
    const client = await market.createClient()
    for (const neededBy of ['soon', '2026-02-30', '7/3/2026', 'ASAP!']) {
      const { status, body } = await client.send(createTask, taskInput({ neededBy }))
      expect([status, body]).toMatchObject([400, { fields: { neededBy: expect.any(String) } }])
    }
  })

  it('adds a change for the client and for the feed of the trade only', async () => {
    const client = await market.createClient()
    const _id = newId('task')
    expect(await market.changesDuring(() => market.postTask(client, { _id }))).toEqual(
      [`u:${client.id} task put ${_id}`, `feed:Furniture feed put ${_id}`].toSorted(),
    )
  })

  it('accepts a multipart form with comma-separated skills and an image', async () => {
    const client = await market.createClient()
    const taskImage = imageFile(await createImage('jpeg'))
    const task = await market.postTask(client, { skills: 'Cabinet Making,Woodwork', taskImage })
    expect(task.skills).toEqual(['Cabinet Making', 'Woodwork'])
    expect(task.taskImage).toMatch(/^\/api\/files\/[0-9a-f]{64}\.jpg$/)
    const image = await market.app.request(`http://onise.test${task.taskImage}`)
    expect(image.status).toBe(200)
    await image.arrayBuffer()
  })

  it('stores a thumbnail with the picture, and ignores one without a picture', async () => {
    const client = await market.createClient()
    const taskImage = imageFile(await createImage('jpeg'))
    const taskThumbnail = imageFile(await createImage('webp'))
    const task = await market.postTask(client, { taskImage, taskThumbnail })
    expect(task.taskThumbnail).toMatch(/^\/api\/files\/[0-9a-f]{64}\.webp$/)
    expect(task.taskThumbnail).not.toBe(task.taskImage)
    const thumbnail = await market.app.request(`http://onise.test${task.taskThumbnail}`)
    expect(thumbnail.status).toBe(200)
    await thumbnail.arrayBuffer()
    expect(await market.postTask(client, { taskThumbnail })).toMatchObject({
      taskImage: null,
      taskThumbnail: null,
    })
  })

  it('rejects a thumbnail of more than 64 kB', async () => {
    const client = await market.createClient()
    const taskImage = imageFile(await createImage('jpeg'))
    const taskThumbnail = new File([new Uint8Array(THUMBNAIL_MAX + 1)], 'a.webp')
    const { status } = await client.send(createTask, taskInput({ taskImage, taskThumbnail }))
    expect(status).toBe(400)
  })

  it('masks contacts in title and description, and adds a warning to the message', async () => {
    const client = await market.createClient()
    const { body } = await client.send(
      createTask,
      taskInput({
        title: 'Call 0803 123 4567',
        description: 'or write ada@mail.com, see www.ada.ng',
      }),
    )
    expect(body.message).toBe(`${GENERAL_MESSAGES.taskPosted} ${GENERAL_MESSAGES.contactsHidden}`)
    expect(body.task.title).toBe(`Call ${MASK}`)
    expect(body.task.description).not.toMatch(/ada/)
    const [row] = await market.runSql('SELECT title, description FROM tasks')
    expect(JSON.stringify(row)).not.toMatch(/0803|mail|www/)
  })

  it.each([
    { title: 'Fix 1234567', description: 'First 0803, then the title.' },
    { title: 'Fix 0803', location: '123 4567 Yaba' },
    { description: 'Pump 123 4567', location: '0803 Yaba' },
  ])('masks a number that is split over texts in any order: %j', async (texts) => {
    const client = await market.createClient()
    const task = await market.postTask(client, texts)
    expect(JSON.stringify(task)).not.toMatch(/(?<![\w-])0803|1234567|123 4567/)
  })

  it('leaves numbers alone that make no phone number together', async () => {
    const client = await market.createClient()
    const texts = { title: 'Fix 3 pumps of 2019', description: 'At 12:30, budget 150000, 120 m.' }
    expect(await market.postTask(client, { ...texts, location: '14 Road 803' })).toMatchObject(
      texts,
    )
  })

  it('cuts a masked title to the length that the form accepts', async () => {
    const client = await market.createClient()
    const title = `${'a'.repeat(110)} wa.me/x`
    expect((await market.postTask(client, { title })).title.length).toBeLessThanOrEqual(120)
  })

  it.each([
    ['no title', { title: '  ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['no description', { description: '' }],
    ['a description of 5,001 characters', { description: 'x'.repeat(5001) }],
    ['a price of 99 naira', { price: '99' }],
    ['a price above ten million naira', { price: '10,000,001' }],
    ['a price with kobo', { price: '100.50' }],
    ['a price that is not a number', { price: '1e5' }],
    ['a duration of six months', { duration: 6 as 5 }],
    ['an unknown project type', { projectType: 'Anywhere' as 'Remote' }],
    ['no location for work on site', { location: '' }],
    ['no skill', { skills: '' }],
    ['skills of two trades', { skills: 'Woodwork,Haircut' }],
    ['an unknown skill', { skills: 'Witchcraft' }],
    ['an invalid id', { _id: 'x' as never }],
  ])('rejects %s with 400 and a message', async (_, fields) => {
    const client = await market.createClient()
    const { status, body } = await client.send(createTask, taskInput(fields))
    expect(status).toBe(400)
    expect(body.error).toBeTruthy()
    expect(await market.runSql('SELECT id FROM tasks')).toEqual([])
  })

  it('accepts remote work without a location', async () => {
    const client = await market.createClient()
    expect((await market.postTask(client, { projectType: 'Remote', location: '' })).location).toBe(
      '',
    )
  })

  it('rejects a request without a session with 401, and a tasker with 403', async () => {
    const tasker = await market.createTasker()
    expect((await market.send(null, createTask, taskInput())).status).toBe(401)
    expect((await tasker.send(createTask, taskInput())).status).toBe(403)
  })

  it('replays the response for the same key, and rejects another body under it with 422', async () => {
    const client = await market.createClient()
    const first = await client.send(createTask, taskInput(), 'key-1')
    const repeat = await client.send(createTask, taskInput(), 'key-1')
    expect(repeat.body).toEqual(first.body)
    expect(repeat.status).toBe(201)
    expect((await client.send(createTask, taskInput({ title: 'Another' }), 'key-1')).status).toBe(
      422,
    )
    expect(await market.runSql('SELECT id FROM tasks')).toHaveLength(1)
  })

  it('creates one task for one id under different keys, and rejects the id of another client', async () => {
    const [client, other] = [await market.createClient(), await market.createClient()]
    const _id = newId('task')
    await market.postTask(client, { _id })
    expect((await client.send(createTask, taskInput({ _id }))).status).toBe(200)
    expect((await other.send(createTask, taskInput({ _id }))).status).toBe(404)
    expect(await market.runSql('SELECT id FROM tasks')).toHaveLength(1)
  })
})

describe('the posting limits', () => {
  it('reject the eleventh task of a day with 429, until midnight in Lagos', async () => {
    const client = await market.createClient()
    for (let i = 0; i < 10; i++) await market.postTask(client)
    const { status, body } = await client.send(createTask, taskInput())
    expect([status, body.code]).toEqual([429, 'too_many_posts'])
    // From 10:00 to 00:30 in Lagos, which is still the same day in UTC.
    market.advanceClock(14.5 * 3_600_000)
    expect((await client.send(createTask, taskInput())).status).toBe(201)
  })

  it('reject the twenty-first open task with 409', async () => {
    const client = await market.createClient()
    for (let i = 0; i < 20; i++) {
      if (i === 10) market.advanceClock(DAY_MS)
      await market.postTask(client)
    }
    market.advanceClock(DAY_MS)
    const { status, body } = await client.send(createTask, taskInput())
    expect([status, body.code]).toEqual([409, 'too_many_open'])
  })

  it('apply to tasks that are posted at the same time', async () => {
    const client = await market.createClient()
    for (let i = 0; i < 8; i++) await market.postTask(client)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => market.send(client.token, createTask, taskInput())),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2)
    expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true)
    expect(await market.runSql('SELECT id FROM tasks')).toHaveLength(
      8 + statuses.filter((status) => status === 201).length,
    )
    await market.expectInvariants()
  })
})
