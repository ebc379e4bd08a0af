import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { submitWork } from '#schema/contract/tasks.ts'
import { formatMark } from '#schema/domain/evidence.ts'
import { newId } from '#schema/domain/ids.ts'
import { AUTO_APPROVE_MS } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { imageFile, createImage } from '#testing/worker/images.ts'
import { createMarket, unknownId, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const PDF = new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], {
  type: 'application/pdf',
})

describe('submitting work', () => {
  it('names the time of the automatic approval, changes the status, and adds a change for both parties', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const changes = await market.changesDuring(async () => {
      const { status, body } = await tasker.send(submitWork, {
        id: task._id,
        submissionNotes: 'Hung and level.',
      })
      expect([status, body.message]).toEqual([200, GENERAL_MESSAGES.workSubmitted])
      expect(body.task).toMatchObject({
        status: 'submitted',
        taskStatus: 'Submitted',
        submissionNotes: 'Hung and level.',
        submittedAt: new Date(market.now()).toISOString(),
        autoApproveAt: new Date(market.now() + AUTO_APPROVE_MS).toISOString(),
      })
    })
    expect(changes).toEqual(
      [
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} notice put submitted`,
        `u:${tasker.id} task put ${task._id}`,
      ].toSorted(),
    )
  })

  it('stores every version and shows the latest', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task, 'First try.')
    market.advanceClock(60_000)
    await market.submit(tasker, task, 'Second try.')
    const { task: shown, submissions } = await market.findTask(client, task)
    expect(shown.submissionNotes).toBe('Second try.')
    expect(Date.parse(shown.submittedAt ?? '')).toBe(market.now())
    expect(submissions.map(({ version, submissionNotes }) => [version, submissionNotes])).toEqual([
      [2, 'Second try.'],
      [1, 'First try.'],
    ])
  })

  it('stores one version for one submission id, also under another idempotency key', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const work = { id: task._id, _id: newId('submission'), submissionNotes: 'Done.' }
    await tasker.send(submitWork, work, 'one')
    const repeated = await tasker.send(submitWork, work, 'two')
    expect([repeated.status, repeated.body.task.status]).toEqual([200, 'submitted'])
    expect((await market.findTask(client, task)).submissions).toMatchObject([{ _id: work._id }])
  })

  it('stores one version for one idempotency key, and one for each of two at once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const work = { id: task._id, submissionNotes: 'Done.' }
    await tasker.send(submitWork, work, 'one')
    await tasker.send(submitWork, work, 'one')
    expect((await market.findTask(client, task)).submissions).toHaveLength(1)
    const responses = await Promise.all(
      [1, 2].map(() => market.send(tasker.token, submitWork, work)),
    )
    const successes = responses.filter(({ status }) => status === 200).length
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await market.findTask(client, task)).submissions).toHaveLength(1 + successes)
  })

  it.each([
    ['an image', async () => imageFile(await createImage('png'), 'image/png'), 'image/png'],
    ['a PDF', async () => PDF, 'application/pdf'],
  ])(
    'stores %s privately, with a link that only its reader can open',
    async (_, createFile, type) => {
      const task = await market.createAssignedTask(client, tasker)
      const submissionFile = await createFile()
      const work = { id: task._id, submissionNotes: 'See the file.', submissionFile }
      expect((await tasker.send(submitWork, work)).status).toBe(200)
      const { submissions } = await market.findTask(client, task)
      expect(submissions[0]?.submissionFileType).toBe(type)
      const link = submissions[0]?.submissionFile ?? ''
      expect(link).toContain(client.id)
      const open = (path: string) => market.app.request(`http://onise.test${path}`)
      const response = await open(link)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      await response.arrayBuffer()
      expect((await open(link.replace(client.id, tasker.id))).status).toBe(403)
    },
  )

  it('stores six pictures and what the phone recorded of each, for both parties', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const [original, other] = [await createImage('jpeg'), await createImage('png')]
    const markOf = (bytes: Uint8Array) =>
      formatMark({
        sha256: createHash('sha256').update(bytes).digest('hex'),
        capturedAt: market.now() - 60_000,
      })
    const work = {
      id: task._id,
      submissionNotes: 'Before and after.',
      evidence1: imageFile(original),
      evidence2: imageFile(other, 'image/png'),
      evidence3: imageFile(original),
      evidence4: imageFile(original),
      evidence5: imageFile(original),
      evidence6: imageFile(original),
      evidenceMarks: [markOf(original), markOf(original), ''],
    }
    expect((await tasker.send(submitWork, work)).status).toBe(200)
    const capturedAt = new Date(market.now() - 60_000).toISOString()
    for (const reader of [client, tasker]) {
      const [submission] = (await market.findTask(reader, task)).submissions
      expect(submission?.files).toHaveLength(6)
      expect(submission?.files.slice(0, 3)).toMatchObject([
        { type: 'image/jpeg', isSame: true, capturedAt },
        { type: 'image/png', isSame: false, capturedAt },
        { type: 'image/jpeg', isSame: null, capturedAt: null },
      ])
      expect(submission?.submissionFile).toBe(submission?.files[0]?.url)
      for (const { url } of submission?.files ?? [])
        expect((await market.app.request(`http://onise.test${url}`)).status).toBe(200)
    }
  })

  it('rejects a PDF beside a picture, and stores neither', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const work = {
      id: task._id,
      submissionNotes: 'x',
      evidence1: PDF,
      evidence2: imageFile(await createImage('jpeg')),
    }
    const { status, body } = await tasker.send(submitWork, work)
    expect([status, body.code]).toEqual([400, 'too_many_files'])
    expect((await market.deps.files.list()).objects).toEqual([])
  })

  it('rejects a mark that is not one', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const work = { id: task._id, submissionNotes: 'x', evidenceMarks: 'abc@1' }
    expect((await tasker.send(submitWork, work)).status).toBe(400)
  })

  it('shows the file of a submission that an earlier worker stored in its own row', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const work = { id: task._id, submissionNotes: 'x', submissionFile: PDF }
    await tasker.send(submitWork, work)
    await market.runSql('DELETE FROM evidence_files')
    const [submission] = (await market.findTask(client, task)).submissions
    expect(submission?.files).toMatchObject([{ type: 'application/pdf', isSame: null }])
  })

  it('rejects a file that is neither image nor PDF, and stores nothing', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const submissionFile = new Blob(['<html>'], { type: 'image/png' })
    const work = { id: task._id, submissionNotes: 'x', submissionFile }
    expect((await tasker.send(submitWork, work)).status).toBe(415)
    expect((await market.findTask(tasker, task)).task.status).toBe('in-progress')
  })

  it('responds with 404 to other users, with 401 without a session, and with 400 without notes', async () => {
    const other = await market.createTasker()
    const task = await market.createAssignedTask(client, tasker)
    const work = { id: task._id, submissionNotes: 'Done.' }
    expect((await other.send(submitWork, work)).status).toBe(404)
    expect((await client.send(submitWork, work)).status).toBe(404)
    expect((await tasker.send(submitWork, { ...work, id: unknownId('task') })).status).toBe(404)
    expect((await market.send(null, submitWork, work)).status).toBe(401)
    expect((await tasker.send(submitWork, { ...work, submissionNotes: ' ' })).status).toBe(400)
    expect(
      (await tasker.send(submitWork, { ...work, submissionNotes: 'x'.repeat(5001) })).status,
    ).toBe(400)
  })

  it('is rejected for a completed task', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    await market.approve(client, task)
    const { status, body } = await tasker.send(submitWork, {
      id: task._id,
      submissionNotes: 'More.',
    })
    expect([status, body.code]).toEqual([409, 'task_not_in_progress'])
  })

  it('is possible after the tasker has become a client', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.runSql("UPDATE users SET user_type = 'client' WHERE id = ?", tasker.id)
    await market.submit(tasker, task)
  })
})
