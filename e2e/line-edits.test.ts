// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import {
  editProposal as editCall,
  withdrawProposal as withdrawCall,
} from '#schema/contract/proposals.ts'
import { editTask as editCallOfTask, findTask } from '#schema/contract/tasks.ts'
import { applyForTask, editProposal, withdrawProposal } from '#pwa/features/proposals/writes.ts'
import { changeTask } from '#pwa/features/tasks/sending.ts'
import { draftOf, EMPTY_DRAFT } from '#pwa/features/tasks/task-draft.ts'
import { createTask, editTask } from '#pwa/features/tasks/writes.ts'
import { online } from '#pwa/api/online.ts'
import { readDraft } from '#pwa/replica/drafts.ts'
import { discard, say } from '#pwa/replica/outbox.ts'
import { unsentOn } from '#pwa/replica/unsent.ts'
import type { Session } from '#pwa/session/session.tsx'
import { push } from '#pwa/sync/push.ts'
import { newWorld } from '#worker/test/world.ts'
import {
  calm,
  count,
  entries,
  offerOn,
  phoneOf,
  post,
  proposalsShown,
  scene,
  todo,
  turn,
} from './line.ts'

/** A client with a phone that knows their todo. Their other phone is the API: two of one person share a memory here. */
async function owner() {
  const world = await newWorld()
  const client = await world.person('client', naira(50_000))
  const { phone, signal } = phoneOf(world, client)
  const { _id: id } = await post(client)
  await turn(phone)
  const elsewhere = (fields: object) => client.send(editCallOfTask, { id, ...todo, ...fields })
  const task = async () => (await client.send(findTask, { id })).body.task
  return { client, phone, signal, id, elsewhere, task }
}

const rowOn = async ({ replica }: Session, id: TaskId) => {
  const row = await replica.tasks.get(id)
  if (!row) throw new Error('that phone does not know it')
  return row
}
/** As the form does it: opened on what this phone knows, without waiting for a signal. */
async function edit(phone: Session, id: TaskId, fields: object) {
  online.missed()
  const row = await rowOn(phone, id)
  const unsent = (await unsentOn(phone)).findLast(({ ref }) => ref === id) ?? null
  const base = draftOf(row)
  const draft = { ...base, ...fields }
  await changeTask(phone, { id, draft, updatedAt: row.updatedAt, base, unsent })
}

describe('a todo edited on two phones (R8; SYNC 1, If-Match)', () => {
  test('the edit that waited meets 412, keeps its text, and tells what stands there', async () => {
    const { phone, id, elsewhere, task } = await owner()
    await edit(phone, id, { title: 'Said without a signal' })
    await elsewhere({ location: 'Surulere, Lagos' })
    await turn(phone)
    const [refused] = await unsentOn(phone)
    expect(refused).toMatchObject({
      state: 'refused',
      code: 'edited_elsewhere',
      current: { location: 'Surulere, Lagos', title: todo.title },
      seen: { title: todo.title, location: todo.location },
      input: { title: 'Said without a signal' },
    })
    expect(await task()).toMatchObject({ title: todo.title })
    expect(await readDraft(phone.replica, `edit-task:${id}`)).toMatchObject({
      title: 'Said without a signal',
    })

    // Kept mine, on top of theirs: the form stands on what the pull has brought by now.
    await edit(phone, id, { title: 'Said without a signal' })
    await turn(phone)
    expect(await task()).toMatchObject({
      title: 'Said without a signal',
      location: 'Surulere, Lagos',
    })
    expect(await unsentOn(phone)).toEqual([])
  })

  test('one’s own edits in a row never stand in each other’s way, however late the answers are', async () => {
    const { phone, signal, id, task } = await owner()
    await edit(phone, id, { title: 'First' })
    signal.expect('answer lost')
    await push(phone, calm)
    await edit(phone, id, { title: 'Second' })
    await push(phone, { ...calm, impatient: true })
    // Heard, and not pulled yet.
    await edit(phone, id, { title: 'Third' })
    await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect(await task()).toMatchObject({ title: 'Third' })
  })

  test('a foreign edit before two of one’s own is still met with 412, in one piece', async () => {
    const { phone, signal, elsewhere, id } = await owner()
    await edit(phone, id, { title: 'First' })
    signal.expect('none')
    await push(phone, calm)
    await edit(phone, id, { title: 'Second', price: '20000' })
    await elsewhere({ title: 'Elsewhere' })
    await turn(phone)
    expect(await unsentOn(phone)).toMatchObject([
      {
        code: 'edited_elsewhere',
        input: { title: 'Second', price: '20000' },
        current: { title: 'Elsewhere' },
      },
    ])
  })

  test('an edit of a todo whose posting may have been heard follows it', async () => {
    const { phone, signal, client } = await owner()
    const _id = newId('task')
    const fields = { ...todo, price: '15000', duration: '1', skills: [todo.skills] }
    await say(phone, createTask, { _id, ...fields })
    signal.expect('answer lost')
    await push(phone, calm)
    online.missed()
    const [unsent = null] = await unsentOn(phone)
    const draft = { ...EMPTY_DRAFT, ...fields, title: 'Fix two taps', field: 'Plumbing' }
    await changeTask(phone, { id: _id, draft, updatedAt: '', base: draft, unsent })
    await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect((await client.send(findTask, { id: _id })).body.task.title).toBe('Fix two taps')
  })

  test('kv: an edit that an older app queued is sent as If-Match', async () => {
    const { phone, elsewhere, id } = await owner()
    const { updatedAt } = await rowOn(phone, id)
    const key = await say(phone, editTask, { id, ...todo })
    await phone.replica.outbox.where({ key }).modify({ kv: 1, input: { id, ...todo, updatedAt } })
    await elsewhere({ title: 'Elsewhere' })
    await turn(phone)
    expect(await unsentOn(phone)).toMatchObject([{ code: 'edited_elsewhere' }])
  })
})

