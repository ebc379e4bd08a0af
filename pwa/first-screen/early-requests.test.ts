import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { requestEarly } from './early-requests.ts'

const LIST = '/api/user/all-tasks'
const DASHBOARD = '/api/user/dashboard'
const HEADERS = { authorization: 'Bearer mine', 'x-client': 'build/1' }

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.prefetched = undefined
})

type PageOptions = {
  path?: string
  token?: string | null
  hasWorker?: boolean
  /** Attributes of the script; by default those of the list's document. */
  dataset?: Record<string, string | undefined>
  /** What the document draws of the responses. */
  drawn?: Promise<void>
}
/** Of a task's document. */
const TASK = {
  screen: '/single-task/([-\\w]+)',
  requests: `${DASHBOARD} /api/user/task/{id}`,
  chunks: '/assets/database.js /assets/single-task.js',
}

/** The script of a document at this path; `requests` are what it fetched. */
function openDocument({
  path = '/all-task',
  token = 'mine',
  hasWorker = false,
  dataset,
  drawn,
}: PageOptions = {}) {
  const requests: { path: string; headers: Record<string, string> }[] = []
  const preloads: { rel: string; href: string }[] = []
  const page = {
    document: {
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => preloads.push(link) },
    },
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    location: { pathname: path },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    drawn,
    prefetched: undefined,
    requestAnimationFrame: (paint: () => void) => setTimeout(paint),
    fetch: async (to: string, { headers }: { headers: Record<string, string> }) => {
      requests.push({ path: to, headers })
      return new Response(`prefetched ${to}`)
    },
  }
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
  requestEarly({
    screen: '/all-task',
    requests: `${DASHBOARD} ${LIST}`,
    client: 'build/1',
    database: '/assets/database.js',
    ...dataset,
  })
  return { requests, preloads, prefetched: globalThis.prefetched }
}

describe('the document', () => {
  test('requests the dashboard and the first list as the signed-in user', () => {
    const { requests, preloads } = openDocument()
    expect(requests).toEqual([
      { path: DASHBOARD, headers: HEADERS },
      { path: LIST, headers: HEADERS },
    ])
    expect(preloads).toEqual([])
  })

  test.each([
    ['on another screen', { path: '/wallet' }],
    ['without a token', { token: null }],
    [
      'where a service worker is installed, since the app then has a list version',
      { hasWorker: true },
    ],
  ])('requests nothing %s', (_, options) => {
    expect(openDocument(options)).toMatchObject({ requests: [], prefetched: undefined })
  })

  test.each([
    ['on another screen', { path: '/wallet' }, 1],
    ['on a later visit, without reading the token', { hasWorker: true, token: null }, 1],
    ['never for a visitor who is signed out', { path: '/login', token: null }, 0],
  ])('preloads the database %s', (_, options, count) => {
    const preload = { rel: 'modulepreload', href: '/assets/database.js' }
    expect(openDocument(options).preloads).toEqual(Array.from({ length: count }, () => preload))
  })

  test('requests the task of the address, and preloads the screen after the responses', async () => {
    const { requests, preloads } = openDocument({ path: '/single-task/0a-1', dataset: TASK })
    expect(requests.map(({ path }) => path)).toEqual([DASHBOARD, '/api/user/task/0a-1'])
    expect(preloads).toEqual([])
    await waitUntil(() =>
      expect(preloads.map(({ href }) => href)).toEqual([
        '/assets/database.js',
        '/assets/single-task.js',
      ]),
    )
  })

  test('preloads the screen after what the document has drawn', async () => {
    let draw = () => {}
    const drawn = new Promise<void>((resolve) => (draw = resolve))
    const { preloads, prefetched } = openDocument({
      path: '/single-task/0a-1',
      dataset: TASK,
      drawn,
    })
    await Promise.all([...(prefetched?.values() ?? [])].map(({ response }) => response))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(preloads).toEqual([])
    draw()
    await waitUntil(() => expect(preloads).toHaveLength(2))
  })

  test('does neither with a task for a visitor who is signed out', () => {
    const page = { path: '/single-task/0a-1', token: null, dataset: TASK }
    expect(openDocument(page)).toMatchObject({ requests: [], prefetched: undefined })
  })

  test('preloads the log-in page for a visitor without a request', async () => {
    const dataset = { screen: '/login', requests: '', chunks: '/assets/login.js' }
    const { requests, preloads } = openDocument({ path: '/login', token: null, dataset })
    await waitUntil(() =>
      expect(preloads).toEqual([{ rel: 'modulepreload', href: '/assets/login.js' }]),
    )
    expect(requests).toEqual([])
  })

  test('sends nothing from a public page, or the checkout, and preloads nothing', () => {
    const page = openDocument({ path: '/', dataset: { screen: undefined } })
    expect(page).toMatchObject({ requests: [], preloads: [], prefetched: undefined })
  })
})
