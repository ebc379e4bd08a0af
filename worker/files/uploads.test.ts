import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { createTask, editTask, submitWork } from '#schema/contract/tasks.ts'
import { cancelUpload, findUpload, openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId, type UploadId } from '#schema/domain/ids.ts'
import {
  DAY_MS,
  IMAGE_MAX,
  PART_SIZE,
  SUBMISSION_MAX,
  UPLOAD_LIFETIME_MS,
  OPEN_UPLOADS_MAX,
} from '#schema/domain/limits.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createImage } from '#testing/worker/images.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { Engine, TestUser } from '#testing/worker/test-server.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'

let market: Market
let client: TestUser
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  market = await createMarket({ engine })
  client = await market.createClient()
  tasker = await market.createTasker()
}
beforeEach(() => setUp())

/** A PDF of any length; only its first bytes are checked. */
const pdfOf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size).map((_, index) => index % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}
const partOf = (bytes: Uint8Array<ArrayBuffer>, part: number) =>
  new Blob([bytes.slice((part - 1) * PART_SIZE, part * PART_SIZE)])
const open = async (user: TestUser, size: number) => {
  const { status, body } = await user.send(openUpload, { size })
  expect([status, body.parts]).toEqual([201, []])
  return body
}
const put = (user: TestUser, id: UploadId, bytes: Uint8Array<ArrayBuffer>, part: number) =>
  user.send(putPart, { id, part, bytes: partOf(bytes, part) })
async function upload(user: TestUser, bytes: Uint8Array<ArrayBuffer>) {
  const { uploadId, partCount } = await open(user, bytes.length)
  for (let part = 1; part <= partCount; part++)
    expect((await put(user, uploadId, bytes, part)).status).toBe(200)
  return uploadId
}
const storedPartCount = async () =>
  (await market.deps.files.list({ prefix: 'uploads/' })).objects.length
const bytesAt = async (url: string) => {
  const response = await market.app.request(`http://onise.test${url}`)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('an upload in parts of 256 kB', () => {
  it('accepts the parts in any order and more than once, and becomes the file of a submission', async () => {
    await setUp('sqld')
    const task = await market.createAssignedTask(client, tasker)
    const bytes = pdfOf(3 * PART_SIZE + 1234)
    const { uploadId: id, partCount, partSize } = await open(tasker, bytes.length)
    expect([partCount, partSize]).toEqual([4, PART_SIZE])
    for (const part of [3, 1, 1]) {
      const { status, body } = await put(tasker, id, bytes, part)
      expect([status, body.part]).toEqual([200, part])
      expect(market.lastRequestCost()).toMatchObject({ roundTrips: 2, rowsWritten: 0 })
    }
    expect((await tasker.send(findUpload, { id })).body).toMatchObject({
      parts: [1, 3],
      size: bytes.length,
    })

    const input = { id: task._id, submissionNotes: 'Done.', uploadId: id }
    const early = await tasker.send(submitWork, input, 'the-key')
    expect([early.status, early.body.code]).toEqual([409, 'upload_incomplete'])
    for (const part of [2, 4]) await put(tasker, id, bytes, part)
    expect((await tasker.send(submitWork, input, 'the-key')).status).toBe(200)

    const [submission] = (await client.send(findTask, { id: task._id })).body.submissions
    expect(submission?.submissionFileType).toBe('application/pdf')
    const served = await bytesAt(submission?.submissionFile ?? '')
    expect(served.status).toBe(200)
    expect(Buffer.compare(served.bytes, bytes)).toBe(0)
    expect(await market.runSql('SELECT id FROM uploads')).toEqual([])
    await expect.poll(storedPartCount).toBe(0)

    const again = await tasker.send(submitWork, input, 'the-key')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    const consumed = await tasker.send(submitWork, { ...input, submissionNotes: 'More.' })
    expect([consumed.status, consumed.body.code]).toEqual([409, 'upload_gone'])
  })

  it('becomes the picture of a task, of an edited task, or of a profile', async () => {
    const picture = Uint8Array.from(await createImage('jpeg', { width: 60, height: 40 }))
    const posted = await client.send(
      createTask,
      taskInput({ uploadId: await upload(client, picture) }),
    )
    expect([posted.status, posted.body.task.taskImage]).toEqual([
      201,
      expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}\.jpg$/),
    ])
    expect((await bytesAt(posted.body.task.taskImage ?? '')).status).toBe(200)
    const other = Uint8Array.from(await createImage('webp'))
    const input = {
      id: posted.body.task._id,
      ...taskInput(),
      uploadId: await upload(client, other),
    }
    expect((await client.send(editTask, input)).body.task.taskImage).toMatch(/\.webp$/)
    const profile = { uploadId: await upload(tasker, picture) }
    expect((await tasker.send(updateProfile, profile)).body.user.profilePicture).toMatch(/\.jpg$/)
    expect(await market.runSql('SELECT id FROM uploads')).toEqual([])
  })

  it('is checked like any file: by its first bytes, and as a picture up to 5 MB', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const script = new TextEncoder().encode('<script>alert(1)</script>')
    const uploadId = await upload(tasker, Uint8Array.from(script))
    const input = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, input)).status).toBe(415)
    const pdf = await upload(client, pdfOf(100))
    expect((await client.send(createTask, taskInput({ uploadId: pdf }))).status).toBe(415)
    const { uploadId: large } = await open(client, IMAGE_MAX + 1)
    expect((await client.send(createTask, taskInput({ uploadId: large }))).status).toBe(413)
    expect(await market.runSql("SELECT id FROM tasks WHERE status = 'pending'")).toEqual([])
  })

  it('opened twice with the same id is one upload, with the parts that have arrived', async () => {
    const uploadId = newId('upload')
    const bytes = pdfOf(PART_SIZE + 1)
    const first = await tasker.send(openUpload, { uploadId, size: bytes.length })
    expect(first.status).toBe(201)
    await put(tasker, uploadId, bytes, 2)
    const again = await tasker.send(openUpload, { uploadId, size: bytes.length })
    expect([again.status, again.body.parts]).toEqual([200, [2]])
    expect((await tasker.send(openUpload, { uploadId, size: 5 })).status).toBe(409)
    expect((await client.send(openUpload, { uploadId, size: bytes.length })).status).toBe(404)
  })
})

