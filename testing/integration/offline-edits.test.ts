// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { applyForTask, editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { createTask, editTask } from '#pwa/features/tasks/post/queueable.ts'
import { saveTaskEdit } from '#pwa/features/tasks/post/submit-task.ts'
import { draftFromTask, EMPTY_DRAFT } from '#pwa/features/tasks/post/task-draft.ts'
import { readDraft } from '#pwa/outbox/drafts.ts'
import { unsentEntries } from '#pwa/outbox/entry-view.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { discardEntry, enqueue } from '#pwa/outbox/queue.ts'
import type { Session } from '#pwa/session/session.tsx'
import { push } from '#pwa/sync/push.ts'
import {
  editProposal as editProposalEndpoint,
  withdrawProposal as withdrawProposalEndpoint,
} from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { editTask as editTaskEndpoint } from '#schema/contract/tasks.ts'
import { recordOf, TASK_FIELD_NAMES } from '#schema/domain/fields.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import {
  countRows,
  createDeviceFor,
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  shownProposals,
  syncOnce,
  TASK_FIELDS,
} from './client-server.ts'

/** A client whose device has pulled their task; `editElsewhere` is an edit on another device. */
async function setUpOwner() {
  const server = await createTestServer()
  const client = await server.createUser('client', naira(50_000))
  const { device, network } = createDeviceFor(server, client)
  const { _id: id } = await postTask(client)
  await syncOnce(device)
  return {
    client,
    device,
    network,
    id,
    editElsewhere: (fields: object) =>
      client.send(editTaskEndpoint, { id, ...TASK_FIELDS, ...fields }),
    readTask: async () => (await client.send(findTask, { id })).body.task,
  }
}

const taskRow = async ({ replica }: Session, id: TaskId) => {
  const row = await replica.tasks.get(id)
  if (!row) throw new Error('the task is not in the replica')
  return row
}

/** As the form does it, on the rows of this device, without waiting for the network. */
async function editOffline(device: Session, id: TaskId, fields: object) {
  online.markUnreachable()
  const row = await taskRow(device, id)
  const base = draftFromTask(row)
  const draft = { ...base, ...fields }
  await saveTaskEdit(device, { id, draft, updatedAt: row.updatedAt, base })
}

describe('a task edited on two devices', () => {
  test('a queued edit is rejected with 412 and retains its text and the current version', async () => {
    const { device, id, editElsewhere, readTask } = await setUpOwner()
    await editOffline(device, id, { title: 'Written offline' })
    await editElsewhere({ location: 'Surulere, Lagos' })
    await syncOnce(device)
    const [rejected] = await unsentEntries(device)
    expect(rejected).toMatchObject({
      state: 'failed',
      reason: {
        code: 'edited_elsewhere',
        current: { location: 'Surulere, Lagos', title: TASK_FIELDS.title },
      },
      original: { title: TASK_FIELDS.title, location: TASK_FIELDS.location },
      input: { title: 'Written offline' },
    })
    expect(await readTask()).toMatchObject({ title: TASK_FIELDS.title })
    expect(await readDraft(device.replica, `edit-task:${id}`)).toMatchObject({
      title: 'Written offline',
    })

    // The user chooses their own version; the form begins with the pulled rows.
    await editOffline(device, id, { title: 'Written offline' })
    await syncOnce(device)
    expect(await readTask()).toMatchObject({
      title: 'Written offline',
      location: 'Surulere, Lagos',
    })
    expect(await unsentEntries(device)).toEqual([])
  })

  test('consecutive edits of one device do not conflict, however late the responses are', async () => {
    const { device, network, id, readTask } = await setUpOwner()
    await editOffline(device, id, { title: 'First' })
    network.inject('drop-response')
    await push(device, FIXED_RANDOM)
    await editOffline(device, id, { title: 'Second' })
    await push(device, { ...FIXED_RANDOM, immediate: true })
    // Acknowledged and not yet pulled.
    await editOffline(device, id, { title: 'Third' })
    await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect(await readTask()).toMatchObject({ title: 'Third' })
  })

  test('an edit elsewhere rejects two queued edits as one entry', async () => {
    const { device, network, editElsewhere, id } = await setUpOwner()
    await editOffline(device, id, { title: 'First' })
    network.inject('drop-request')
    await push(device, FIXED_RANDOM)
    await editOffline(device, id, { title: 'Second', price: '20000' })
    await editElsewhere({ title: 'Elsewhere' })
    await syncOnce(device)
    expect(await unsentEntries(device)).toMatchObject([
      {
        reason: { code: 'edited_elsewhere', current: { title: 'Elsewhere' } },
        input: { title: 'Second', price: '20000' },
      },
    ])
  })

  test('an edit of a task whose creation may have arrived is sent after it', async () => {
    const { device, network, client } = await setUpOwner()
    const _id = newId('task')
    const fields = { ...TASK_FIELDS, price: '15000', duration: '1', skills: [TASK_FIELDS.skills] }
    await enqueue(device, createTask, { _id, ...fields })
    network.inject('drop-response')
    await push(device, FIXED_RANDOM)
    online.markUnreachable()
    const draft = { ...EMPTY_DRAFT, ...fields, title: 'Fix two taps', field: 'Plumbing' }
    await saveTaskEdit(device, { id: _id, draft, updatedAt: '', base: draft })
    await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect((await client.send(findTask, { id: _id })).body.task.title).toBe('Fix two taps')
  })

  test('each text of a new and of an edited task is shown before it is sent, and is the same after it', async () => {
    const { device } = await setUpOwner()
    const _id = newId('task')
    const shown = async () => (await OptimisticView.load(device)).get('tasks', _id)
    const written = (when: string) => recordOf(TASK_FIELD_NAMES, (name) => `${name} ${when}`)
    const { price, duration, skills, ...others } = TASK_FIELDS
    const chosen = { price: String(price), duration: String(duration), skills: [skills] }
    online.markUnreachable()
    await enqueue(device, createTask, { _id, ...others, ...chosen, ...written('posted') })
    expect(await shown()).toMatchObject(written('posted'))
    await syncOnce(device)
    expect(await taskRow(device, _id)).toMatchObject(written('posted'))
    await editOffline(device, _id, written('edited'))
    expect(await shown()).toMatchObject(written('edited'))
    await syncOnce(device)
    expect(await taskRow(device, _id)).toMatchObject(written('edited'))
  })

  test('an edit that an older app has queued is sent with If-Match', async () => {
    const { device, editElsewhere, id } = await setUpOwner()
    const { updatedAt } = await taskRow(device, id)
    const key = await enqueue(device, editTask, { id, ...TASK_FIELDS })
    const oldInput = { id, ...TASK_FIELDS, updatedAt }
    await device.replica.outbox.where({ key }).modify({ inputVersion: 1, input: oldInput })
    await editElsewhere({ title: 'Elsewhere' })
    await syncOnce(device)
    expect(await unsentEntries(device)).toMatchObject([{ reason: { code: 'edited_elsewhere' } }])
  })
})

