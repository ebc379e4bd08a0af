// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { say } from '#pwa/replica/outbox.ts'
import { write } from '#pwa/replica/write.ts'
import { fillDisk } from '#pwa/test/full-disk.ts'
import { forgetPhone, newPhone, NOON } from '#pwa/test/phone.ts'
import { openTask } from '#pwa/test/tasker-phone.ts'
import { delayAfter } from './backoff.ts'
import { nextDueAt, push } from './push.ts'

const rename = write(updateProfile, {
  lane: () => 'profile',
  ref: () => 'me',
  what: () => 'Profile',
  form: (input) => ({ draft: 'profile', path: '/update-profile', fields: input }),
  here: () => {},
})

test('SYNC 1: what waits behind another in its lane is due no sooner than that one', async () => {
  const phone = newPhone({ writes: [rename] })
  expect(await nextDueAt(phone)).toBe(null)
  await say(phone, rename, { location: 'Yaba' })
  expect(await push(phone, { random: () => 0.5 })).toBe('silence')
  await say(phone, rename, { location: 'Ikeja' })

  expect(await nextDueAt(phone)).toBe(NOON + 1000)
  await forgetPhone(phone)
})

const done = () =>
  new Response('{"message":"ok","seq":1}', { headers: { 'content-type': 'application/json' } })
const wait = () =>
  new Response('{"error":"Busy","code":"unavailable"}', {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': '30' },
  })
const YEAR = 365 * 24 * 3_600_000

test('SYNC 1: what waits by a clock that was a year ahead is sent once the clock is right', async () => {
  let clock = NOON + YEAR
  let isBusy = true
  const phone = newPhone({
    writes: [rename],
    now: () => clock,
    transport: () => (isBusy ? wait() : done()),
  })
  await say(phone, rename, { location: 'Yaba' })
  await push(phone, { random: () => 0.5 })
  isBusy = false
  expect(await nextDueAt(phone)).toBe(clock + 30_000)
  // Not even a person's haste goes before the server's own wish; but that was for half a minute, not for a year.
  await push(phone, { random: () => 0.5, impatient: true })
  expect(await phone.replica.outbox.toArray()).toMatchObject([{ state: 'queued', attempts: 1 }])

  clock = NOON
  expect(await nextDueAt(phone)).toBeLessThanOrEqual(clock)
  await push(phone, { random: () => 0.5 })
  expect(await phone.replica.outbox.toArray()).toMatchObject([{ state: 'acked' }])
  await forgetPhone(phone)
})

test('SYNC 1: no wish for patience makes anything wait for more than an hour', () => {
  expect(delayAfter(1, () => 0, 7 * 24 * 3600)).toBe(3_600_000)
})

test('SYNC 1, local quota: on a full phone what can be had again makes room for what wants to go out', async () => {
  const phone = newPhone({ writes: [rename], transport: done })
  const { replica } = phone
  await replica.seen.put(openTask())
  await say(phone, rename, { location: 'Yaba' })
  let isFull = true
  fillDisk(replica, (table, { type }) => {
    if (table === 'seen' && type === 'deleteRange') isFull = false
    return table === 'outbox' && isFull
  })
  await push(phone, { random: () => 0.5 })
  expect(await replica.outbox.toArray()).toMatchObject([{ state: 'acked' }])
  expect(await replica.seen.count()).toBe(0)
  await forgetPhone(phone)
})