describe('limits', () => {
  it('at most 10 MB, parts of the exact size, and no part number out of range', async () => {
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
        id,
        part,
        bytes: new Blob([new Uint8Array(size)]),
      })
      expect([part, size, status, Object.keys(body.fields ?? {})]).toEqual([
        part,
        size,
        400,
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

  it(`at most ${OPEN_UPLOADS_MAX} open uploads per user, even with concurrent requests`, async () => {
    const responses = await Promise.all(
      Array.from({ length: OPEN_UPLOADS_MAX + 5 }, () =>
        market.send(tasker.token, openUpload, { size: 9 }),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(OPEN_UPLOADS_MAX)
    const rejected = await tasker.send(openUpload, { size: 9 })
    expect([rejected.status, rejected.body.code]).toEqual([409, 'too_many_uploads'])
    const [first] = responses.filter(({ status }) => status === 201)
    const id = first?.body.uploadId ?? newId('upload')
    expect((await tasker.send(cancelUpload, { id })).status).toBe(200)
    expect((await tasker.send(openUpload, { size: 9 })).status).toBe(201)
    expect((await client.send(openUpload, { size: 9 })).status).toBe(201)
  })

  it('an upload expires after a week', async () => {
    const bytes = pdfOf(50)
    const uploadId = await upload(tasker, bytes)
    const task = await market.createAssignedTask(client, tasker)
    market.advanceClock(UPLOAD_LIFETIME_MS)
    expect((await tasker.send(findUpload, { id: uploadId })).status).toBe(404)
    expect((await put(tasker, uploadId, bytes, 1)).status).toBe(404)
    const input = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, input)).body.code).toBe('upload_gone')
  })

  it('only the owner can read, continue, cancel or submit an upload', async () => {
    const bytes = pdfOf(50)
    const uploadId = await upload(client, bytes)
    const task = await market.createAssignedTask(client, tasker)
    expect((await tasker.send(findUpload, { id: uploadId })).status).toBe(404)
    expect((await put(tasker, uploadId, bytes, 1)).status).toBe(404)
    expect((await tasker.send(cancelUpload, { id: uploadId })).status).toBe(404)
    const input = { id: task._id, submissionNotes: 'Done.', uploadId }
    expect((await tasker.send(submitWork, input)).body.code).toBe('upload_gone')
    expect((await client.send(findUpload, { id: uploadId })).body.parts).toEqual([1])
  })
})

describe('the quota of uploads', () => {
  const newcomer = async () =>
    (await market.createUsers({ isEmailProven: false, userType: 'tasker' }))[0] as TestUser
  const openAny = (user: TestUser, size = SUBMISSION_MAX) => user.send(openUpload, { size })

  it('is 30 MB a day and five at once before the email is proven', async () => {
    const user = await newcomer()
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await openAny(user)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect((await openAny(tasker)).status).toBe(201)
    market.advanceClock(DAY_MS)
    expect((await openAny(user)).status).toBe(201)
    expect((await openAny(user, 1)).status).toBe(201)
    expect((await openAny(user, 1)).body).toMatchObject({ code: 'too_many_uploads' })
  })

  it('counts what was cancelled, and what the address has sent', async () => {
    const { max } = RATE_LIMITS.upload
    const key = `upload:${tasker.id}`
    const insert = 'INSERT INTO rate_limit_counters VALUES (?, ?, ?)'
    await market.runSql(insert, key, max - SUBMISSION_MAX / 1024, market.now() + 60_000)
    const { uploadId } = (await openAny(tasker)).body
    await tasker.send(cancelUpload, { id: uploadId })
    const limited = await openAny(tasker, 1)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
    const ip = '41.0.0.1'
    const address = `uploadAddress:${ip}`
    await market.runSql(insert, address, RATE_LIMITS.uploadAddress.max, market.now() + 60_000)
    const from = { 'cf-connecting-ip': ip }
    const other = await market.sendWithHeaders(client.token, openUpload, { size: 1 }, from)
    expect(other.status).toBe(429)
    expect((await openAny(client, 1)).status).toBe(201)
  })

  it('lets no two uploads at once have the last bytes', async () => {
    const user = await newcomer()
    for (let n = 0; n < 2; n++) await openAny(user)
    const both = await Promise.all([openAny(user), openAny(user)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429])
  })

  it('ends an unfinished upload of a newcomer after a day', async () => {
    const user = await newcomer()
    await openAny(user, 1)
    await openAny(tasker, 1)
    market.advanceClock(DAY_MS)
    await runJobs(market.deps, [purgeExpiredJob])
    expect(await market.runSql('SELECT user_id FROM uploads')).toEqual([{ user_id: tasker.id }])
  })
})