describe('a proposal changed and taken back without a signal (R15)', () => {
  const terms = { price: '9000', description: 'Cheaper.', date: '2026-03-10' }

  test('new terms behind an offer that may have been heard: one proposal, with the new terms', async () => {
    const { world, phone, signal, task } = await scene()
    const offer = offerOn(task._id)
    const key = await say(phone, applyForTask, offer)
    signal.expect('answer lost')
    await push(phone, calm)
    await say(phone, editProposal, { id: offer._id, ...terms }, { after: key })
    await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect(await proposalsShown(phone)).toMatchObject([{ _id: offer._id, price: 9000, version: 2 }])
    expect(await count(world, 'proposals')).toBe(1)
  })

  test('taken back and applied for again, all before the first signal, in that order', async () => {
    const { world, phone, signal, task } = await scene()
    const first = offerOn(task._id)
    await say(phone, applyForTask, first)
    await turn(phone)
    const gone = await say(phone, withdrawProposal, { id: first._id })
    const second = offerOn(task._id, { price: '8000' })
    await say(phone, applyForTask, second, { after: gone })
    signal.expect('none')
    await push(phone, calm)
    signal.expect('twice')
    await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect((await proposalsShown(phone)).map(({ status, price }) => [status, price])).toEqual([
      ['withdrawn', 12_000],
      ['pending', 8000],
    ])
    expect(await count(world, 'proposals')).toBe(2)
  })

  test('a withdrawal undone while unsent never happened', async () => {
    const { phone, task, signal } = await scene()
    const offer = offerOn(task._id)
    await say(phone, applyForTask, offer)
    await turn(phone)
    const key = await say(phone, withdrawProposal, { id: offer._id })
    expect(await proposalsShown(phone)).toMatchObject([{ status: 'withdrawn' }])
    expect(await discard(phone, key)).toBe(true)
    await turn(phone)
    expect(await proposalsShown(phone)).toMatchObject([{ status: 'pending' }])
    expect(signal.heard.filter(({ path }) => path.includes('/proposal/'))).toEqual([])
  })

  test('terms for what is no longer open are refused in words, with what was written in its form', async () => {
    const { phone, tasker, task } = await scene()
    const offer = offerOn(task._id)
    await say(phone, applyForTask, offer)
    await turn(phone)
    await say(phone, editProposal, { id: offer._id, ...terms })
    await tasker.send(withdrawCall, { id: offer._id })
    await turn(phone)
    expect(await unsentOn(phone)).toMatchObject([
      { code: 'proposal_not_live', path: `/edit-proposal/${offer._id}` },
    ])
    expect(await phone.replica.drafts.get(`edit-proposal:${offer._id}`)).toMatchObject({
      fields: terms,
    })
    expect((await tasker.send(editCall, { id: offer._id, price: 1000 })).status).toBe(409)
  })
})
