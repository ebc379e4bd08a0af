// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { submitWork } from '#pwa/features/tasks/work/queueable.ts'
import { readDraft } from '#pwa/outbox/drafts.ts'
import { unsentEntries } from '#pwa/outbox/entry-view.ts'
import { discardEntry, enqueue, requeueInterrupted, stopSending } from '#pwa/outbox/queue.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { applyForTask as applyEndpoint, awardTask } from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { findUpload } from '#schema/contract/uploads.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { PART_SIZE, UPLOAD_LIFETIME_MS } from '#schema/domain/limits.ts'
import { BAD_GATEWAY } from '#testing/faults/fault.ts'
import { restartDevice } from '#testing/pwa/device.ts'
import {
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  syncOnce,
} from './client-server.ts'

const PARTS = 7
const PART_PATH = /uploads\/./
const isPart = ({ method, path }: { method: string; path: string }) =>
  method === 'PUT' && PART_PATH.test(path)

/** A PDF of seven parts, the last of them short. */
function createPdf(): File {
  const bytes = new Uint8Array((PARTS - 1) * PART_SIZE + 1234).map((_, index) => index % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], 'work.pdf', { type: 'application/pdf' })
}

/** A tasker whose device has pulled a task that is assigned to them. */
async function setUpAssigned(options: Parameters<typeof setUp>[0] = {}) {
  const context = await setUp(options)
  const { client, tasker, device, network, task } = context
  await tasker.send(applyEndpoint, { ...proposalInput(task._id), price: 9000 })
  await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })
  await pull(device)
  const partRequests = () => network.requests.filter(isPart)
  return {
    ...context,
    enqueueSubmission: () =>
      enqueue(device, submitWork, {
        id: task._id,
        submissionNotes: 'Done.',
        submissionFile: createPdf(),
      }),
    countPartRequests: () => partRequests().length,
    submittedFileTypes: async () => {
      const { body } = await client.send(findTask, { id: task._id })
      return body.submissions.map(({ submissionFileType }) => submissionFileType)
    },
  }
}

/** Rounds of sync, as the runner does them, until the outbox is empty. */
async function syncUntilSent(device: Session, rounds = 12) {
  for (let left = rounds; left > 0 && (await outboxEntries(device)).length > 0; left--)
    await syncOnce(device)
}

