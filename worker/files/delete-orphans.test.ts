import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { createTask, submitWork } from '#schema/contract/tasks.ts'
import { openUpload, putPart } from '#schema/contract/uploads.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import { ORPHAN_MS, UPLOAD_LIFETIME_MS } from '#schema/domain/limits.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import { proofInput } from '#testing/worker/proof.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { NIGHTLY_JOBS, runJobs } from '#worker/jobs/run-jobs.ts'
import { deleteOrphansJob, FILES_PER_RUN } from './delete-orphans.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket({ engine: 'sqld', files: 'r2' })
  // The file store uses the real time.
  market.advanceClock(Date.now() - market.now())
  client = await market.createClient()
  tasker = await market.createTasker()
})
const runJob = async () => {
  await runJobs(market.deps, [deleteOrphansJob])
  const line = market.logLines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const storedKeys = async () => (await market.deps.files.list()).objects.map(({ key }) => key)
const put = (key: string) => market.deps.files.put(key, new Uint8Array([1]))

describe('files that no row references', () => {
  it('are deleted after a day, and referenced files of every kind stay', async () => {
    const taskImage = imageFile(await createImage('jpeg'))
    const profilePicture = imageFile(await createImage('png'))
    const taskThumbnail = imageFile(await createImage('webp'))
    const posted = await client.send(createTask, taskInput({ taskImage, taskThumbnail }))
    expect(posted.status).toBe(201)
    await tasker.send(updateProfile, { profilePicture })
    const task = await market.createAssignedTask(client, tasker)
    const evidence1 = imageFile(await createImage('webp'))
    const evidence2 = imageFile(await createImage('png'))
    await tasker.send(submitWork, { id: task._id, submissionNotes: 'Done.', evidence1, evidence2 })
    const { body } = await tasker.send(openUpload, { size: 3 })
    await tasker.send(putPart, { id: body.uploadId, part: 1, bytes: new Blob(['abc']) })
    await tasker.send(sendVerification, await proofInput())
    const referenced = await storedKeys()
    expect(referenced).toHaveLength(8)

    const orphans = [
      `pictures/${'a'.repeat(64)}.jpg`,
      `private/${'b'.repeat(48)}.pdf`,
      'uploads/01900000-0000-7000-8000-000000000000/1',
      `identity/01900000-0000-7000-8000-000000000000.${'c'.repeat(32)}`,
    ]
    for (const key of [...orphans, 'health', 'elsewhere/x']) await put(key)
    expect(await runJob()).toMatchObject({ deleted: 0 })
    market.advanceClock(ORPHAN_MS + 60_000)
    expect(await runJob()).toMatchObject({ checked: 14, deleted: 4, roundTrips: 2 })
    expect(await storedKeys()).toEqual([...referenced, 'health', 'elsewhere/x'].toSorted())
    const [submission] = (await client.send(findTask, { id: task._id })).body.submissions
    const link = `http://onise.test${submission?.submissionFile}`
    expect((await market.app.request(link)).status).toBe(200)
  })

  it('the parts of an unfinished upload are deleted after a week', async () => {
    const { body } = await tasker.send(openUpload, { size: 3 })
    await tasker.send(putPart, { id: body.uploadId, part: 1, bytes: new Blob(['abc']) })
    market.advanceClock(UPLOAD_LIFETIME_MS - 1)
    await runJobs(market.deps, NIGHTLY_JOBS)
    await runJob()
    expect(await storedKeys()).toHaveLength(1)
    market.advanceClock(1)
    await runJobs(market.deps, NIGHTLY_JOBS)
    expect(await market.runSql('SELECT id FROM uploads')).toEqual([])
    await runJob()
    expect(await storedKeys()).toEqual([])
  })

  it('a picture that is uploaded again during the run stays', async () => {
    const picture = await createImage('jpeg')
    const { body } = await client.send(createTask, taskInput({ taskImage: imageFile(picture) }))
    await market.runSql('UPDATE tasks SET task_image = NULL')
    market.advanceClock(ORPHAN_MS + 60_000)
    // The same picture is uploaded between the listing and the deletion.
    const { list, head } = market.deps.files
    let wasChecked = false
    const files = {
      ...market.deps.files,
      list,
      head: async (key: string) => {
        wasChecked = true
        const file = await head(key)
        return file && { ...file, uploaded: new Date(market.now()) }
      },
    } as unknown as R2Bucket
    await runJobs({ ...market.deps, files }, [deleteOrphansJob])
    expect([wasChecked, await storedKeys()]).toEqual([
      true,
      [`pictures/${body.task.taskImage?.split('/').at(-1)}`],
    ])
  })

  it('each run checks one page of the store and continues where the last one stopped', async () => {
    const count = FILES_PER_RUN + 30
    const keys = Array.from(
      { length: count },
      (_, n) => `pictures/${String(n).padStart(64, '0')}.jpg`,
    )
    await Promise.all(keys.map(put))
    market.advanceClock(ORPHAN_MS + 60_000)
    expect(await runJob()).toMatchObject({ checked: FILES_PER_RUN, deleted: FILES_PER_RUN })
    expect(await runJob()).toMatchObject({ checked: 30, deleted: 30 })
    expect(await runJob()).toMatchObject({ checked: 0, deleted: 0, roundTrips: 1, rowsWritten: 0 })
  })

  it('reads few rows however many there are', async () => {
    await put(`pictures/${'a'.repeat(64)}.jpg`)
    market.advanceClock(ORPHAN_MS + 60_000)
    for (let each = 0; each < 9; each++) await market.postTask(client)
    await runJob()
    expect(Number(market.logLines.at(-1)?.['rowsRead'])).toBeLessThan(10)
  })
})
