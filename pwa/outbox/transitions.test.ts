import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import type { EntryState, OutboxEntry } from '#pwa/replica/database.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { readDraft } from './drafts.ts'
import { allEntries } from './entries.ts'
import { discardEntry, enqueue, replaceInput, requeueInterrupted, stopSending } from './queue.ts'
import { queueable } from './queueable.ts'
import { dueEntries, nextDueAt, skipBackoff } from './schedule.ts'
import {
  acknowledge,
  claimNext,
  deleteAcknowledged,
  deleteCancelled,
  markSentBeforeDiscard,
  reject,
  rejectUnreadable,
  requeue,
  retryLater,
  unclaim,
} from './transitions.ts'
import { restartUpload } from './upload.ts'

const STATES: readonly EntryState[] = ['queued', 'sending', 'sent', 'failed']
const random = () => 0.5
const rejection = new ApiError(409, 'moved_on', 'It moved on.', { current: { price: naira(1) } })

const editProfile = queueable(updateProfile, {
  lane: ({ jobTitle }) => jobTitle ?? '',
  ref: () => 'me',
  describe: () => 'Profile',
  form: ({ jobTitle, location }) => ({
    draft: `profile:${jobTitle}`,
    path: '/update-profile',
    fields: { location },
  }),
  inputVersion: 2,
  optimistic: () => {},
})

const setUp = () => createDevice({ queueables: [editProfile] })
type TestDevice = ReturnType<typeof setUp>

/** An entry in a state, as if it had been claimed once. */
async function enqueueIn(device: TestDevice, state: EntryState, lane = 'a'): Promise<OutboxEntry> {
  const key = await enqueue(device, editProfile, { jobTitle: lane, location: 'Yaba' })
  await device.replica.outbox.where({ key }).modify({ state, attempts: 1 })
  const entry = await device.replica.outbox.get({ key })
  if (!entry) throw new Error('not stored')
  return entry
}

const readEntry = ({ replica }: TestDevice, { key }: OutboxEntry) => replica.outbox.get({ key })

type Event = {
  apply: (device: TestDevice, entry: OutboxEntry) => Promise<unknown>
  /** What the entry becomes, by the state that the event finds it in; in any other it changes nothing. */
  from: Partial<Record<EntryState, Partial<OutboxEntry> | 'deleted'>>
}

const failed = { state: 'failed' as const }
const sent = { state: 'sent' as const, ackSeq: 7, response: { seq: 7 }, error: null }

const EVENTS: Record<string, Event> = {
  claimNext: {
    apply: (device) => claimNext(device),
    from: { queued: { state: 'sending', attempts: 2 } },
  },
  acknowledge: {
    apply: (device, entry) => acknowledge(device, entry, { seq: 7 }),
    from: { queued: sent, sending: sent, failed: sent },
  },
  reject: {
    apply: (device, entry) => reject(device, entry, rejection),
    from: { queued: failed, sending: failed },
  },
  'rejectUnreadable of an older build': {
    apply: (device, entry) => rejectUnreadable(device, { ...entry, inputVersion: 1 }),
    from: { queued: failed, sending: failed },
  },
  'rejectUnreadable of a newer build': {
    apply: (device, entry) => rejectUnreadable(device, { ...entry, inputVersion: 3 }),
    from: { sending: { state: 'queued', attempts: 0, nextAt: TEST_NOW + 300_000 } },
  },
  requeue: {
    apply: (device, entry) => requeue(device, entry, () => ({ attempts: 0 })),
    from: { sending: { state: 'queued', attempts: 0 } },
  },
  retryLater: {
    apply: (device, entry) => retryLater(device, entry, { random, retryAfter: 30 }),
    from: {
      sending: {
        state: 'queued',
        attempts: 1,
        nextAt: TEST_NOW + 30_000,
      },
    },
  },
  unclaim: {
    apply: unclaim,
    from: { sending: { state: 'queued', attempts: 0 } },
  },
  restartUpload: {
    apply: (device, entry) => restartUpload(device, entry, random),
    from: { sending: { state: 'queued', nextAt: TEST_NOW + 1000 } },
  },
  requeueInterrupted: {
    apply: ({ replica }) => requeueInterrupted(replica),
    from: { sending: { state: 'queued', attempts: 1 } },
  },
  deleteAcknowledged: {
    apply: ({ replica }) => deleteAcknowledged(replica, '7.own'),
    from: { sent: 'deleted' },
  },
  // It was tried, so the server may have it.
  stopSending: {
    apply: (device, { key }) => stopSending(device, key),
    from: {},
  },
  discardEntry: {
    apply: (device, { key }) => discardEntry(device, key),
    from: { queued: { state: 'queued', isDiscarded: true }, failed: 'deleted' },
  },
  deleteCancelled: {
    apply: deleteCancelled,
    from: { queued: 'deleted', sending: 'deleted' },
  },
  markSentBeforeDiscard: {
    apply: markSentBeforeDiscard,
    from: { queued: failed, sending: failed },
  },
  // It was tried, so the server may have it: one key must not mean two things.
  replaceInput: {
    apply: (device, { key }) => replaceInput(device, key, { jobTitle: 'a', location: 'Ikeja' }),
    from: {},
  },
}

