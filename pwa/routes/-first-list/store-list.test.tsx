import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { readListAge } from '#pwa/features/tasks/list/open-tasks.ts'
import { useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import { STORED_LIST_CACHE, STORED_LIST_ENTRY } from '#pwa/service-worker/names.ts'
import { withStoredList } from '#pwa/service-worker/stored-list.ts'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { comparable } from '#testing/pwa/comparable-markup.ts'
import { unsignedToken } from '#testing/pwa/device.ts'
import { openDocument } from '#testing/pwa/first-screen-page.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'
import { storeList, watchList } from './store-list.tsx'

setUpScreens()

/** The used part of the browser's CacheStorage, which jsdom and Node lack. */
function createMemoryCaches() {
  const caches = new Map<string, Map<string, Response>>()
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, cache)
      return {
        match: async (url: string) => cache.get(url)?.clone(),
        put: async (url: string, response: Response) => void cache.set(url, response),
      }
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  }
}

let caches: ReturnType<typeof createMemoryCaches>
beforeEach(() => {
  useVisit.setState(useVisit.getInitialState())
  caches = createMemoryCaches()
  vi.stubGlobal('caches', caches)
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.drawnList = undefined
  document.body.replaceChildren()
})

const PAGE = '<body><main></main><script data-list="/all-task"></script></body>'
const HOSTILE = '"><script>alert(1)</script></template><img src=x onerror=alert(1)> & \u00a0'

const readStored = async () => {
  const cache = await caches.open(STORED_LIST_CACHE)
  return (await cache.match(STORED_LIST_ENTRY))?.text()
}
/** What the service worker inserts before the script. */
const readInserted = async () => {
  const page = await (await withStoredList(new Response(PAGE))).text()
  return page.slice(page.indexOf('</main>') + '</main>'.length, page.indexOf('<script data-list='))
}

async function openList() {
  const task = openTask({ title: HOSTILE, description: HOSTILE, taskImage: '/picture.webp' })
  const tasks = [task, openTask({ createdAt: '2026-03-03T08:00:00.000Z' })]
  const device = await createTaskerDevice({
    user: { username: HOSTILE },
    browsed: tasks,
    responses: { 'GET /api/user/all-tasks': () => [200, { tasks, nextCursor: null }] },
    proposals: [proposalRow(task)],
  })
  const token = device.token() ?? ''
  await openDocument({ token })
  const { container } = renderScreen('/all-task', device)
  await screen.findByText('Sent')
  await waitFor(() => expect(container.querySelectorAll('.card')).toHaveLength(2))
  // Their code is loaded with the first card.
  await waitFor(() => expect(container.querySelectorAll('.save-button')).toHaveLength(2))
  await waitFor(async () => expect(await readListAge(device)).toBe(TEST_NOW))
  return { device, token, container }
}

async function openAndStore() {
  const opened = await openList()
  await act(() => storeList(opened.device))
  return { ...opened, shown: comparable(opened.container), stored: await readInserted() }
}

describe('the list of the last look', () => {
  test('is inserted into the next document and shown as the app showed it', async () => {
    const { token, shown, stored } = await openAndStore()
    const root = await openDocument({ token, stored })
    const titles = [...root.querySelectorAll('.card-title')].map(({ textContent }) => textContent)
    expect(titles).toContain(HOSTILE)
    expect(comparable(root)).toEqual(shown.filter((part) => !/^<\/?dialog/.test(part)))
  })

  test('has no script, and nothing that works only with the app', async () => {
    const { token, stored } = await openAndStore()
    const root = await openDocument({ token, stored })
    expect(root.querySelectorAll('script, img[onerror], template')).toHaveLength(0)
    const controls = [...root.querySelectorAll('button, input, select')]
    expect(controls.length).toBeGreaterThan(0)
    for (const control of controls) expect(control.hasAttribute('inert')).toBe(true)
    for (const link of root.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^[/#]/)
  })

  test('shows today’s ages', async () => {
    const { token, stored } = await openAndStore()
    vi.setSystemTime('2026-03-04T10:05:00.000Z')
    const root = await openDocument({ token, stored })
    const ages = [...root.querySelectorAll('.card time')].map(({ textContent }) => textContent)
    expect(ages.toSorted()).toEqual(['1 h ago', 'yesterday'])
  })

  test('without a network says so, and how old it is, as the app does', async () => {
    const { token, container, stored } = await openAndStore()
    act(() => online.markUnreachable())
    await screen.findByText(/Updated/)
    const banner = container.querySelector('.banner')
    const root = await openDocument({ token, stored, isOnline: false })
    const note = root.querySelector('main > .banner')
    expect(note?.textContent).toMatch(/^No network\. Updated just now\./)
    expect(note && comparable(note)).toEqual(banner && comparable(banner))
  })

  test.each([
    ['of another user', () => ({ token: unsignedToken(newId('user')) })],
    ['after a log-out', () => ({ token: null })],
    ['of another build', () => ({ build: 'build/2' })],
    ['in another language', () => ({ settings: { language: 'ha' } })],
    ['with the data saver', () => ({ settings: { lite: 'on' } })],
    ['beside each other on a wider screen', () => ({ isWide: true })],
    ['on another screen', () => ({ path: '/wallet' })],
    ['with a search', () => ({ search: '?q=tap' })],
    ['when the page is reloaded, which shuffles the list', () => ({ isReload: true })],
  ])('is not shown %s', async (_, page) => {
    const { token, stored } = await openAndStore()
    const root = await openDocument({ token, stored, ...page() })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('is not shown after the visit that has its order', async () => {
    const { token, stored } = await openAndStore()
    vi.setSystemTime(TEST_NOW + 13 * 3_600_000)
    const root = await openDocument({ token, stored })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('is stored again when the page is hidden', async () => {
    const { device } = await openAndStore()
    const stop = watchList(device)
    await waitFor(async () => expect(await readStored()).toContain('Rewire two rooms'))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const title = screen.getByText('Rewire two rooms')
    title.textContent = 'Changed'
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect(await readStored()).toContain('Changed'))
    visibility.mockRestore()
    stop()
  })

  test('is deleted when its user logged out while it was stored', async () => {
    const { device } = await openList()
    const { key } = globalThis.drawnList ?? { key: () => '' }
    const keys = [key(), 'of another user']
    globalThis.drawnList = { seed: 1, key: () => keys.shift() ?? '' }
    await act(() => storeList(device))
    expect(await caches.keys()).toEqual([])
  })

  test('is not stored for a session that has ended', async () => {
    const { device } = await openList()
    device.replica.isRetired = true
    await act(() => storeList(device).catch(() => {}))
    expect(await caches.keys()).toEqual([])
  })
})

test.each([
  ['nothing', undefined],
  ['markup that the app did not write', '<img src=x>'],
  ['a script', '<template id="stored-list"><script>alert(1)</script></template>'],
  ['two templates', '<template id="stored-list"></template><template></template>'],
])('the document stays as it is with %s in the cache', async (_, stored) => {
  const cache = await caches.open(STORED_LIST_CACHE)
  if (stored) await cache.put(STORED_LIST_ENTRY, new Response(stored))
  expect(await (await withStoredList(new Response(PAGE))).text()).toBe(PAGE)
})

test('the document keeps its headers, except those of its transfer', async () => {
  const { stored } = await openAndStore()
  const headers = {
    'content-security-policy': 'p',
    'content-encoding': 'br',
    'content-length': '1',
  }
  const page = await withStoredList(new Response(PAGE, { headers }))
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-security-policy': 'p',
    'content-type': 'text/plain;charset=UTF-8',
  })
  expect(await page.text()).toContain(stored)
})
