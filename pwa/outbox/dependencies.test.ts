import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Transport } from '#pwa/api/call.ts'
import { applyForTask, editProposal } from '#pwa/features/proposals/queueable.ts'
import { push } from '#pwa/sync/push.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { readDraft } from './drafts.ts'
import { unsentEntries } from './entry-view.ts'
import { OptimisticView } from './optimistic-view.ts'
import { discardEntry, enqueue } from './queue.ts'
import { queueable } from './queueable.ts'

/** A minimal command; `jobTitle` is its name and its lane. */
const note = queueable(updateProfile, {
  lane: ({ jobTitle }) => jobTitle ?? '',
  ref: ({ jobTitle }) => jobTitle ?? '',
  describe: ({ jobTitle }) => jobTitle ?? '',
  form: ({ jobTitle, location }) => ({
    draft: `note:${jobTitle}`,
    path: '/note',
    fields: { location },
  }),
  optimistic: () => {},
  rebase: (input, response) => ({ ...input, location: String(response['message']) }),
})
const proposal = (taskId: TaskId = newId('task')) => ({
  taskId,
  _id: newId('proposal'),
  title: 'Fix a tap',
  price: '12000',
  description: 'Nine years.',
  date: '2026-03-09',
})
const options = { random: () => 0.5 }

/** A server that responds with the status from `reject`, not at all for 0, and with success for null. */
function setup(reject: (request: Request, body: Record<string, string>) => number | null) {
  const calls: string[] = []
  const transport: Transport = async (request) => {
    const body = (await request.json()) as Record<string, string>
    const status = reject(request, body)
    if (status === 0) throw new TypeError('Failed to fetch')
    calls.push(`${request.method} ${body['jobTitle'] ?? body['price']}`)
    const headers = { 'retry-after': '600' }
    if (status) return Response.json({ error: 'No.', code: 'moved_on' }, { status, headers })
    return Response.json({ message: 'the response', seq: 1 })
  }
  const queueables = [note, applyForTask, editProposal]
  return { ...createDevice({ transport, queueables }), calls }
}
type TestDevice = ReturnType<typeof setup>
const entriesOf = ({ replica }: TestDevice) => replica.outbox.orderBy('position').toArray()