describe.each(Object.entries(EVENTS))('%s', (_, { apply, from }) => {
  test.each(STATES.filter((state) => state in from))(
    'changes an entry that is %s',
    async (state) => {
      const device = setUp()
      const entry = await enqueueIn(device, state)
      await apply(device, entry)
      const expected = from[state]
      const after = await readEntry(device, entry)
      if (expected === 'deleted') expect(after).toBeUndefined()
      else expect(after).toMatchObject({ key: entry.key, input: entry.input, ...expected })
    },
  )

  test.each(STATES.filter((state) => !(state in from)))(
    'leaves an entry that is %s as it is',
    async (state) => {
      const device = setUp()
      const entry = await enqueueIn(device, state)
      await apply(device, entry)
      expect(await allEntries(device.replica)).toEqual([entry])
      expect(await device.replica.drafts.count()).toBe(0)
    },
  )

  test('restores nothing that was discarded', async () => {
    const device = setUp()
    const entry = await enqueueIn(device, 'failed')
    await discardEntry(device, entry.key)
    await apply(device, entry)
    expect(await allEntries(device.replica)).toEqual([])
    expect(await device.replica.drafts.count()).toBe(0)
  })
})

test('an entry at the same position of a new database is not confused with one that was deleted', async () => {
  const device = setUp()
  const old = await enqueueIn(device, 'sending')
  await device.replica.outbox.clear()
  const entry = { ...old, key: 'another' }
  await device.replica.outbox.add(entry)
  await acknowledge(device, old, { seq: 7 })
  await reject(device, old, rejection)
  await retryLater(device, old, { random })
  expect(await allEntries(device.replica)).toEqual([entry])
})

test('a rejection stores the reason and makes the text a draft again', async () => {
  const device = setUp()
  const entry = await enqueueIn(device, 'sending')
  await reject(device, entry, rejection)
  expect((await readEntry(device, entry))?.error).toEqual({
    code: 'moved_on',
    message: 'It moved on.',
    isConflict: true,
    current: { price: naira(1) },
  })
  expect(await readDraft(device.replica, 'profile:a')).toEqual({ location: 'Yaba' })
})

test('stopSending is possible while only the file is being sent, and too late after it', async () => {
  const device = setUp()
  const entry = await enqueueIn(device, 'sending')
  const upload = { id: 'u' as never, size: 9, sent: 3, isWhole: true }
  await device.replica.outbox.update(entry.position, { upload })
  expect(await stopSending(device, entry.key)).toBe(false)
  expect(await discardEntry(device, entry.key)).toBe('too_late')
  await device.replica.outbox.update(entry.position, { upload: { ...upload, isWhole: false } })
  expect(await stopSending(device, entry.key)).toBe(true)
  expect((await readEntry(device, entry))?.error).toMatchObject({ isStopped: true })
})

