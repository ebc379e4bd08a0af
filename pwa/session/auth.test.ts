import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { createCall } from '#pwa/api/call.ts'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { readDraft } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { Replica } from '#pwa/replica/database.ts'
import { logIn } from '#pwa/session/log-in.ts'
import { logOut } from '#pwa/session/log-out.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { readReconciliation } from '#schema/contract/reconciliation.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import type { UserType } from '#schema/domain/user.ts'
import { createMemoryStorage, ORIGIN, unsignedToken } from '#testing/pwa/device.ts'
import { createAuth } from './auth.ts'

const createUser = (userType: UserType, fields: object = {}) => ({
  _id: newId('user'),
  userType,
  username: 'Ada',
  email: 'ada@home.test',
  profilePicture: null,
  jobTitle: '',
  profileDescription: '',
  location: '',
  skillsets: [] as string[],
  isVerified: false,
  trade: null,
  createdAt: '2026-03-04T09:00:00.000Z',
  ...fields,
})

function setup() {
  const store = createMemoryStorage()
  const calls: string[] = []
  const bearers: (string | null)[] = []
  let user = createUser('tasker')
  const transport = (request: Request) => {
    const path = new URL(request.url).pathname
    calls.push(path)
    bearers.push(request.headers.get('authorization'))
    const body = path.endsWith('login')
      ? {
          token: unsignedToken(user._id),
          message: 'You are logged in.',
          user,
          phoneKeys: ['5a'.repeat(32)],
        }
      : { message: 'ok' }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
  const stop = vi.fn()
  const auth = createAuth({
    store,
    callWith: (token) => createCall(transport, ORIGIN, token),
    queueables: [applyForTask],
    now: () => 1,
    openReplica: (userId) => new Replica(userId),
    start: () => ({ requestSync: () => {}, stop }),
  })
  const login = (as: ReturnType<typeof createUser>) => {
    user = as
    return logIn(auth, { email: as.email, password: 'x' })
  }
  const signedInSession = () => {
    const session = auth.getSession()
    if (!session) throw new Error('no user is signed in')
    return session
  }
  return { auth, store, calls, bearers, stop, login, signedInSession }
}
const proposal = () => ({
  taskId: newId('task'),
  _id: newId('proposal'),
  price: '5000',
  description: 'Me.',
  date: '2026-03-09',
})

test.each([
  ['client', {}, '/client-dashboard'],
  ['admin', {}, '/admin-dashboard'],
  ['tasker', {}, '/interest'],
  ['tasker', { skillsets: ['Pastries'] }, '/update-profile'],
  ['tasker', { skillsets: ['Pastries'], profileDescription: 'I bake.' }, '/dashboard'],
] as const)('after logging in, a %s with %o starts on %s', async (userType, fields, to) => {
  const { login } = setup()
  expect(await login(createUser(userType, fields))).toEqual({ message: 'You are logged in.', to })
})

test('writes adminToken for administrators only, and deletes both tokens on every sign-out', async () => {
  const { auth, store, login } = setup()
  await login(createUser('admin'))
  expect(store.getItem('adminToken')).toBe(store.getItem('token'))
  await logOut(auth, 'keep')
  expect([store.getItem('token'), store.getItem('adminToken')]).toEqual([null, null])

  store.setItem('adminToken', 'from an earlier session')
  await login(createUser('client'))
  expect(store.getItem('adminToken')).toBeNull()
})

test('calls of administrators carry adminToken, and all others the token', async () => {
  const { store, bearers, login, signedInSession } = setup()
  const admin = createUser('admin')
  await login(admin)
  const adminToken = unsignedToken(admin._id).replace(/x$/, 'admin')
  store.setItem('adminToken', adminToken)
  await signedInSession().call(readReconciliation, {})
  await signedInSession().call(readDashboard, {})
  expect(bearers.slice(-2)).toEqual([
    `Bearer ${adminToken}`,
    `Bearer ${String(store.getItem('token'))}`,
  ])
})

test('logging out ends the session on the server too and stops what runs for the user', async () => {
  const { auth, calls, stop, login } = setup()
  await login(createUser('client'))
  await logOut(auth, 'keep')
  expect(calls).toContain('/api/user/logout')
  expect(stop).toHaveBeenCalledTimes(1)
  expect(auth.getSession()).toBeNull()
})

test('each user of a shared phone has a database of their own, which is there at the next log-in', async () => {
  const { auth, login, signedInSession } = setup()
  const [ada, bola] = [createUser('tasker'), createUser('tasker')]
  const countEntries = () => signedInSession().replica.outbox.count()
  await login(ada)
  await enqueue(signedInSession(), applyForTask, proposal())
  await logOut(auth, 'keep')
  await login(bola)
  expect(await countEntries()).toBe(0)
  await logOut(auth, 'keep')
  await login(ada)
  expect(await countEntries()).toBe(1)
  await logOut(auth, 'discard')
  await login(ada)
  expect(await countEntries()).toBe(0)
})

test('a sign-in of another user in another tab closes this user’s session', async () => {
  const { auth, store, login } = setup()
  const ada = createUser('tasker')
  await login(ada)
  const first = auth.getSession()
  const other: UserId = newId('user')
  store.setItem('token', unsignedToken(other))
  auth.onStorageEvent('token')
  expect(auth.getSession()?.userId).toBe(other)
  expect(first?.userId).toBe(ada._id)
  store.removeItem('token')
  auth.onStorageEvent('token')
  expect(auth.getSession()).toBeNull()
})

test('opens the session from the stored token without a network, and none from an invalid token', () => {
  const { auth, store } = setup()
  const userId = newId('user')
  store.setItem('token', unsignedToken(userId))
  auth.boot()
  expect(auth.getSession()?.userId).toBe(userId)
  store.setItem('token', 'nonsense')
  auth.boot()
  expect(auth.getSession()).toBeNull()
})

test('enqueuing a draft deletes it in the same transaction', async () => {
  const { login, signedInSession } = setup()
  await login(createUser('tasker'))
  const session = signedInSession()
  const input = proposal()
  const draft = `apply:${input.taskId}`
  await session.replica.drafts.put({
    key: draft,
    fields: {},
    entryKey: null,
    isTouched: true,
  })
  await enqueue(session, applyForTask, input, { draft })
  expect(await readDraft(session.replica, draft)).toBeNull()
})
