import { beforeEach, describe, expect, test } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { closeAccount } from '#schema/contract/closing.ts'
import { listApplicants } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { blockUser } from '#schema/contract/trust.ts'
import * as works from '#schema/contract/work-pictures.ts'
import { newId, type WorkPictureId } from '#schema/domain/ids.ts'
import { WORK_PICTURES_MAX, WORK_THUMBNAIL_MAX } from '#schema/domain/limits.ts'
import { MASK } from '#schema/domain/masking.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let photo: File
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  photo = imageFile(await createImage('jpeg'))
})

const add = (user: TestUser, fields: object = {}) =>
  user.send(works.addWorkPicture, { picture: photo, field: 'Furniture', ...fields })
async function addSeveral(captions: readonly string[]): Promise<WorkPictureId[]> {
  const ids = []
  for (const caption of captions) ids.push((await add(tasker, { caption })).body.picture._id)
  return ids
}
const shownTo = async (reader: TestUser | null) => {
  const input = { id: tasker.id }
  const { body } = reader
    ? await reader.send(readProfile, input)
    : await market.send(null, readProfile, input)
  return body.works?.map(({ caption }) => caption)
}
const fill = (count: number) =>
  market.runSql(
    `WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ${count})
     INSERT INTO work_pictures (id, user_id, position, picture, caption, trade, created_at, visible_at)
     SELECT 'w' || v, ?, v, '/api/files/x.jpg', '', 'Furniture', 1, 1 FROM n`,
    tasker.id,
  )

test('a picture appears behind the others, without its metadata, with its thumbnail', async () => {
  const thumbnail = imageFile(await createImage('webp'), 'image/webp')
  await addSeveral(['A door'])
  const { status, body } = await add(tasker, { caption: ' Six \n chairs ', thumbnail })
  expect([status, body.message]).toEqual([201, 'The picture is on your profile.'])
  expect(body.picture).toMatchObject({
    caption: 'Six chairs',
    field: 'Furniture',
    position: 2,
    isDoneHere: false,
    isHidden: false,
    picture: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}\.jpg$/),
    thumbnail: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}\.webp$/),
  })
  const stored = await market.app.request(body.picture.picture)
  expect(stored.status).toBe(200)
  const bytes = Buffer.from(await stored.arrayBuffer()).toString('latin1')
  expect(bytes).not.toMatch(/secret-software|secret-place|Tecno/)
  expect(await shownTo(null)).toEqual(['A door', 'Six chairs'])
})

test('beside a proposal are the newest three of its tasker, in the list and in the pull', async () => {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  for (const caption of ['one', 'two', 'three', 'four']) {
    await add(tasker, { caption })
    market.advanceClock(1)
  }
  const { body } = await client.send(listApplicants, { id: task._id })
  const listed = body.applicants[0]?.tasker.works
  expect(listed?.map(({ caption }) => caption)).toEqual(['four', 'three', 'two'])
  expect(listed?.[0]).toMatchObject({ field: 'Furniture', isDoneHere: false, thumbnail: null })
  const pull = await client.send(sync, {})
  const applicant = pull.body.c.find(({ e }) => e === 'applicant')
  expect(applicant).toMatchObject({ row: { tasker: { works: listed } } })
})

test('the trade is that of the account unless another one is chosen', async () => {
  await tasker.send(updateProfile, { skillsets: ['Haircut'] })
  expect((await add(tasker, { field: 'Painter' })).body.picture.field).toBe('Painter')
  expect((await add(tasker, { field: undefined })).body.picture.field).toBe('Barber')
})

test('a repeat of the same id under a new key adds nothing, and that of another user does not exist', async () => {
  const _id = newId('workPicture')
  expect((await add(tasker, { _id })).status).toBe(201)
  const repeat = await add(tasker, { _id, caption: 'Later' })
  expect([repeat.status, repeat.body.picture.caption]).toEqual([200, ''])
  expect((await add(await market.createTasker(), { _id })).status).toBe(404)
  expect(await shownTo(client)).toEqual([''])
})

test('a phone number is masked in a text, also when it is split over two pictures', async () => {
  const { body } = await add(tasker, { caption: 'Call 0803 123 4567' })
  expect(body.picture.caption).toBe(`Call ${MASK}`)
  expect(body.message).toContain('are not shown in a profile')
  const edited = await tasker.send(works.editWorkPicture, {
    id: body.picture._id,
    caption: 'mail me at chairs@home.test',
  })
  expect(edited.body.picture.caption).toContain(MASK)
})

