import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { saveDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'

afterEach(() => vi.restoreAllMocks())

/** Before the database is opened: Dexie binds the method then. */
async function watchDurability({ replica }: Device) {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await replica.open()
  spy.mockClear()
  return () => spy.mock.calls.map(([, mode, options]) => [mode, options?.durability])
}

test('an entry is on the disk when it is shown as saved', async () => {
  const device = createDevice()
  const read = await watchDurability(device)
  await enqueue(device, applyForTask, {
    taskId: newId('task'),
    _id: newId('proposal'),
    price: '5000',
    description: 'Me.',
    date: '2026-03-09',
  })
  expect(read()).toEqual([['readwrite', 'strict']])
})

test('drafts and metadata are written without waiting for the disk', async () => {
  const device = createDevice()
  const read = await watchDurability(device)
  await device.replica.setMeta('lastPullAt', 1)
  await saveDraft(device.replica, 'apply:x', { text: 'a' })
  for (const [mode, durability] of read())
    if (mode === 'readwrite') expect(durability).not.toBe('strict')
})
