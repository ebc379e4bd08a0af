import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { enqueue } from '#pwa/outbox/queue.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import { nextDueAt } from '#pwa/outbox/schedule.ts'
import { updateProfile } from '#schema/contract/accounts.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice, deleteDevice } from '#testing/pwa/device.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import { openTask } from '#testing/pwa/tasker-device.ts'
import { push } from './push.ts'

const editProfile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  describe: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  optimistic: () => {},
})
const random = () => 0.5

test('an entry behind another in its lane is due no sooner than that one', async () => {
  const device = createDevice({ queueables: [editProfile] })
  expect(await nextDueAt(device)).toBe(null)
  await enqueue(device, editProfile, { location: 'Yaba' })
  expect(await push(device, { random })).toBe('noResponse')
  await enqueue(device, editProfile, { location: 'Ikeja' })

  expect(await nextDueAt(device)).toBe(TEST_NOW + 1000)
  await deleteDevice(device)
})

const success = () =>
  new Response('{"message":"ok","seq":1}', { headers: { 'content-type': 'application/json' } })
const unavailable = () =>
  new Response('{"error":"Busy","code":"unavailable"}', {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': '30' },
  })
const YEAR_MS = 365 * 24 * 3_600_000

test('sends an entry that was scheduled while the clock was a year ahead once the clock is right', async () => {
  let now = TEST_NOW + YEAR_MS
  let isUnavailable = true
  const device = createDevice({
    queueables: [editProfile],
    now: () => now,
    transport: () => (isUnavailable ? unavailable() : success()),
  })
  await enqueue(device, editProfile, { location: 'Yaba' })
  await push(device, { random })
  isUnavailable = false
  expect(await nextDueAt(device)).toBe(now + 30_000)
  await push(device, { random })
  expect(await device.replica.outbox.toArray()).toMatchObject([{ state: 'queued', attempts: 1 }])

  now = TEST_NOW
  expect(await nextDueAt(device)).toBeLessThanOrEqual(now)
  await push(device, { random })
  expect(await device.replica.outbox.toArray()).toMatchObject([{ state: 'sent' }])
  await deleteDevice(device)
})

test('frees space on a full phone to mark an entry as sending', async () => {
  const device = createDevice({ queueables: [editProfile], transport: success })
  const { replica } = device
  await replica.browsed.put(openTask())
  await enqueue(device, editProfile, { location: 'Yaba' })
  let isFull = true
  fillDisk(replica, (table, { type }) => {
    if (table === 'browsed' && type === 'deleteRange') isFull = false
    return table === 'outbox' && isFull
  })
  await push(device, { random })
  expect(await replica.outbox.toArray()).toMatchObject([{ state: 'sent' }])
  expect(await replica.browsed.count()).toBe(0)
  await deleteDevice(device)
})