describe('a proposal edited and withdrawn offline', () => {
  const terms = { price: '9000', description: 'Cheaper.', date: '2026-03-10' }

  test('new terms after a proposal that may have arrived give one proposal with the new terms', async () => {
    const { server, device, network, task } = await setUp()
    const proposal = proposalInput(task._id)
    const key = await enqueue(device, applyForTask, proposal)
    network.inject('drop-response')
    await push(device, FIXED_RANDOM)
    await enqueue(device, editProposal, { id: proposal._id, ...terms }, { after: key })
    await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect(await shownProposals(device)).toMatchObject([
      { _id: proposal._id, price: naira(9000), version: 2 },
    ])
    expect(await countRows(server, 'proposals')).toBe(1)
  })

  test('a withdrawal and a new proposal that are queued together are applied in that order', async () => {
    const { server, device, network, task } = await setUp()
    const first = proposalInput(task._id)
    await enqueue(device, applyForTask, first)
    await syncOnce(device)
    const withdrawal = await enqueue(device, withdrawProposal, { id: first._id })
    const second = proposalInput(task._id, { price: '8000' })
    await enqueue(device, applyForTask, second, { after: withdrawal })
    network.inject('drop-request')
    await push(device, FIXED_RANDOM)
    network.inject('duplicate')
    await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect((await shownProposals(device)).map(({ status, price }) => [status, price])).toEqual([
      ['withdrawn', naira(12_000)],
      ['pending', naira(8000)],
    ])
    expect(await countRows(server, 'proposals')).toBe(2)
  })

  test('a waiting proposal for a task that was changed is confirmed before it is sent', async () => {
    const { client, device, task } = await setUp()
    const input = { ...proposalInput(task._id), ifMatch: task.updatedAt }
    const key = await enqueue(device, applyForTask, input)
    const edited = await client.send(editTaskEndpoint, {
      id: task._id,
      ...TASK_FIELDS,
      price: 9000,
    })
    await syncOnce(device)
    expect(await unsentEntries(device)).toMatchObject([
      {
        key,
        state: 'failed',
        reason: { code: 'edited_elsewhere', current: { price: naira(9000) } },
      },
    ])
    expect(await shownProposals(device)).toEqual([])
    const draft = `apply:${task._id}`
    const confirmed = { ...input, ifMatch: edited.body.task.updatedAt }
    await enqueue(device, applyForTask, confirmed, { draft })
    await syncOnce(device)
    expect(await shownProposals(device)).toMatchObject([{ _id: input._id, status: 'pending' }])
    expect(await outboxEntries(device)).toEqual([])
  })

  test('a queued withdrawal that is discarded is never sent', async () => {
    const { device, task, network } = await setUp()
    const proposal = proposalInput(task._id)
    await enqueue(device, applyForTask, proposal)
    await syncOnce(device)
    const key = await enqueue(device, withdrawProposal, { id: proposal._id })
    expect(await shownProposals(device)).toMatchObject([{ status: 'withdrawn' }])
    expect(await discardEntry(device, key)).toBe('discarded')
    await syncOnce(device)
    expect(await shownProposals(device)).toMatchObject([{ status: 'pending' }])
    expect(network.requests.filter(({ path }) => path.includes('/proposal/'))).toEqual([])
  })

  test('new terms for a proposal that is no longer pending are rejected and become a draft', async () => {
    const { device, tasker, task } = await setUp()
    const proposal = proposalInput(task._id)
    await enqueue(device, applyForTask, proposal)
    await syncOnce(device)
    await enqueue(device, editProposal, { id: proposal._id, ...terms })
    await tasker.send(withdrawProposalEndpoint, { id: proposal._id })
    await syncOnce(device)
    expect(await unsentEntries(device)).toMatchObject([
      { reason: { code: 'proposal_not_live' }, path: `/edit-proposal/${proposal._id}` },
    ])
    expect(await device.replica.drafts.get(`edit-proposal:${proposal._id}`)).toMatchObject({
      fields: terms,
    })
    const { status } = await tasker.send(editProposalEndpoint, { id: proposal._id, price: 1000 })
    expect(status).toBe(409)
  })
})
