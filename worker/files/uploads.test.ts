import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createTask, editTask, findTask, submitWork } from '#schema/contract/tasks.ts'
import { cancelUpload, findUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId, type UploadId } from '#schema/domain/ids.ts'
import {
  IMAGE_MAX,
  PART_SIZE,
  SUBMISSION_MAX,
  UPLOAD_MS,
  UPLOADS_OPEN_MAX,
} from '#schema/domain/limits.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import { pictureOf } from '../test/pictures.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})

/** A PDF of any length: what comes after its first bytes is nobody's business. */
const pdfOf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size).map((_, place) => place % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}
const partOf = (bytes: Uint8Array<ArrayBuffer>, part: number) =>
  new Blob([bytes.slice((part - 1) * PART_SIZE, part * PART_SIZE)])
const open = async (person: Person, size: number) => {
  const { status, body } = await person.send(openUpload, { size })
  expect([status, body.parts]).toEqual([201, []])
  return body
}
const put = (person: Person, id: UploadId, bytes: Uint8Array<ArrayBuffer>, part: number) =>
  person.send(putPart, { id, part, bytes: partOf(bytes, part) })
async function send(person: Person, bytes: Uint8Array<ArrayBuffer>) {
  const { uploadId, partCount } = await open(person, bytes.length)
  for (let part = 1; part <= partCount; part++)
    expect((await put(person, uploadId, bytes, part)).status).toBe(200)
  return uploadId
}
const partsLeft = async () => (await market.deps.files.list({ prefix: 'uploads/' })).objects.length
const bytesAt = async (url: string) => {
  const response = await market.app.request(`http://onise.test${url}`)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('SYNC 1: a file in parts of 256 kB', () => {
  it('goes on where it stopped, in any order, each part once, and becomes the work handed in', async () => {
    const task = await market.underWay(client, tasker)
    const bytes = pdfOf(3 * PART_SIZE + 1234)
    const { uploadId: id, partCount, partSize } = await open(tasker, bytes.length)
    expect([partCount, partSize]).toEqual([4, PART_SIZE])
    for (const part of [3, 1, 1]) {
      const { status, body } = await put(tasker, id, bytes, part)
      expect([status, body.part]).toEqual([200, part])
      expect(market.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
    }
    expect((await tasker.send(findUpload, { id })).body).toMatchObject({
      parts: [1, 3],
      size: bytes.length,
    })

    const hand = { id: task._id, submissionNotes: 'Done.', uploadId: id }
    const early = await tasker.send(submitWork, hand, 'the-key')
    expect([early.status, early.body.code]).toEqual([409, 'upload_incomplete'])
    for (const part of [2, 4]) await put(tasker, id, bytes, part)
    expect((await tasker.send(submitWork, hand, 'the-key')).status).toBe(200)

    const [submission] = (await client.send(findTask, { id: task._id })).body.submissions
    expect(submission?.submissionFileType).toBe('application/pdf')
    const served = await bytesAt(submission?.submissionFile ?? '')
    expect(served.status).toBe(200)
    expect(Buffer.compare(served.bytes, bytes)).toBe(0)
    expect(await market.rows('SELECT id FROM uploads')).toEqual([])
    await expect.poll(partsLeft).toBe(0)

    const again = await tasker.send(submitWork, hand, 'the-key')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    const spent = await tasker.send(submitWork, { ...hand, submissionNotes: 'More.' })
    expect([spent.status, spent.body.code]).toEqual([409, 'upload_gone'])
  })

  it('becomes the picture of a todo, of an edit, of a profile', async () => {
    const picture = Uint8Array.from(await pictureOf('jpeg', { width: 60, height: 40 }))
    const posted = await client.send(createTask, todo({ uploadId: await send(client, picture) }))
    expect([posted.status, posted.body.task.taskImage]).toEqual([
      201,
      expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}\.jpg$/),
    ])
    expect((await bytesAt(posted.body.task.taskImage ?? '')).status).toBe(200)
    const other = Uint8Array.from(await pictureOf('webp'))
    const input = { id: posted.body.task._id, ...todo(), uploadId: await send(client, other) }
    expect((await client.send(editTask, input)).body.task.taskImage).toMatch(/\.webp$/)
    const face = { uploadId: await send(tasker, picture) }
    expect((await tasker.send(updateProfile, face)).body.user.profilePicture).toMatch(/\.jpg$/)
    expect(await market.rows('SELECT id FROM uploads')).toEqual([])
  })

  it('is looked at like any file: what it is its bytes tell, and a picture is at most 5 MB', async () => {
    const task = await market.underWay(client, tasker)
    const script = new TextEncoder().encode('<script>alert(1)</script>')
    const uploadId = await send(tasker, Uint8Array.from(script))
    const hand = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, hand)).status).toBe(415)
    const pdf = await send(client, pdfOf(100))
    expect((await client.send(createTask, todo({ uploadId: pdf }))).status).toBe(415)
    const { uploadId: large } = await open(client, IMAGE_MAX + 1)
    expect((await client.send(createTask, todo({ uploadId: large }))).status).toBe(413)
    expect(await market.rows("SELECT id FROM tasks WHERE status = 'pending'")).toEqual([])
  })

  it('opened twice under the phone’s own id is one, with the parts it has', async () => {
    const uploadId = newId('upload')
    const bytes = pdfOf(PART_SIZE + 1)
    const first = await tasker.send(openUpload, { uploadId, size: bytes.length })
    expect(first.status).toBe(201)
    await put(tasker, uploadId, bytes, 2)
    const again = await tasker.send(openUpload, { uploadId, size: bytes.length })
    expect([again.status, again.body.parts]).toEqual([200, [2]])
    expect((await tasker.send(openUpload, { uploadId, size: 5 })).status).toBe(409)
    expect((await client.send(openUpload, { uploadId, size: bytes.length })).status).toBe(409)
  })
})