describe('a dependent entry', () => {
  test('fails with its parent, and is queued again behind it when the parent is sent again', async () => {
    let isRejecting = true
    const device = setup((_, { jobTitle }) => (jobTitle === 'parent' && isRejecting ? 409 : null))
    const parent = await enqueue(device, note, { jobTitle: 'parent', location: 'A' })
    const child = await enqueue(
      device,
      note,
      { jobTitle: 'child', location: 'B' },
      { after: parent },
    )
    await enqueue(device, note, { jobTitle: 'grandchild', location: 'C' }, { after: child })
    await push(device, options)
    expect(device.calls).toEqual(['PATCH parent'])
    expect(await entriesOf(device)).toMatchObject([
      { key: parent, state: 'failed', error: { isConflict: true } },
      { key: child, state: 'failed', error: { parent } },
      { state: 'failed', error: { parent: child } },
    ])
    expect(await readDraft(device.replica, 'note:child')).toEqual({ location: 'B' })

    isRejecting = false
    const again = { jobTitle: 'parent', location: 'A2' }
    await enqueue(device, note, again, { draft: 'note:parent' })
    expect(await readDraft(device.replica, 'note:child')).toBe(null)
    await push(device, options)
    expect(device.calls).toEqual([
      'PATCH parent',
      'PATCH parent',
      'PATCH child',
      'PATCH grandchild',
    ])
    expect((await entriesOf(device)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  })

  test('stays failed if the user has begun to edit its draft', async () => {
    const device = setup((_, { jobTitle, location }) =>
      jobTitle === 'parent' && location === 'A' ? 409 : null,
    )
    const parent = await enqueue(device, note, { jobTitle: 'parent', location: 'A' })
    const child = await enqueue(
      device,
      note,
      { jobTitle: 'child', location: 'B' },
      { after: parent },
    )
    await push(device, options)
    await device.replica.drafts.update('note:child', { isTouched: true })
    const again = { jobTitle: 'parent', location: 'A2' }
    await enqueue(device, note, again, { draft: 'note:parent' })
    expect(await device.replica.outbox.get({ key: child })).toMatchObject({ state: 'failed' })
  })

  test('fails at once if its parent has failed, and is discarded with it', async () => {
    const device = setup(() => 409)
    const parent = await enqueue(device, note, { jobTitle: 'parent' })
    await push(device, options)
    const child = await enqueue(device, note, { jobTitle: 'child' }, { after: parent })
    expect(await device.replica.outbox.get({ key: child })).toMatchObject({ state: 'failed' })
    await discardEntry(device, parent)
    expect(await entriesOf(device)).toEqual([])
  })

  test('takes what it needs from its parent’s response, queued before or after it', async () => {
    const device = setup(() => null)
    const parent = await enqueue(device, note, { jobTitle: 'parent' })
    const before = await enqueue(device, note, { jobTitle: 'before' }, { after: parent })
    await push(device, options)
    const late = await enqueue(device, note, { jobTitle: 'late' }, { after: parent })
    for (const key of [before, late])
      expect((await device.replica.outbox.get({ key }))?.input).toMatchObject({
        location: 'the response',
      })
  })

  test('that edits a failed creation is merged into it', async () => {
    let isReachable = false
    const device = setup(() => (isReachable ? 409 : 0))
    const input = proposal()
    const key = await enqueue(device, applyForTask, input)
    await push(device, options)
    const { taskId: _taskId, _id: id, title: _title, ...rest } = input
    const changed = { ...rest, price: '9000', description: 'Newer text.' }
    const edit = await enqueue(device, editProposal, { id, ...changed }, { after: key })
    await enqueue(device, note, { jobTitle: 'behind' }, { after: edit })
    isReachable = true
    await push(device, { ...options, immediate: true })
    expect(await entriesOf(device)).toMatchObject([
      { key, state: 'failed', error: { isConflict: true }, input: { _id: id, price: '9000' } },
      { state: 'failed', after: key, error: { parent: key } },
    ])
    expect(await readDraft(device.replica, `apply:${input.taskId}`)).toMatchObject(changed)
  })
})

describe('failure classes', () => {
  test.each([408, 425, 429, 503])(
    'after %i an entry stays queued until Retry-After has passed, but at most 5 minutes',
    async (status) => {
      let now = TEST_NOW
      const device = { ...setup(() => status), now: () => now }
      await enqueue(device, note, { jobTitle: 'x' })
      await push(device, options)
      now += 299_000
      await push(device, options)
      expect(device.calls).toHaveLength(1)
      now += 1000
      await push(device, options)
      expect(device.calls).toHaveLength(2)
      expect(await entriesOf(device)).toMatchObject([{ state: 'queued', attempts: 2 }])
    },
  )

  test('a retry that the user requests does not wait for Retry-After', async () => {
    const device = setup(() => 503)
    await enqueue(device, note, { jobTitle: 'x' })
    await push(device, options)
    await push(device, { ...options, immediate: true })
    expect(device.calls).toHaveLength(2)
  })

  test.each([400, 403, 404, 410, 413, 415, 422])(
    'after %i an entry fails with the server’s message, and its text is a draft again',
    async (status) => {
      const device = setup(() => status)
      const input = proposal()
      await enqueue(device, applyForTask, input)
      await push(device, options)
      expect(await unsentEntries(device)).toMatchObject([
        { state: 'failed', reason: { message: 'No.' } },
      ])
      expect(await readDraft(device.replica, `apply:${input.taskId}`)).toMatchObject({
        description: 'Nine years.',
      })
    },
  )

  test('an entry without a response is late after a day, in its row and in the list of unsent entries', async () => {
    let now = TEST_NOW
    const device = { ...setup(() => 0), now: () => now }
    const input = proposal()
    await enqueue(device, applyForTask, input)
    const lateFlags = async () => {
      const row = await (await OptimisticView.load(device)).get('proposals', input._id)
      return [row?.delivery, (await unsentEntries(device))[0]]
    }
    expect(await lateFlags()).toMatchObject([{ isLate: false }, { isLate: false }])
    now += DAY_MS + 1
    expect(await lateFlags()).toMatchObject([{ isLate: true }, { isLate: true }])
  })
})

describe('an entry of another build', () => {
  const migrated = {
    ...note,
    inputVersion: 3,
    migrations: {
      1: ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, jobTitle: title }),
      2: (input: Record<string, unknown>) => ({ ...input, location: 'Lagos' }),
    },
  }

  test('with an older input version is migrated before it is shown or sent', async () => {
    const device = { ...setup(() => null), queueables: [migrated] }
    const key = await enqueue(device, migrated, { jobTitle: 'x' })
    await device.replica.outbox.where({ key }).modify({ inputVersion: 1, input: { title: 'old' } })
    expect(await unsentEntries(device)).toMatchObject([
      { title: 'old', input: { location: 'Lagos' } },
    ])
    await push(device, options)
    expect(device.calls).toEqual(['PATCH old'])
  })

  test('fails if its version is too old, and stays queued if it is newer', async () => {
    const device = { ...setup(() => null), queueables: [migrated] }
    for (const inputVersion of [0, 4]) {
      const key = await enqueue(device, migrated, { jobTitle: `${inputVersion}` })
      await device.replica.outbox.where({ key }).modify({ inputVersion })
    }
    await push(device, options)
    expect(device.calls).toEqual([])
    expect(await unsentEntries(device)).toMatchObject([
      { state: 'failed', reason: { message: expect.stringContaining('older version') } },
      { state: 'queued', attempts: 0 },
    ])
  })
})
