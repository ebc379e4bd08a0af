import { beforeEach, describe, expect, it } from 'vitest'
import { createTask, listPostedTasks } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import { MASK } from '#schema/domain/masking.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import { blobOf, pictureOf } from '../test/pictures.ts'

let market: Market
beforeEach(async () => {
  market = await newMarket()
})

describe('R7: posting a todo', () => {
  it('answers the task in SPEC’s shape, keeps the phone’s own id and derives the field (F36)', async () => {
    const client = await market.client()
    const _id = newId('task')
    const { status, body } = await client.send(
      createTask,
      todo({ _id, address: 'No. 4, Herbert Macaulay Way' }),
    )
    expect(status).toBe(201)
    expect(body.message).toBe(TEXTS.taskPosted)
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

  it('tells the owner’s phone and the feed of the trade, and nobody else', async () => {
    const client = await market.client()
    const _id = newId('task')
    expect(await market.told(() => market.post(client, { _id }))).toEqual(
      [`u:${client.id} task put ${_id}`, `feed:Furniture feed put ${_id}`].toSorted(),
    )
  })

  it('takes comma-joined skills and a picture in a form, as SPEC sends them', async () => {
    const client = await market.client()
    const taskImage = blobOf(await pictureOf('jpeg'))
    const task = await market.post(client, { skills: 'Cabinet Making,Woodwork', taskImage })
    expect(task.skills).toEqual(['Cabinet Making', 'Woodwork'])
    expect(task.taskImage).toMatch(/^\/api\/files\/[0-9a-f]{64}\.jpg$/)
    const shown = await market.app.request(`http://onise.test${task.taskImage}`)
    expect(shown.status).toBe(200)
    await shown.arrayBuffer()
  })

  it('stores contacts in title and description masked, and says why', async () => {
    const client = await market.client()
    const { body } = await client.send(
      createTask,
      todo({ title: 'Call 0803 123 4567', description: 'or write ada@mail.com, see www.ada.ng' }),
    )
    expect(body.message).toBe(`${TEXTS.taskPosted} ${TEXTS.contactsHidden}`)
    expect(body.task.title).toBe(`Call ${MASK}`)
    expect(body.task.description).not.toMatch(/ada/)
    const [row] = await market.rows('SELECT title, description FROM tasks')
    expect(JSON.stringify(row)).not.toMatch(/0803|mail|www/)
  })

  it('keeps a masked title within its bound, so that the form can send it back', async () => {
    const client = await market.client()
    const title = `${'a'.repeat(110)} wa.me/x`
    expect((await market.post(client, { title })).title.length).toBeLessThanOrEqual(120)
  })

  it.each([
    ['no title', { title: '  ' }],
    ['a title of 121', { title: 'x'.repeat(121) }],
    ['no description', { description: '' }],
    ['a description of 5,001', { description: 'x'.repeat(5001) }],
    ['99 naira', { price: '99' }],
    ['more than ten million', { price: '10,000,001' }],
    ['kobo', { price: '100.50' }],
    ['no number', { price: '1e5' }],
    ['six months', { duration: 6 as 5 }],
    ['an unknown project type', { projectType: 'Anywhere' as 'Remote' }],
    ['no location though it is not remote', { location: '' }],
    ['no skill', { skills: '' }],
    ['skills from two fields (R7)', { skills: 'Woodwork,Haircut' }],
    ['an unknown skill', { skills: 'Witchcraft' }],
    ['an id that is none', { _id: 'x' as never }],
  ])('refuses %s with 400 and words', async (_, wrong) => {
    const client = await market.client()
    const { status, body } = await client.send(createTask, todo(wrong))
    expect(status).toBe(400)
    expect(body.error).toBeTruthy()
    expect(await market.rows('SELECT id FROM tasks')).toEqual([])
  })

  it('needs no location when the work is remote', async () => {
    const client = await market.client()
    expect((await market.post(client, { projectType: 'Remote', location: '' })).location).toBe('')
  })

  it('refuses a stranger with 401 and a tasker with 403 (R5)', async () => {
    const tasker = await market.tasker()
    expect((await market.send(null, createTask, todo())).status).toBe(401)
    expect((await tasker.send(createTask, todo())).status).toBe(403)
  })

  it('answers the same again for the same key, and 422 for the same key with another body (R51)', async () => {
    const client = await market.client()
    const once = await client.send(createTask, todo(), 'key-1')
    const again = await client.send(createTask, todo(), 'key-1')
    expect(again.body).toEqual(once.body)
    expect(again.status).toBe(201)
    expect((await client.send(createTask, todo({ title: 'Another' }), 'key-1')).status).toBe(422)
    expect(await market.rows('SELECT id FROM tasks')).toHaveLength(1)
  })

  it('makes one task of the phone’s one id, whatever key it comes under; somebody else’s id is refused', async () => {
    const [client, other] = [await market.client(), await market.client()]
    const _id = newId('task')
    await market.post(client, { _id })
    expect((await client.send(createTask, todo({ _id }))).status).toBe(200)
    expect((await other.send(createTask, todo({ _id }))).status).toBe(409)
    expect(await market.rows('SELECT id FROM tasks')).toHaveLength(1)
  })
})

describe('R7: how much one may post', () => {
  it('ten a Lagos day: the eleventh hears 429, and at midnight in Lagos it starts anew', async () => {
    const client = await market.client()
    for (let i = 0; i < 10; i++) await market.post(client)
    const { status, body } = await client.send(createTask, todo())
    expect([status, body.code]).toEqual([429, 'too_many_posts'])
    // From ten in the morning to half past midnight, which is still yesterday in UTC.
    market.wait(14.5 * 3_600_000)
    expect((await client.send(createTask, todo())).status).toBe(201)
  })

  it('twenty open: the twenty-first hears 409', async () => {
    const client = await market.client()
    for (let i = 0; i < 20; i++) {
      if (i === 10) market.wait(DAY)
      await market.post(client)
    }
    market.wait(DAY)
    const { status, body } = await client.send(createTask, todo())
    expect([status, body.code]).toEqual([409, 'too_many_open'])
  })

  it('holds when all come at once', async () => {
    const client = await market.client()
    for (let i = 0; i < 8; i++) await market.post(client)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => market.send(client.token, createTask, todo())),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2)
    expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true)
    expect(await market.rows('SELECT id FROM tasks')).toHaveLength(
      8 + statuses.filter((status) => status === 201).length,
    )
    await market.lawful()
  })
})
