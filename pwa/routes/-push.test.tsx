import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPush } from '#pwa/push/push.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice } from '#testing/pwa/tasker-device.ts'

setUpScreens()

const KEY = 'BKey'
const toBuffer = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    .buffer

/** A browser with push that returns this permission. */
function stubBrowser(
  answer: NotificationPermission,
  permission: NotificationPermission = 'default',
) {
  let subscription: object | null = null
  let count = 0
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${++count}`
      subscription = {
        endpoint,
        options: { applicationServerKey: toBuffer(applicationServerKey) },
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      }
      return subscription
    }),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => {} }),
    delete: async () => true,
    keys: async () => [],
  })
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    language: 'en',
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  })
  return { notification, pushManager }
}

const responses: Record<string, Responder> = {
  'GET /api/push/key': () => [200, { key: KEY }],
  'POST /api/push/subscriptions': () => [201, { message: 'On' }],
  'POST /api/push/unsubscribe': () => [200, { message: 'Off' }],
}
const section = async () =>
  within(await screen.findByRole('region', { name: 'Notifications on this phone' }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('explains what notifications are for, and requests the permission only after a tap', async () => {
  const { notification } = stubBrowser('granted')
  const device = await createTaskerDevice({ responses })
  renderScreen('/settings', device)
  const push = await section()
  expect(push.getByText(/Onise can tell you at once/)).toBeTruthy()
  expect(notification.requestPermission).not.toHaveBeenCalled()
  press('Turn notifications on')
  await push.findByText('Notifications are on for this phone.')
  press('Turn notifications off')
  await push.findByRole('button', { name: 'Turn notifications on' })
  expect(localStorage.length).toBe(0)
})

test.each([
  ['blocked', () => stubBrowser('denied'), /You have blocked notifications/],
  ['closed', () => stubBrowser('default'), /Onise can tell you at once/],
])('shows what to do when the question was %s', async (_, stub, text) => {
  stub()
  renderScreen('/settings', await createTaskerDevice({ responses }))
  const push = await section()
  press('Turn notifications on')
  await waitFor(() => expect(push.queryByText('Turning on…')).toBeNull())
  expect(await push.findByText(text)).toBeTruthy()
})

test('reports when the browser has no push, or only on the home screen', async () => {
  renderScreen('/settings', await createTaskerDevice())
  expect((await section()).getByText(/cannot show notifications/)).toBeTruthy()
})

test('shows that an iPhone needs the app on the home screen', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, language: 'en', standalone: false })
  renderScreen('/settings', await createTaskerDevice())
  expect((await section()).getByText(/only for apps on the home screen/)).toBeTruthy()
})

test('shows that push is turned off at the server', async () => {
  stubBrowser('granted')
  const off: Responder = () => [200, { key: null }]
  const device = await createTaskerDevice({ responses: { ...responses, 'GET /api/push/key': off } })
  renderScreen('/settings', device)
  await section()
  press('Turn notifications on')
  expect(await screen.findByText(/not available at the moment/)).toBeTruthy()
})

test('sends the subscription again for another session, another day and another key, and not otherwise', async () => {
  const { pushManager } = stubBrowser('granted', 'granted')
  let key = KEY
  const device = await createTaskerDevice({
    responses: { ...responses, 'GET /api/push/key': () => [200, { key }] },
  })
  const countSent = () =>
    device.requests.filter(({ call }) => call === 'POST /api/push/subscriptions').length
  localStorage.setItem(`push:${device.userId}`, '{}')
  localStorage.setItem('token', 'a token of the first session')
  let at = 0
  const start = () => keepPush({ ...device, now: () => at })
  await start()
  await start()
  expect(countSent()).toBe(1)
  localStorage.setItem('token', 'a token of the second one')
  await start()
  expect(countSent()).toBe(2)
  at += 25 * 3_600_000
  await start()
  expect(countSent()).toBe(3)
  key = 'BNew'
  await start()
  expect([countSent(), pushManager.subscribe.mock.calls.length]).toEqual([4, 2])
})

const OFFER = 'Do you want to know when somebody answers?'

test('the first visit offers nothing, and a phone whose user waits for an answer does', async () => {
  stubBrowser('granted')
  const first = renderScreen('/client-dashboard', await createClientDevice({ responses }))
  await screen.findByRole('heading', { level: 1 })
  await screen.findByText('No Todo')
  expect(screen.queryByText(OFFER)).toBeNull()
  first.unmount()

  const tasks = (client: UserId) => [taskRow(client)]
  renderScreen('/client-dashboard', await createClientDevice({ responses, tasks }))
  await screen.findByText(OFFER)
  press('Turn notifications on')
  await screen.findByText('Notifications are on for this phone.')
})

test('an offer that was declined does not come back', async () => {
  const { notification } = stubBrowser('granted')
  const device = await createClientDevice({ responses, tasks: (client) => [taskRow(client)] })
  const first = renderScreen('/client-dashboard', device)
  await screen.findByText(OFFER)
  press('Not now')
  await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull())
  first.unmount()
  renderScreen('/client-dashboard', device)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(OFFER)).toBeNull()
  expect(notification.requestPermission).not.toHaveBeenCalled()
})
