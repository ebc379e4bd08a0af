import { expect, test } from 'vitest'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import { unsentCountKey } from '#pwa/replica/unsent-count.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { detectEviction } from './eviction-detector.ts'

const entry = (): Omit<OutboxEntry, 'position'> => ({
  key: newId('idempotency'),
  lane: 'account',
  command: 'proposals.apply',
  inputVersion: 1,
  ref: newId('proposal'),
  input: {},
  files: [],
  draft: null,
  after: null,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  ackSeq: null,
  error: null,
  queuedAt: 0,
})

/** What Chromium does while it deletes the storage. */
function abortNextOpen() {
  const { open } = indexedDB
  indexedDB.open = () => {
    indexedDB.open = open
    const request = {
      error: new DOMException('The connection was closed.', 'AbortError'),
      onerror: (_event: object) => {},
    }
    queueMicrotask(() => request.onerror({ target: request }))
    return request as unknown as IDBOpenDBRequest
  }
}

const deleteDatabase = (name: string) =>
  new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve))

/** A device whose unsent entry is counted. */
async function createDeviceWithEntry() {
  const device = createDevice()
  const { replica, userId } = device
  const stop = detectEviction(device)
  await replica.outbox.add(entry())
  const unsentCount = () => localStorage.getItem(unsentCountKey(userId))
  await expect.poll(unsentCount).toBe('1')
  return { device, replica, stop, unsentCount }
}

/** As if another query had reopened the deleted database before the event. */
const clearDatabase = ({ replica }: Pick<Device, 'replica'>) =>
  replica.transaction('rw', replica.meta, replica.outbox, async () => {
    await replica.meta.clear()
    await replica.outbox.clear()
  })

test('reopens an evicted database after an aborted open and counts the lost entries', async () => {
  const { replica, stop } = await createDeviceWithEntry()

  // Dexie closes so when the browser closes the connection.
  replica.close({ disableAutoOpen: false })
  await deleteDatabase(replica.name)
  abortNextOpen()
  await expect(replica.meta.count()).rejects.toThrow('connection was closed')
  await expect
    .poll(() => replica.getMeta('lostEntries').catch(() => 'closed'), { timeout: 5000 })
    .toBe(1)
  stop()
})

test('counts the lost entries of a database that another query reopened without an event', async () => {
  const { device, replica, stop, unsentCount } = await createDeviceWithEntry()

  await clearDatabase(device)
  await expect.poll(() => replica.getMeta('lostEntries')).toBe(1)
  await replica.meta.delete('lostEntries')
  await expect.poll(unsentCount).toBe('0')
  stop()
})

test('a second eviction before the note is dismissed does not forget what the first one lost', async () => {
  const { device, replica, stop, unsentCount } = await createDeviceWithEntry()
  await clearDatabase(device)
  await expect.poll(() => replica.getMeta('lostEntries')).toBe(1)

  // The live query has seen the empty outbox when it has counted another entry.
  await replica.outbox.add(entry())
  await expect.poll(unsentCount).toBe('2')
  await clearDatabase(device)
  await expect.poll(() => replica.getMeta('lostEntries')).toBe(2)
  stop()
})

test.each(['refused', 'silent', 'full'] as const)(
  'a visit from memory after a %s database reports nothing as deleted',
  async (reason) => {
    const device = createDevice()
    const { replica, userId } = device
    localStorage.setItem(unsentCountKey(userId), '2')
    await replica.setMeta('isTemporary', reason)
    const stop = detectEviction(device)
    await expect.poll(() => replica.getMeta('isInitialized')).toBe(true)
    expect(await replica.getMeta('lostEntries')).toBeUndefined()
    stop()
  },
)
