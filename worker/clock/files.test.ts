import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createTask, findTask, submitWork } from '#schema/contract/tasks.ts'
import { openUpload, putPart } from '#schema/contract/uploads.ts'
import { ORPHAN_MS, UPLOAD_MS } from '#schema/domain/limits.ts'
import { newMarket, todo, type Market } from '../test/market.ts'
import { blobOf, pictureOf } from '../test/pictures.ts'
import type { Person } from '../test/world.ts'
import { NIGHT_JOBS, ring } from './clock.ts'
import { files, FILES_AT_ONCE } from './files.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  // The store has a clock of its own.
  market.wait(Date.now() - market.now())
  client = await market.client()
  tasker = await market.tasker()
})
const clean = async () => {
  await ring(market.deps, [files])
  const line = market.lines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const stored = async () => (await market.deps.files.list()).objects.map(({ key }) => key)
const put = (key: string) => market.deps.files.put(key, new Uint8Array([1]))

describe('SECURITY 7, F20: files that nothing names', () => {
  it('are taken away after a day; what a row names stays, whatever kind it is', async () => {
    const taskImage = blobOf(await pictureOf('jpeg'))
    const profilePicture = blobOf(await pictureOf('png'))
    expect((await client.send(createTask, todo({ taskImage }))).status).toBe(201)
    await tasker.send(updateProfile, { profilePicture })
    const task = await market.underWay(client, tasker)
    const submissionFile = blobOf(await pictureOf('webp'))
    await tasker.send(submitWork, { id: task._id, submissionNotes: 'Done.', submissionFile })
    const { body } = await tasker.send(openUpload, { size: 3 })
    await tasker.send(putPart, { id: body.uploadId, part: 1, bytes: new Blob(['abc']) })
    const named = await stored()
    expect(named).toHaveLength(4)

    const orphans = [
      `pictures/${'a'.repeat(64)}.jpg`,
      `private/${'b'.repeat(48)}.pdf`,
      'uploads/01900000-0000-7000-8000-000000000000/1',
    ]
    for (const key of [...orphans, 'health', 'elsewhere/x']) await put(key)
    expect(await clean()).toMatchObject({ removed: 0 })
    market.wait(ORPHAN_MS + 60_000)
    expect(await clean()).toMatchObject({ looked: 9, removed: 3, trips: 2 })
    expect(await stored()).toEqual([...named, 'health', 'elsewhere/x'].toSorted())
    const [submission] = (await client.send(findTask, { id: task._id })).body.submissions
    const link = `http://onise.test${submission?.submissionFile}`
    expect((await market.app.request(link)).status).toBe(200)
  })

  it('the parts of a file that nobody finished go a week later', async () => {
    const { body } = await tasker.send(openUpload, { size: 3 })
    await tasker.send(putPart, { id: body.uploadId, part: 1, bytes: new Blob(['abc']) })
    market.wait(UPLOAD_MS - 1)
    await ring(market.deps, NIGHT_JOBS)
    await clean()
    expect(await stored()).toHaveLength(1)
    market.wait(1)
    await ring(market.deps, NIGHT_JOBS)
    expect(await market.rows('SELECT id FROM uploads')).toEqual([])
    await clean()
    expect(await stored()).toEqual([])
  })

  it('a picture that is sent again just then stays', async () => {
    const picture = await pictureOf('jpeg')
    const { body } = await client.send(createTask, todo({ taskImage: blobOf(picture) }))
    await market.rows('UPDATE tasks SET task_image = NULL')
    market.wait(ORPHAN_MS + 60_000)
    // Between the look at the store and the taking away, somebody sends the very same.
    const { list, head } = market.deps.files
    let seen = false
    const again = {
      ...market.deps.files,
      list,
      head: async (key: string) => {
        seen = true
        const file = await head(key)
        return file && { ...file, uploaded: new Date(market.now()) }
      },
    } as unknown as R2Bucket
    await ring({ ...market.deps, files: again }, [files])
    expect([seen, await stored()]).toEqual([
      true,
      [`pictures/${body.task.taskImage?.split('/').at(-1)}`],
    ])
  })

  it('a page of the store at each turn, from its beginning to its end and then anew', async () => {
    const many = FILES_AT_ONCE + 30
    const keys = Array.from(
      { length: many },
      (_, n) => `pictures/${String(n).padStart(64, '0')}.jpg`,
    )
    await Promise.all(keys.map(put))
    market.wait(ORPHAN_MS + 60_000)
    expect(await clean()).toMatchObject({ looked: FILES_AT_ONCE, removed: FILES_AT_ONCE })
    expect(await clean()).toMatchObject({ looked: 30, removed: 30 })
    expect(await clean()).toMatchObject({ looked: 0, removed: 0, trips: 1, rowsWritten: 0 })
  })

  it('looks names up, however many rows there are', async () => {
    await put(`pictures/${'a'.repeat(64)}.jpg`)
    market.wait(ORPHAN_MS + 60_000)
    for (let each = 0; each < 9; each++) await market.post(client)
    await clean()
    expect(Number(market.lines.at(-1)?.['rowsRead'])).toBeLessThan(10)
  })
})
