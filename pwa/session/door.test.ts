// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId, type UserId } from '#schema/domain/ids.ts'
import type { UserType } from '#schema/domain/person.ts'
import { callVia } from '#pwa/api/call.ts'
import { readDraft } from '#pwa/replica/drafts.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { say } from '#pwa/replica/outbox.ts'
import { HOME, newStore, tokenNaming } from '#pwa/test/phone.ts'
import { isOnPurpose, watchArrivals } from './arrival.ts'
import { createDoor } from './door.ts'

const person = (userType: UserType, more: object = {}) => ({
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
  ...more,
})

function newDoor() {
  const store = newStore()
  const calls: string[] = []
  let user = person('tasker')
  const transport = (request: Request) => {
    const path = new URL(request.url).pathname
    calls.push(path)
    const body = path.endsWith('login')
      ? { token: tokenNaming(user._id), message: 'Welcome back.', user }
      : { message: 'ok' }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
  const stop = vi.fn()
  const door = createDoor({
    store,
    callWith: (token) => callVia(transport, HOME, token),
    writes: [applyForTask],
    now: () => 1,
    start: () => ({ kick: () => {}, stop }),
  })
  const enter = (as: ReturnType<typeof person>) => {
    user = as
    return door.login({ email: as.email, password: 'x' })
  }
  return { door, store, calls, stop, enter }
}
const offer = () => ({
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
] as const)('SPEC 2: after logging in a %s with %o lands on %s', async (userType, more, to) => {
  const { enter } = newDoor()
  expect(await enter(person(userType, more))).toEqual({ message: 'Welcome back.', to })
})

test('F12: adminToken is written for an administrator alone, and every way out clears both', async () => {
  const { door, store, enter } = newDoor()
  await enter(person('admin'))
  expect(store.getItem('adminToken')).toBe(store.getItem('token'))
  await door.logout('keep')
  expect([store.getItem('token'), store.getItem('adminToken')]).toEqual([null, null])

  store.setItem('adminToken', 'left behind')
  await enter(person('client'))
  expect(store.getItem('adminToken')).toBeNull()
})

test('R3: whoever leaves is signed out on the server too, and what runs for them stops', async () => {
  const { door, calls, stop, enter } = newDoor()
  await enter(person('client'))
  await door.logout('keep')
  expect(calls).toContain('/api/user/logout')
  expect(stop).toHaveBeenCalledTimes(1)
  expect(door.read()).toBeNull()
})

test('F13: the log-in page signs out only somebody who can be seen to have come there', async () => {
  const { door, store, enter } = newDoor()
  await enter(person('client'))
  for (const arrival of ['unseen', 'reloaded', 'back'] as const) door.clearForLogin(arrival)
  expect(store.getItem('token')).not.toBeNull()
  door.clearForLogin('tapped')
  expect(store.getItem('token')).toBeNull()
})

test('F13: a prerendered page is unseen, however it was come to', () => {
  const history = { subscribe: () => () => {} }
  const seen = watchArrivals(history, { visibilityState: 'visible' })
  expect(isOnPurpose(seen.read())).toBe(true)
  expect(watchArrivals(history, { visibilityState: 'hidden' }).read()).toBe('unseen')
  expect(watchArrivals(history, { visibilityState: 'visible', prerendering: true }).read()).toBe(
    'unseen',
  )
})

test('F12: on a shared phone each person has a memory of their own, and finds it again', async () => {
  const { door, enter } = newDoor()
  const [ada, bola] = [person('tasker'), person('tasker')]
  await enter(ada)
  const first = door.read()
  if (!first) throw new Error('nobody')
  await say(first, applyForTask, offer())
  await door.logout('keep')
  await enter(bola)
  expect(await door.read()?.replica.outbox.count()).toBe(0)
  await door.logout('keep')
  await enter(ada)
  expect(await door.read()?.replica.outbox.count()).toBe(1)
  await door.logout('discard')
  await enter(ada)
  expect(await door.read()?.replica.outbox.count()).toBe(0)
})

test('another person let in by another tab never speaks with this one’s outbox', async () => {
  const { door, store, enter } = newDoor()
  const ada = person('tasker')
  await enter(ada)
  const first = door.read()
  const other: UserId = newId('user')
  store.setItem('token', tokenNaming(other))
  door.heardStorage('token')
  expect(door.read()?.me).toBe(other)
  expect(first?.me).toBe(ada._id)
  store.removeItem('token')
  door.heardStorage('token')
  expect(door.read()).toBeNull()
})

test('the app opens from its token alone, without a signal; a token that names nobody opens nothing', () => {
  const { door, store } = newDoor()
  const me = newId('user')
  store.setItem('token', tokenNaming(me))
  door.boot()
  expect(door.read()?.me).toBe(me)
  store.setItem('token', 'nonsense')
  door.boot()
  expect(door.read()).toBeNull()
})

test('saying a draft clears it in the same breath, and never brings it back', async () => {
  const { door, enter } = newDoor()
  await enter(person('tasker'))
  const session = door.read()
  if (!session) throw new Error('nobody')
  const said = offer()
  const draft = `apply:${said.taskId}`
  await session.replica.drafts.put({
    key: draft,
    fields: {},
    from: null,
    isTouched: true,
    savedAt: 1,
  })
  await say(session, applyForTask, said, { clears: draft })
  expect(await readDraft(session.replica, draft)).toBeNull()
})
