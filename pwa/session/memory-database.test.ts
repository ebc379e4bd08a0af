import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { hideRefusedDatabase } from '#pwa/ui/browser/polyfills.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { userRow } from '#testing/pwa/rows.ts'
import { logIn } from './log-in.ts'
import { useMemoryDatabase, type MemoryReason } from './memory-database.ts'

const moveToMemory = async (reason: MemoryReason) => useMemoryDatabase(reason)
const original = { ...Dexie.dependencies }
const addonCount = Dexie.addons.length
const useDatabase = (open: () => unknown) =>
  Object.assign(Dexie.dependencies, { indexedDB: { open, deleteDatabase: open } })
const refuse = () => {
  throw new DOMException('The user denied permission to access the database.', 'UnknownError')
}
const fail = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const phoneOf = (user: OwnUser, move = moveToMemory) =>
  createDevice({
    moveToMemory: move,
    transport: () =>
      Response.json({ token: unsignedToken(user._id), message: 'hi', user, phoneKeys: [] }),
  })

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(Dexie.dependencies, original)
  Dexie.addons.length = addonCount
})

test('a browser that refuses IndexedDB runs a stored session from memory, and notifies the user', async () => {
  useDatabase(refuse)
  const { auth } = createDevice({ moveToMemory })
  await auth.session?.loadReplica()
  expect(await auth.session?.replica.getMeta('isTemporary')).toBe('refused')
  await auth.session?.replica.drafts.put({
    key: 'apply:x',
    fields: {},
    entryKey: null,
    isTouched: true,
  })
  expect(await auth.session?.replica.drafts.count()).toBe(1)
})

test('a browser that throws when the database is looked at runs a session and a log-in from memory', async () => {
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {}
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: refuse })
  try {
    hideRefusedDatabase()
    // What Dexie has found in such a browser.
    Object.assign(Dexie.dependencies, { indexedDB: null, IDBKeyRange: null })
    const user = userRow({ _id: newId('user') })
    const { auth } = phoneOf(user)
    await logIn(auth, { email: user.email, password: 'x' })
    expect(await auth.session?.replica.getMeta('isTemporary')).toBe('refused')
    expect((await auth.session?.replica.getMeta('loginUser'))?._id).toBe(user._id)
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', browser)
  }
})

test('so does a browser whose database does not answer', async () => {
  useDatabase(() => ({}))
  const { auth } = createDevice({ moveToMemory, openTimeoutMs: 1 })
  await auth.session?.loadReplica()
  expect(await auth.session?.replica.getMeta('isTemporary')).toBe('silent')
  expect(await auth.session?.replica.drafts.count()).toBe(0)
})

test('a log-in in a browser that refuses IndexedDB succeeds', async () => {
  useDatabase(refuse)
  const user = userRow({ _id: newId('user') })
  const { auth } = phoneOf(user)
  await logIn(auth, { email: user.email, password: 'x' })
  expect(auth.session?.userId).toBe(user._id)
  expect(await auth.session?.replica.getMeta('isTemporary')).toBe('refused')
})

test('a log-in on a full phone succeeds for this visit, also of the user who is signed in', async () => {
  for (const isSignedIn of [false, true]) {
    const user = userRow({ _id: newId('user') })
    const { auth } = phoneOf(user, async (reason) => {
      // Memory has room.
      vi.restoreAllMocks()
      useMemoryDatabase(reason)
    })
    if (isSignedIn) await logIn(auth, { email: user.email, password: 'x' })
    for (const method of ['put', 'add', 'delete', 'clear'] as const)
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(fail)
    await logIn(auth, { email: user.email, password: 'x' })
    expect(auth.session?.userId).toBe(user._id)
    expect(await auth.session?.replica.getMeta('isTemporary')).toBe('full')
    expect((await auth.session?.replica.getMeta('loginUser'))?._id).toBe(user._id)
    Object.assign(Dexie.dependencies, original)
    Dexie.addons.length = addonCount
  }
})
