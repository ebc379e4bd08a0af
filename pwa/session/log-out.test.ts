import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { readDraft, saveDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import { unsentCountKey } from '#pwa/replica/unsent-count.ts'
import { STORED_LIST_CACHE, TASK_IMAGES_CACHE } from '#pwa/service-worker/names.ts'
import { logIn } from '#pwa/session/log-in.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { forgetSignedOutUsers } from '#pwa/startup/when-visible.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createDevice, unsignedToken } from '#testing/pwa/device.ts'
import { meRow, taskRow, userRow } from '#testing/pwa/rows.ts'

afterEach(() => vi.unstubAllGlobals())

const KEY = '5a'.repeat(32)
const SECRET_TEXT = 'My own tester and nine years of taps'
const SECRETS = [SECRET_TEXT, 'ada-secret@home.test', 'Secret street 7', '58000']

/** A phone with one user's rows, who logs in with keys that the test chooses. */
async function setUp() {
  const user = userRow({ userType: 'tasker', email: 'ada-secret@home.test' })
  let phoneKeys = [KEY]
  let nextUser: OwnUser = user
  const device = createDevice({
    userId: user._id,
    transport: ({ url }) =>
      Response.json(
        url.endsWith('login')
          ? { token: unsignedToken(nextUser._id), message: 'hi', user: nextUser, phoneKeys }
          : { message: 'ok' },
      ),
  })
  const { auth, store } = device
  const signIn = async (as = user, keys = [KEY]) => {
    phoneKeys = keys
    nextUser = as
    await logIn(auth, { email: as.email, password: 'x' })
    if (!auth.session) throw new Error('no user is signed in')
    return auth.session
  }
  const session = await signIn()
  const task = taskRow(newId('user'), { address: 'Secret street 7' })
  await session.replica.me.put(meRow(user, { balance: naira(58_000) }))
  await session.replica.tasks.put(task)
  await session.replica.setMeta('cursor', '7.x')
  return { user, auth, store, signIn, session, task }
}

const propose = (session: Awaited<ReturnType<typeof setUp>>['session']) =>
  enqueue(session, applyForTask, {
    taskId: newId('task'),
    _id: newId('proposal'),
    price: '5000',
    description: SECRET_TEXT,
    date: '2026-03-09',
  })

/** Everything in a database of this origin as text, bytes included. */
async function dump(name: string): Promise<string> {
  const database = await new Dexie(name).open()
  const rows = await Promise.all(database.tables.map((table) => table.toArray()))
  database.close()
  return JSON.stringify(rows, (_, value: unknown) => {
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
    return value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  })
}
const exists = async (name: string) => (await Dexie.getDatabaseNames()).includes(name)

test('after a log-out with nothing unsent no database of the user is left', async () => {
  const { user, auth, store } = await setUp()
  store.setItem(unsentCountKey(user._id), '0')
  await logOut(auth, 'keep')
  expect(await exists(databaseName(user._id))).toBe(false)
  expect(store.getItem(unsentCountKey(user._id))).toBeNull()
})

test('after "discard" no database is left, whatever was unsent', async () => {
  const { user, auth, session } = await setUp()
  await propose(session)
  await logOut(auth, 'discard')
  expect(await exists(databaseName(user._id))).toBe(false)
})

test('what is kept is unreadable, also with a token that names the user', async () => {
  const { user, auth, store, session } = await setUp()
  await propose(session)
  const file = new File([SECRET_TEXT], 'ada-secret@home.test.jpg', { type: 'image/jpeg' })
  await saveDraft(session.replica, 'apply:x', { text: SECRET_TEXT, file })
  expect(await dump(databaseName(user._id))).toContain(SECRET_TEXT)
  await logOut(auth, 'keep')
  const left = await dump(databaseName(user._id))
  for (const secret of SECRETS) expect(left).not.toContain(secret)
  expect(left).not.toContain('cursor')

  store.setItem('token', unsignedToken(user._id))
  auth.boot()
  expect(await auth.session?.replica.outbox.count()).toBe(0)
  expect(await auth.session?.replica.me.count()).toBe(0)
})

test('a log-in restores entries in their order, with drafts, files and open payments', async () => {
  const { auth, session, signIn } = await setUp()
  const keys = [await propose(session), await propose(session), await propose(session)]
  const file = new File(['a picture'], 'tap.jpg', { type: 'image/jpeg' })
  await saveDraft(session.replica, 'apply:x', { text: SECRET_TEXT, file })
  await session.replica.setMeta('pendingWithdrawal', { input: '{}', key: 'same-key' })
  await logOut(auth, 'keep')
  const { replica } = await signIn()
  const entries = await replica.outbox.orderBy('position').toArray()
  expect(entries.map(({ key }) => key)).toEqual(keys)
  expect(entries.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued'])
  const draft = await readDraft(replica, 'apply:x')
  expect(draft).toMatchObject({ text: SECRET_TEXT })
  const restored = draft?.['file'] as File
  expect([restored.name, restored.type, await restored.text()]).toEqual([
    'tap.jpg',
    'image/jpeg',
    'a picture',
  ])
  expect(await replica.getMeta('pendingWithdrawal')).toEqual({ input: '{}', key: 'same-key' })
  expect(await replica.getMeta('retained')).toBeUndefined()
})

test('an older key of the server still opens it; without the right one the loss is counted', async () => {
  const { auth, session, signIn } = await setUp()
  await propose(session)
  await logOut(auth, 'keep')
  const second = await signIn(undefined, ['6b'.repeat(32), KEY])
  expect(await second.replica.outbox.count()).toBe(1)
  await logOut(auth, 'keep')
  const third = await signIn(undefined, [KEY])
  expect(await third.replica.outbox.count()).toBe(0)
  expect(await third.replica.getMeta('lostEntries')).toBe(1)
})

test('a log-in of another user forgets the one before, and both find their entries again', async () => {
  const { user, session, signIn } = await setUp()
  await propose(session)
  const bola = userRow({ userType: 'tasker', email: 'bola@home.test' })
  const bolas = await signIn(bola)
  expect(await bolas.replica.outbox.count()).toBe(0)
  const left = await dump(databaseName(user._id))
  for (const secret of SECRETS) expect(left).not.toContain(secret)
  const again = await signIn(user)
  expect(await again.replica.outbox.count()).toBe(1)
})

test('a tab that still runs cannot write after the log-out', async () => {
  const { user, auth, session } = await setUp()
  await logOut(auth, 'keep')
  await expect(session.replica.setMeta('loginUser', user)).rejects.toThrow(/closed/i)
  expect(await exists(databaseName(user._id))).toBe(false)
})

test('a start finishes a log-out that was interrupted, and spares the signed-in user', async () => {
  const { user, auth, store, session, signIn } = await setUp()
  await propose(session)
  const bola = userRow({ userType: 'tasker' })
  // The token was deleted, and then the phone lost power.
  auth.closeSession()
  store.removeItem('token')
  await signIn(bola)
  await forgetSignedOutUsers(auth)
  await forgetSignedOutUsers(auth)
  const left = await dump(databaseName(user._id))
  for (const secret of SECRETS) expect(left).not.toContain(secret)
  expect(await auth.session?.replica.getMeta('loginUser')).toMatchObject({ _id: bola._id })
  expect(await (await signIn(user)).replica.outbox.count()).toBe(1)
})

test('a start deletes the task pictures of signed-out users only', async () => {
  const { auth, store, user, signIn } = await setUp()
  const bola = userRow({ userType: 'tasker' })
  auth.closeSession()
  store.removeItem('token')
  await signIn(bola)
  const names = new Set([TASK_IMAGES_CACHE + user._id, TASK_IMAGES_CACHE + bola._id])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  await forgetSignedOutUsers(auth)
  expect([...names]).toEqual([TASK_IMAGES_CACHE + bola._id])
})

test('the list of the last look is deleted by a log-out, a log-in, and a start without a user', async () => {
  const { auth, signIn } = await setUp()
  const names = new Set<string>()
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  const isLeftBy = async (step: () => Promise<unknown>) => {
    names.add(STORED_LIST_CACHE)
    await step()
    return names.has(STORED_LIST_CACHE)
  }
  expect(await isLeftBy(() => forgetSignedOutUsers(auth))).toBe(true)
  expect(await isLeftBy(() => signIn(userRow({ userType: 'tasker' })))).toBe(false)
  expect(await isLeftBy(() => logOut(auth, 'keep'))).toBe(false)
  expect(await isLeftBy(() => forgetSignedOutUsers(auth))).toBe(false)
})