test('deleteAcknowledged keeps what the pull has not reached', async () => {
  const device = setUp()
  for (const [lane, seq] of [['a', 7] as const, ['b', 8] as const])
    await acknowledge(device, await enqueueIn(device, 'sending', lane), { seq })
  await deleteAcknowledged(device.replica, '7.own')
  expect(await allEntries(device.replica)).toMatchObject([{ lane: 'b', ackSeq: 8 }])
})

describe('claimNext', () => {
  test('takes the first entry of each lane in the order they were queued, and none twice', async () => {
    const device = setUp()
    const first = await enqueueIn(device, 'queued', 'a')
    const behind = await enqueueIn(device, 'queued', 'a')
    const other = await enqueueIn(device, 'queued', 'b')
    expect((await claimNext(device))?.key).toBe(first.key)
    expect((await claimNext(device))?.key).toBe(other.key)
    expect(await claimNext(device)).toBeUndefined()
    await acknowledge(device, first, { seq: 1 })
    expect((await claimNext(device))?.key).toBe(behind.key)
  })

  test('leaves out entries that are not due, wait for another, or are to be skipped', async () => {
    const device = setUp()
    const parent = await enqueueIn(device, 'queued', 'a')
    await requeue(device, await enqueueIn(device, 'sending', 'later'), () => ({
      nextAt: TEST_NOW + 1,
    }))
    const input = { jobTitle: 'child', location: 'Yaba' }
    await enqueue(device, editProfile, input, { after: parent.key })
    expect(await claimNext(device, new Set([parent.key]))).toBeUndefined()
    expect((await dueEntries(device)).map(({ key }) => key)).toEqual([parent.key])
    expect(await nextDueAt(device)).toBe(0)
  })
})

test('skipBackoff makes entries due, whatever Retry-After was, and their next backoff short', async () => {
  const device = setUp()
  const tried = await enqueueIn(device, 'sending', 'a')
  await device.replica.outbox.update(tried.position, { attempts: 9 })
  await retryLater(device, tried, { random })
  await retryLater(device, await enqueueIn(device, 'sending', 'b'), { random, retryAfter: 30 })
  expect(await dueEntries(device)).toEqual([])
  await skipBackoff(device.replica)
  expect(await dueEntries(device)).toMatchObject([
    { lane: 'a', attempts: 1 },
    { lane: 'b', attempts: 1 },
  ])
})

test('no Retry-After holds an entry for more than 5 minutes', async () => {
  const device = setUp()
  const entry = await enqueueIn(device, 'sending')
  await retryLater(device, entry, { random, retryAfter: 3600 })
  expect((await readEntry(device, entry))?.nextAt).toBe(TEST_NOW + 300_000)
})

test('an untried entry is stopped and discarded at once', async () => {
  const device = setUp()
  const keys = await Promise.all(
    ['a', 'b'].map((lane) => enqueue(device, editProfile, { jobTitle: lane, location: 'Yaba' })),
  )
  expect(await stopSending(device, keys[0] ?? '')).toBe(true)
  expect(await discardEntry(device, keys[1] ?? '')).toBe('discarded')
  expect(await allEntries(device.replica)).toMatchObject([{ lane: 'a', state: 'failed' }])
})

test('the late response to a discarded command changes nothing', async () => {
  const device = setUp()
  const entry = await enqueueIn(device, 'queued')
  expect(await discardEntry(device, entry.key)).toBe('cancelling')
  await acknowledge(device, entry, { seq: 7 })
  await reject(device, entry, rejection)
  expect(await allEntries(device.replica)).toMatchObject([{ state: 'queued', isDiscarded: true }])
  expect(await device.replica.drafts.count()).toBe(0)
})