describe('files above 1 MB', () => {
  test('are sent in parts of 256 kB, with progress, and submitted once', async () => {
    const { device, enqueueSubmission, countPartRequests, submittedFileTypes } =
      await setUpAssigned()
    await enqueueSubmission()
    await syncOnce(device)
    expect(countPartRequests()).toBe(4)
    expect(device.syncRequests.length).toBeGreaterThan(1)
    const upload = { sent: 4 * PART_SIZE, size: createPdf().size }
    expect(await unsentEntries(device)).toMatchObject([{ state: 'sending', canStop: true, upload }])
    await syncUntilSent(device)
    expect(countPartRequests()).toBe(PARTS)
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
    expect(await device.replica.files.count()).toBe(0)
  })

  test('send no part again that has arrived before a restart', async () => {
    const { device, network, enqueueSubmission, countPartRequests, submittedFileTypes } =
      await setUpAssigned()
    await enqueueSubmission()
    // The start of the upload, two parts, and a third whose response is lost.
    network.inject('none', 'none', 'none', 'drop-response')
    expect(await push(device, FIXED_RANDOM)).toBe('noResponse')
    expect(countPartRequests()).toBe(3)
    const { upload } = (await outboxEntries(device))[0] ?? {}
    const restarted = restartDevice(device)
    await syncUntilSent(restarted)
    expect(countPartRequests()).toBe(PARTS)
    expect(upload?.sent).toBe(2 * PART_SIZE)
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
  })

  test('are submitted exactly once over a faulty network and restarts', async () => {
    const { device, network, enqueueSubmission, submittedFileTypes } = await setUpAssigned()
    await enqueueSubmission()
    network.inject('drop-request', 'none', BAD_GATEWAY, 'duplicate', 'html', 'none')
    network.inject('drop-response', 'duplicate', 'drop-request', 'none', 'drop-response')
    network.inject('duplicate', BAD_GATEWAY, 'drop-response', 'duplicate')
    let current: Session = device
    for (let round = 0; round < 30 && (await outboxEntries(current)).length > 0; round++) {
      await syncOnce(current)
      if (round % 4 === 3) current = restartDevice(current)
    }
    expect(await outboxEntries(current)).toEqual([])
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
  })

  test('go on in the next tab that leads, from the parts that the server has', async () => {
    const { device, network, enqueueSubmission, countPartRequests, submittedFileTypes } =
      await setUpAssigned()
    await enqueueSubmission()
    // The first thing that the next leader does.
    network.beforeResponse(isPart, () => requeueInterrupted(device.replica))
    await push(device, FIXED_RANDOM)
    await syncUntilSent(device)
    expect(countPartRequests()).toBe(PARTS)
    expect(network.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
  })

  test('do not delay other entries: those are sent between the parts', async () => {
    const { client, device, network, enqueueSubmission, countPartRequests, submittedFileTypes } =
      await setUpAssigned()
    const otherTask = await postTask(client, { title: 'Lay a pipe' })
    await enqueueSubmission()
    network.beforeResponse(isPart, () =>
      enqueue(device, applyForTask, proposalInput(otherTask._id)),
    )
    await push(device, FIXED_RANDOM)
    expect(network.requests.at(-1)?.path).toMatch(otherTask._id)
    expect(countPartRequests()).toBe(1)
    await syncUntilSent(device)
    expect(countPartRequests()).toBe(PARTS)
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
  })
})

describe('uploads that the user stops', () => {
  test('become a draft again and submit nothing', async () => {
    const { tasker, device, task, enqueueSubmission, submittedFileTypes } = await setUpAssigned()
    const key = await enqueueSubmission()
    await push(device, FIXED_RANDOM)
    const { upload } = (await outboxEntries(device))[0] ?? {}
    expect(await stopSending(device, key)).toBe(true)
    await syncUntilSent(device, 3)
    expect(await unsentEntries(device)).toMatchObject([
      { state: 'failed', reason: { isStopped: true } },
    ])
    expect(await readDraft(device.replica, `submit:${task._id}`)).toMatchObject({
      notes: 'Done.',
      evidence1: { size: createPdf().size },
    })
    expect(await submittedFileTypes()).toEqual([])
    expect((await tasker.send(findUpload, { id: upload?.id ?? newId('upload') })).status).toBe(200)
  })

  test('during a part: its request is aborted, and the server deletes the other parts', async () => {
    const { server, device, network, enqueueSubmission, countPartRequests } = await setUpAssigned()
    const key = await enqueueSubmission()
    const isCancelled = network.afterRequest(({ method }) => method === 'DELETE')
    let discarded: unknown = null
    network.beforeResponse(isPart, async () => {
      discarded = await discardEntry(device, key)
      // The response of the part never arrives.
      await isCancelled
    })
    await push(device, FIXED_RANDOM)
    await isCancelled
    expect(discarded).toBe('discarded')
    expect(countPartRequests()).toBe(1)
    expect(await outboxEntries(device)).toEqual([])
    expect(await server.runSql('SELECT id FROM uploads')).toEqual([])
  })
})

describe('uploads that the server no longer accepts', () => {
  const setUpPartlySent = async (options: Parameters<typeof setUp>[0] = {}) => {
    const context = await setUpAssigned(options)
    await context.enqueueSubmission()
    await push(context.device, FIXED_RANDOM)
    return context
  }

  test('begin again under another id when they have expired', async () => {
    const { server, device, submittedFileTypes, countPartRequests } = await setUpPartlySent()
    const [expired] = await outboxEntries(device)
    server.advanceClock(UPLOAD_LIFETIME_MS + 1)
    await syncOnce(device)
    await syncOnce(device)
    expect((await outboxEntries(device))[0]?.upload?.id).not.toBe(expired?.upload?.id)
    await syncUntilSent(device)
    expect(countPartRequests()).toBe(4 + 1 + PARTS)
    expect(await submittedFileTypes()).toEqual(['application/pdf'])
  })

  test('are rejected when the task has ended, and file and notes are a draft again', async () => {
    const { server, device, task } = await setUpPartlySent({ checksInvariants: false })
    await server.runSql(`UPDATE tasks SET status = 'cancelled' WHERE id = '${task._id}'`)
    await syncUntilSent(device, 4)
    expect(await unsentEntries(device)).toMatchObject([
      { state: 'failed', reason: { code: 'task_not_in_progress' }, upload: null },
    ])
    const draft = await readDraft(device.replica, `submit:${task._id as TaskId}`)
    expect(draft).toMatchObject({ notes: 'Done.', evidence1: { size: createPdf().size } })
  })
})
