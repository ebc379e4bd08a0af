import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PUSH_CACHE } from './names.ts'
import { endPush, openNotification, readPush, renewPush, shouldShow } from './push.ts'

type Worker = Parameters<typeof endPush>[0]
const ORIGIN = 'https://onise.test'
const data = (payload: unknown) => ({ json: () => payload })

function createWindow(path: string, { focused = false, isControlled = true } = {}) {
  const client = {
    url: ORIGIN + path,
    focused,
    focus: vi.fn(async () => client),
    navigate: vi.fn(async (link: string) => {
      if (!isControlled) throw new TypeError('not controlled')
      client.url = ORIGIN + link
      return client
    }),
  }
  return client
}

function createWorker(windows: readonly object[] = [], pushManager: object = {}) {
  const openWindow = vi.fn(async () => null)
  const clients = { matchAll: async () => windows, openWindow }
  const notification = { close: vi.fn() }
  const registration = { pushManager, getNotifications: async () => [notification] }
  return { worker: { clients, registration } as unknown as Worker, openWindow, notification }
}

const subscriptionOf = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: `auth of ${endpoint}` } }),
})

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('caches', {
    match: async (_: string, { cacheName }: { cacheName: string }) =>
      stored.has(cacheName) ? new Response(stored.get(cacheName)) : undefined,
    open: async (name: string) => ({
      put: async (_: string, response: Response) => void stored.set(name, await response.text()),
    }),
    delete: async (name: string) => stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())
const store = (endpoint: string) =>
  stored.set(PUSH_CACHE, JSON.stringify({ endpoint, auth: `auth of ${endpoint}`, key: 'our key' }))
const storedEndpoint = () => JSON.parse(stored.get(PUSH_CACHE) ?? '{}').endpoint as unknown

test('a message becomes a notification that leads to its page', () => {
  const payload = { title: 'Paid', text: '₦12,000 is yours.', link: '/wallet', tag: 'a' }
  expect(readPush(data(payload))).toMatchObject({
    title: 'Paid',
    options: { body: '₦12,000 is yours.', tag: 'a', data: { link: '/wallet' }, lang: 'en-NG' },
  })
})

test('a message in another language is shown as that', () => {
  const payload = { title: 'You don collect', text: '', link: '/wallet', tag: 'a', lang: 'pcm' }
  expect(readPush(data(payload))).toMatchObject({
    title: 'You don collect',
    options: { lang: 'pcm' },
  })
})

test.each([
  ['nothing', null],
  ['no object', data('text')],
  [
    'no JSON',
    {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  ],
])('a message with %s still shows something', (_, message) => {
  expect(readPush(message)).toMatchObject({ title: 'Onise', options: { data: { link: '/' } } })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 7])(
  'the link %o is not followed',
  async (link) => {
    expect(readPush(data({ title: 'Paid', link })).options.data.link).toBe('/')
    const { worker, openWindow } = createWorker()
    await openNotification(worker, { link })
    expect(openWindow).toHaveBeenCalledWith('/')
  },
)

test('nothing is shown about the page that the user is looking at', async () => {
  const { worker } = createWorker([createWindow('/chat/a', { focused: true }), createWindow('/b')])
  expect(await shouldShow(worker, '/chat/a')).toBe(false)
  expect(await shouldShow(worker, '/b')).toBe(true)
})

test('a tap focuses the window that has the page', async () => {
  const [other, there] = [createWindow('/all-task'), createWindow('/wallet')]
  const { worker, openWindow } = createWorker([other, there])
  await openNotification(worker, { link: '/wallet' })
  expect(there.focus).toHaveBeenCalledOnce()
  expect(other.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a tap shows the page in an open window, or in a new one', async () => {
  const open = createWindow('/all-task')
  await openNotification(createWorker([open]).worker, { link: '/wallet' })
  expect([open.url, open.focus.mock.calls.length]).toEqual([`${ORIGIN}/wallet`, 1])
  for (const windows of [[], [createWindow('/', { isControlled: false })]]) {
    const { worker, openWindow } = createWorker(windows)
    await openNotification(worker, { link: '/wallet' })
    expect(openWindow).toHaveBeenCalledWith('/wallet')
  }
})

test('a subscription that the browser has replaced is replaced at the server', async () => {
  store('old')
  const send = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', send)
  const { worker } = createWorker()
  await renewPush(worker, null, subscriptionOf('new') as never)
  expect(send).toHaveBeenCalledWith(
    '/api/push/subscriptions',
    expect.objectContaining({
      method: 'PUT',
      body: JSON.stringify({
        oldEndpoint: 'old',
        oldAuth: 'auth of old',
        endpoint: 'new',
        p256dh: 'key of new',
        auth: 'auth of new',
      }),
    }),
  )
  expect(storedEndpoint()).toBe('new')
})

test('a subscription that the browser has ended is renewed under our key, and stored for later when the server is not reached', async () => {
  store('old')
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  const subscribe = vi.fn(async () => subscriptionOf('new'))
  const { worker } = createWorker([], { subscribe })
  await renewPush(worker, subscriptionOf('old') as never, null)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'our key' })
  expect(storedEndpoint()).toBe('old')
})

test('a phone without a subscription shows no notification', async () => {
  const subscribe = vi.fn()
  await renewPush(createWorker([], { subscribe }).worker, null, null)
  expect(subscribe).not.toHaveBeenCalled()
})

test('a log-out ends the subscription and closes the notifications that are shown', async () => {
  store('old')
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  const { worker, notification } = createWorker([], pushManager)
  await endPush(worker)
  expect([unsubscribe.mock.calls.length, stored.size]).toEqual([1, 0])
  expect(notification.close).toHaveBeenCalledOnce()
})
