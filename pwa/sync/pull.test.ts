import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { enqueue } from '#pwa/outbox/queue.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { openTask } from '#testing/pwa/tasker-device.ts'
import { pull } from './pull.ts'

const profile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (fields) => ({ draft: 'profile', path: '/update-profile', fields }),
  optimistic: () => {},
})
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const emptyPage = { c: [], n: '7.electrician', m: false, h: 7 }

test('the first pull replaces own tasks and leaves browsed ones', async () => {
  const device = createDevice({ transport: () => json(emptyPage) })
  const [browsed, own] = [openTask(), openTask()]
  await device.replica.browsed.put(browsed)
  await device.replica.tasks.put(own)
  await pull(device)
  expect(await device.replica.browsed.get(browsed._id)).toEqual(browsed)
  // A snapshot has all own tasks, so one that is not in it is gone.
  expect(await device.replica.tasks.count()).toBe(0)
  expect(await device.replica.getMeta('cursor')).toBe(emptyPage.n)
})

test('a deleted task of the user that was opened stays readable', async () => {
  const deleted = { ...openTask(), status: 'removed' as const }
  const assigned = openTask()
  const del = ({ _id: id }: { _id: string }) => ({ e: 'task', op: 'del', id, s: 7 })
  const device = createDevice({
    transport: () => json({ ...emptyPage, c: [del(deleted), del(assigned)] }),
  })
  await device.replica.setMeta('cursor', '3.electrician')
  await device.replica.browsed.bulkPut([deleted, assigned])
  await pull(device)
  expect(await device.replica.browsed.toArray()).toEqual([deleted])
})

test('a 410 clears the replica, browsed tasks included, and pulls a new snapshot', async () => {
  const device = createDevice({
    transport: ({ url }) =>
      new URL(url).searchParams.has('c')
        ? json({ error: 'Start afresh', code: 'sync_reset' }, 410)
        : json(emptyPage),
  })
  await device.replica.setMeta('cursor', '3.electrician')
  await device.replica.browsed.put(openTask())
  await pull(device)
  expect(await device.replica.browsed.count()).toBe(0)
  expect(await device.replica.getMeta('cursor')).toBe(emptyPage.n)
})

test('after another trade was sent, a snapshot is requested without the cursor that the server would refuse', async () => {
  const cursors: (string | null)[] = []
  const device = createDevice({
    queueables: [profile],
    transport: ({ url }) => {
      cursors.push(new URL(url).searchParams.get('c'))
      return json({ ...emptyPage, n: '7.electrician12' })
    },
  })
  await device.replica.setMeta('cursor', '3.own12')
  const key = await enqueue(device, profile, { skillsets: ['House Wiring'] })
  await device.replica.outbox.where({ key }).modify({ state: 'sent', attempts: 1, ackSeq: 4 })
  await pull(device)
  await device.replica.outbox.where({ key }).modify({ state: 'sent' })
  await pull(device)
  expect(cursors).toEqual([null, '7.electrician12'])
})

test('when another phone has chosen a third trade since, one snapshot is requested and the entry leaves', async () => {
  const cursors: (string | null)[] = []
  const device = createDevice({
    queueables: [profile],
    transport: ({ url }) => {
      const cursor = new URL(url).searchParams.get('c')
      cursors.push(cursor)
      return cursor ? new Response(null, { status: 204 }) : json({ ...emptyPage, n: '7.baker12' })
    },
  })
  await device.replica.setMeta('cursor', '3.own12')
  const key = await enqueue(device, profile, { skillsets: ['House Wiring'] })
  const acknowledge = () =>
    device.replica.outbox.where({ key }).modify({ state: 'sent', attempts: 1, ackSeq: 4 })
  await acknowledge()
  await pull(device)
  // The snapshot has queued it again, and its key returns the stored response.
  await acknowledge()
  await pull(device)
  expect(cursors).toEqual([null, '7.baker12'])
  expect(await device.replica.outbox.count()).toBe(0)
})

test('a reset queues acknowledged entries again, which the server may have lost', async () => {
  const device = createDevice({
    queueables: [profile],
    transport: ({ url }) =>
      new URL(url).searchParams.has('c')
        ? json({ error: 'Start afresh', code: 'sync_reset' }, 410)
        : json(emptyPage),
  })
  await device.replica.setMeta('cursor', '3.electrician')
  const key = await enqueue(device, profile, { location: 'Yaba' })
  await device.replica.outbox.where({ key }).modify({ state: 'sent', attempts: 1, ackSeq: 4 })
  device.syncRequests.length = 0
  await pull(device)
  expect(await device.replica.outbox.toArray()).toMatchObject([{ key, state: 'queued' }])
  expect(device.syncRequests).toEqual([false])
})

test('pulls the changes made during the snapshot right after its last page', async () => {
  const late = { ...openTask(), title: 'Posted during the snapshot' }
  const change = { seq: 9, e: 'feed', op: 'put', id: late._id, row: late }
  const pages: Record<string, object> = {
    first: { c: [], n: '7.electrician-3-280', m: true, h: 7 },
    '7.electrician-3-280': { c: [], n: '7.electrician', m: false, h: 9 },
    '7.electrician': { c: [change], n: '9.electrician', m: false, h: 9 },
  }
  const cursors: string[] = []
  const device = createDevice({
    transport: ({ url }) => {
      const cursor = new URL(url).searchParams.get('c') ?? 'first'
      cursors.push(cursor)
      return json(pages[cursor] ?? {})
    },
  })
  expect(await pull(device)).toBe('changed')
  expect(cursors).toEqual(Object.keys(pages))
  expect(await device.replica.feed.get(late._id)).toMatchObject({ title: late.title })
  expect(await device.replica.getMeta('cursor')).toBe('9.electrician')
  expect(await device.replica.getMeta('lastPullAt')).toBe(device.now())
})

test('skips changes of entities that this build does not know, and applies the others', async () => {
  const task = openTask()
  const unknown = { seq: 8, e: 'note', op: 'put', id: 'n1', row: { _id: 'n1' } }
  const known = { seq: 9, e: 'feed', op: 'put', id: task._id, row: task }
  const page = { c: [unknown, known], n: '9.electrician', m: false, h: 9 }
  const device = createDevice({ transport: () => json(page) })
  expect(await pull(device)).toBe('changed')
  expect(await device.replica.feed.get(task._id)).toMatchObject({ title: task.title })
  expect(await device.replica.getMeta('cursor')).toBe('9.electrician')
})

test('a 204 removes what was acknowledged before the request, and nothing that was acknowledged since', async () => {
  const acknowledge = (key: string, ackSeq: number) =>
    device.replica.outbox.where({ key }).modify({ state: 'sent', attempts: 1, ackSeq })
  const device: ReturnType<typeof createDevice> = createDevice({
    queueables: [profile],
    transport: async () => {
      await acknowledge(late, 95)
      return new Response(null, { status: 204 })
    },
  })
  await device.replica.setMeta('cursor', '3.electrician')
  // The server found its effect there already and answered with the counter, which other users had raised.
  const early = await enqueue(device, profile, { location: 'Yaba' })
  const late = await enqueue(device, profile, { location: 'Ikeja' })
  await acknowledge(early, 90)
  await pull(device)
  expect(await device.replica.outbox.toArray()).toMatchObject([{ key: late, state: 'sent' }])
})
