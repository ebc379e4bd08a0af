import { beforeEach, expect, test } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { listProfessionals, setListing } from '#schema/contract/directory.ts'
import { sync } from '#schema/contract/sync.ts'
import { report } from '#schema/contract/trust.ts'
import * as works from '#schema/contract/work-pictures.ts'
import { newId, type Id, type TaskId } from '#schema/domain/ids.ts'
import { WORK_OBJECTION_MS } from '#schema/domain/limits.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPicturedTask } from '#testing/worker/pictured-task.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let id: TaskId
let source: string
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  ;({ id, source } = await createPicturedTask(market, client, tasker))
})

const takeOver = (by = tasker, fields: object = {}) =>
  by.send(works.takeOverPicture, { id, source, ...fields })
const shownTo = async (reader: TestUser) =>
  (await reader.send(readProfile, { id: tasker.id })).body.works ?? []
const ofTask = async (reader: TestUser) =>
  (await reader.send(works.listTaskPictures, { id })).body.pictures
const pulled = async () =>
  (await tasker.send(sync, {})).body.c.filter(({ e, op }) => e === 'workPicture' && op === 'put')
const inDirectory = async () =>
  (await client.send(listProfessionals, { field: 'Plumbing' })).body.professionals.map(
    ({ work }) => work,
  )
async function passObjection() {
  market.advanceClock(WORK_OBJECTION_MS)
  await market.keepSignedIn()
}

test('a picture of completed work is at first seen by its professional alone, by others after 7 days', async () => {
  const thumbnail = imageFile(await createImage('webp'), 'image/webp')
  const { status, body } = await takeOver(tasker, { thumbnail })
  expect([status, body.picture.isDoneHere, body.picture.field]).toEqual([201, true, 'Furniture'])
  expect(await pulled()).toMatchObject([{ row: { isDoneHere: true, isHidden: false } }])
  expect(await shownTo(client)).toEqual([])
  const about = {
    target: 'workPicture' as const,
    targetId: body.picture._id as string as Id<'reported'>,
  }
  expect((await client.send(report, { ...about, reason: 'fake' })).status).toBe(404)
  await passObjection()
  const [shown] = await shownTo(client)
  expect(shown).toMatchObject({ _id: body.picture._id, isDoneHere: true })
  expect((await market.app.request(String(shown?.picture))).status).toBe(200)
  expect((await client.send(works.objectToPicture, { id: body.picture._id })).body.code).toBe(
    'objection_over',
  )
})

test('a second tap adds nothing, and one that was deleted can be taken over again', async () => {
  const first = (await takeOver()).body.picture
  const second = await takeOver()
  expect([second.status, second.body.picture._id]).toEqual([200, first._id])
  await tasker.send(works.deleteWorkPicture, { id: first._id })
  expect((await takeOver()).status).toBe(201)
})

test('the directory shows it when everybody sees it', async () => {
  const profile = { skillsets: ['Installation'], place: 'lagos-ikeja', reach: '25' as const }
  await tasker.send(updateProfile, profile)
  await tasker.send(setListing, { isListed: true, takesJobs: true })
  const { picture } = (await takeOver()).body.picture
  expect(await inDirectory()).toEqual([null])
  await passObjection()
  expect(await inDirectory()).toMatchObject([{ src: picture }])
})

test('after the objection of the client it is gone everywhere, and is not taken over again', async () => {
  const { _id } = (await takeOver()).body.picture
  const objecting = (by: TestUser) => by.send(works.objectToPicture, { id: _id })
  expect((await objecting(tasker)).status).toBe(404)
  for (let n = 0; n < 2; n++) expect((await objecting(client)).status).toBe(200)
  expect(await pulled()).toEqual([])
  expect((await takeOver()).body.code).toBe('picture_refused')
  await tasker.send(works.deleteWorkPicture, { id: _id })
  expect((await takeOver()).body.code).toBe('picture_refused')
  expect(await ofTask(client)).toMatchObject([{ source, copy: { _id, isRefused: true } }])
  await passObjection()
  expect(await shownTo(client)).toEqual([])
  expect(await market.runSql('SELECT picture, thumbnail FROM work_pictures')).toEqual([
    { picture: '', thumbnail: null },
  ])
})

test('nobody but the professional takes it over, and only pictures of the work', async () => {
  const other = await market.createTasker()
  expect((await takeOver(other)).status).toBe(404)
  expect((await other.send(works.listTaskPictures, { id })).status).toBe(404)
  const unknown = source.replace(/^.{8}/, '00000000')
  expect((await takeOver(tasker, { source: unknown })).status).toBe(404)
  const live = await market.createAssignedTask(client, tasker)
  await market.submit(tasker, live)
  const { body } = await tasker.send(works.listTaskPictures, { id: live._id })
  expect(body.pictures).toEqual([])
  expect((await client.send(works.objectToPicture, { id: newId('workPicture') })).status).toBe(404)
})