describe('limits', () => {
  it('10 MB, parts of just their size, and no part that is not there', async () => {
    expect((await tasker.send(openUpload, { size: SUBMISSION_MAX + 1 })).status).toBe(400)
    expect((await tasker.send(openUpload, { size: 0 })).status).toBe(400)
    const bytes = pdfOf(PART_SIZE + 10)
    const { uploadId: id } = await open(tasker, bytes.length)
    for (const [part, size] of [
      [1, PART_SIZE - 1],
      [2, 9],
      [2, 11],
      [3, 10],
    ] as const) {
      const { status, body } = await tasker.send(putPart, {
        ...{ id, part },
        bytes: new Blob([new Uint8Array(size)]),
      })
      expect([part, size, status, Object.keys(body.fields ?? {})]).toEqual([
        ...[part, size, 400],
        [part === 3 ? 'part' : 'bytes'],
      ])
    }
    const tooLarge = { id, part: 1, bytes: new Blob([new Uint8Array(PART_SIZE + 1)]) }
    expect((await tasker.send(putPart, tooLarge)).status).toBe(413)
    expect((await tasker.send(findUpload, { id })).body.parts).toEqual([])
    const form = await market.app.request(`/api/uploads/${id}?part=1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${tasker.token}`, 'content-type': 'text/plain' },
      body: 'x'.repeat(PART_SIZE),
    })
    expect(form.status).toBe(415)
  })

  it(`${UPLOADS_OPEN_MAX} on their way for one person, however many are asked for at once`, async () => {
    const asked = await Promise.all(
      Array.from({ length: UPLOADS_OPEN_MAX + 5 }, () =>
        market.send(tasker.token, openUpload, { size: 9 }),
      ),
    )
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(UPLOADS_OPEN_MAX)
    const refused = await tasker.send(openUpload, { size: 9 })
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_uploads'])
    const [mine] = asked.filter(({ status }) => status === 201)
    const id = mine?.body.uploadId ?? newId('upload')
    expect((await tasker.send(cancelUpload, { id })).status).toBe(200)
    expect((await tasker.send(openUpload, { size: 9 })).status).toBe(201)
    expect((await client.send(openUpload, { size: 9 })).status).toBe(201)
  })

  it('a week, and then it is gone', async () => {
    const bytes = pdfOf(50)
    const uploadId = await send(tasker, bytes)
    const task = await market.underWay(client, tasker)
    market.wait(UPLOAD_MS)
    expect((await tasker.send(findUpload, { id: uploadId })).status).toBe(404)
    expect((await put(tasker, uploadId, bytes, 1)).status).toBe(404)
    const hand = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, hand)).body.code).toBe('upload_gone')
  })

  it('R52: it is its owner’s alone: to others there is no such thing, and nothing to hand in', async () => {
    const bytes = pdfOf(50)
    const uploadId = await send(client, bytes)
    const task = await market.underWay(client, tasker)
    expect((await tasker.send(findUpload, { id: uploadId })).status).toBe(404)
    expect((await put(tasker, uploadId, bytes, 1)).status).toBe(404)
    expect((await tasker.send(cancelUpload, { id: uploadId })).status).toBe(404)
    const hand = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, hand)).body.code).toBe('upload_gone')
    expect((await client.send(findUpload, { id: uploadId })).body.parts).toEqual([1])
  })
})
