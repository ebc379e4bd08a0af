// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { say } from '#pwa/replica/outbox.ts'
import { write } from '#pwa/replica/write.ts'
import { forgetPhone, newPhone, NOON } from '#pwa/test/phone.ts'
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