describe('a picture is refused', () => {
  test('when there are 24', async () => {
    await fill(WORK_PICTURES_MAX - 1)
    expect((await add(tasker)).status).toBe(201)
    const { status, body } = await add(tasker)
    expect([status, body.code]).toEqual([409, 'too_many_work_pictures'])
  })

  test('of a client, an administrator and somebody without a session', async () => {
    expect((await add(client)).status).toBe(403)
    expect((await add(await market.createUser('admin'))).status).toBe(403)
    const input = { picture: photo, field: 'Furniture' as const }
    expect((await market.send(null, works.addWorkPicture, input)).status).toBe(401)
  })

  test('of an account under review', async () => {
    await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', tasker.id)
    expect((await add(tasker)).body.code).toBe('under_review')
  })

  test('without a file, with another file and with a thumbnail above 6 kB', async () => {
    const none = await tasker.send(works.addWorkPicture, { field: 'Furniture' })
    expect([none.status, none.body.fields]).toEqual([400, { picture: 'Choose a file' }])
    const text = await add(tasker, { picture: new File(['text'], 'a.jpg', { type: 'image/jpeg' }) })
    expect([text.status, text.body.code]).toEqual([415, 'unsupported_file'])
    const thumbnail = new File([new Uint8Array(WORK_THUMBNAIL_MAX + 1)], 'a.webp')
    expect((await add(tasker, { thumbnail })).body.fields).toEqual({
      thumbnail: 'The small picture can be at most 6 kB',
    })
  })
})

test('the whole order is saved at once, and only its owner changes it', async () => {
  const [a, b, c] = (await addSeveral(['A', 'B', 'C'])) as [
    WorkPictureId,
    WorkPictureId,
    WorkPictureId,
  ]
  const stranger = await market.createTasker()
  await stranger.send(works.orderWorkPictures, { ids: [c, b, a] })
  expect(await shownTo(client)).toEqual(['A', 'B', 'C'])
  await tasker.send(works.orderWorkPictures, { ids: [c, a] })
  expect(await shownTo(client)).toEqual(['C', 'A', 'B'])
  expect((await stranger.send(works.deleteWorkPicture, { id: a })).status).toBe(404)
  expect((await stranger.send(works.editWorkPicture, { id: a, caption: 'Mine' })).status).toBe(404)
  await tasker.send(works.deleteWorkPicture, { id: a })
  expect(await shownTo(client)).toEqual(['C', 'B'])
})

test('the pull brings own pictures and their changes to the phones of the owner alone', async () => {
  const [a, b] = (await addSeveral(['A', 'B'])) as [WorkPictureId, WorkPictureId]
  const pulled = async (user: TestUser, c?: string) => {
    const { body } = await user.send(sync, c ? { c } : {})
    const changes = body.c.filter(({ e }) => e === 'workPicture')
    return { changes, cursor: body.n }
  }
  const first = await pulled(tasker)
  expect(first.changes.map(({ id }) => id).toSorted()).toEqual([a, b].toSorted())
  expect((await pulled(client)).changes).toEqual([])
  await tasker.send(works.orderWorkPictures, { ids: [b] })
  await tasker.send(works.deleteWorkPicture, { id: a })
  const { changes } = await pulled(tasker, first.cursor)
  expect(changes).toMatchObject([
    { id: b, op: 'put', row: { position: 1 } },
    { id: a, op: 'del' },
  ])
})

describe('the profile shows the pictures', () => {
  test('to nobody who may not see the profile, and not while the account is a client', async () => {
    await addSeveral(['A'])
    for (const reader of [null, client, tasker]) expect(await shownTo(reader)).toEqual(['A'])
    await market.runSql(`UPDATE users SET user_type = 'client' WHERE id = ?`, tasker.id)
    expect(await shownTo(client)).toEqual([])
    await market.runSql(`UPDATE users SET user_type = 'tasker' WHERE id = ?`, tasker.id)
    await client.send(blockUser, { id: tasker.id })
    expect((await client.send(readProfile, { id: tasker.id })).status).toBe(404)
  })

  test('but not one that reports or an objection have hidden, which its owner still has', async () => {
    const [a, b] = (await addSeveral(['A', 'B', 'C'])) as [WorkPictureId, WorkPictureId]
    await market.runSql('UPDATE work_pictures SET suppressed_at = 1 WHERE id = ?', a)
    await market.runSql('UPDATE work_pictures SET objected_at = 1 WHERE id = ?', b)
    expect(await shownTo(client)).toEqual(['C'])
    const { body } = await tasker.send(works.editWorkPicture, { id: a, caption: 'A door' })
    expect(body.picture.isHidden).toBe(true)
  })
})

test('a closed account leaves no picture', async () => {
  await addSeveral(['A'])
  const { status } = await tasker.send(closeAccount, { password: TEST_PASSWORD })
  expect(status).toBe(200)
  expect(await market.runSql('SELECT id FROM work_pictures')).toEqual([])
})
