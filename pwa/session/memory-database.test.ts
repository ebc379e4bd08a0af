import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { userRow } from '#testing/pwa/rows.ts'
import { logIn } from './log-in.ts'
import { useMemoryDatabase } from './memory-database.ts'

const moveToMemory = async () => useMemoryDatabase()
const original = { ...Dexie.dependencies }
const addonCount = Dexie.addons.length
beforeEach(() => {
  const open = () => {
    throw new DOMException('The user denied permission to access the database.', 'UnknownError')
  }
  Object.assign(Dexie.dependencies, { indexedDB: { open, deleteDatabase: open } })
})
afterEach(() => {
  Object.assign(Dexie.dependencies, original)
  Dexie.addons.length = addonCount
})

test('a browser that refuses IndexedDB runs a stored session from memory, and notifies the user', async () => {
  const { auth } = createDevice({ moveToMemory })
  await auth.session?.loadReplica()
  expect(await auth.session?.replica.getMeta('isTemporary')).toBe(true)
  await auth.session?.replica.drafts.put({
    key: 'apply:x',
    fields: {},
    entryKey: null,
    isTouched: true,
  })
  expect(await auth.session?.replica.drafts.count()).toBe(1)
})

test('a log-in in such a browser succeeds', async () => {
  const user = userRow({ _id: newId('user') })
  const { auth } = createDevice({
    moveToMemory,
    transport: () =>
      Response.json({ token: unsignedToken(user._id), message: 'hi', user, phoneKeys: [] }),
  })
  await logIn(auth, { email: user.email, password: 'x' })
  expect(auth.session?.userId).toBe(user._id)
  expect(await auth.session?.replica.getMeta('isTemporary')).toBe(true)
})
