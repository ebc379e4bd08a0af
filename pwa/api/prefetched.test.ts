import { afterEach, describe, expect, test } from 'vitest'
import { INLINE_PREFETCH, type InlinePrefetch } from '#schema/contract/inline-prefetch.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { discardPrefetched, withPrefetched } from './prefetched.ts'

const ORIGIN = 'https://onise.test'
const LIST = '/api/user/all-tasks'
const DASHBOARD = '/api/user/dashboard'
const HEADERS = { authorization: 'Bearer mine', 'x-client': 'build/1' }

afterEach(() => {
  globalThis.prefetched = undefined
})

type PageOptions = {
  path?: string
  token?: string | null
  hasWorker?: boolean
  /** Attributes of the script; by default those of the list's document. */
  dataset?: Record<string, string>
  /** What the document draws of the responses. */
  drawn?: Promise<void>
}
/** Of a task's document. */
const TASK = {
  screen: '/single-task/([-\\w]+)',
  requests: `${DASHBOARD} /api/user/task/{id}`,
  chunks: '/assets/database.js /assets/single-task.js',
}

/** Runs the inline script in a document at this path; `requests` are what it fetched. */
function runInlineScript({
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
      currentScript: {
        dataset: {
          screen: '/all-task',
          requests: `${DASHBOARD} ${LIST}`,
          client: 'build/1',
          database: '/assets/database.js',
          ...dataset,
        },
      },
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => preloads.push(link) },
    },
    localStorage: { getItem: (key: string) => (key === 'token' ? token : null) },
    location: { pathname: path },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    self: { drawn } as { drawn?: Promise<void>; prefetched?: InlinePrefetch },
    requestAnimationFrame: (paint: () => void) => setTimeout(paint),
    fetch: async (to: string, { headers }: { headers: Record<string, string> }) => {
      requests.push({ path: to, headers })
      return new Response(`prefetched ${to}`)
    },
  }
  // oxlint-disable-next-line no-new-func -- it runs as in a page, with this as its globals
  new Function(...Object.keys(page), INLINE_PREFETCH)(...Object.values(page))
  return { requests, preloads, prefetched: page.self.prefetched }
}

describe('the inline script of the document', () => {
  test('requests the dashboard and the first list as the signed-in user', () => {
    const { requests, preloads } = runInlineScript()
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
    expect(runInlineScript(options)).toMatchObject({ requests: [], prefetched: undefined })
  })

  test.each([
    ['on another screen', { path: '/wallet' }, 1],
    ['on a later visit, without reading the token', { hasWorker: true, token: null }, 1],
    ['never for a visitor who is signed out', { path: '/login', token: null }, 0],
  ])('preloads the database %s', (_, options, count) => {
    const preload = { rel: 'modulepreload', href: '/assets/database.js' }
    expect(runInlineScript(options).preloads).toEqual(Array.from({ length: count }, () => preload))
  })

  test('requests the task of the address, and preloads the screen after the responses', async () => {
    const { requests, preloads } = runInlineScript({ path: '/single-task/0a-1', dataset: TASK })
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
    const { preloads, prefetched } = runInlineScript({
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
    expect(runInlineScript(page)).toMatchObject({ requests: [], prefetched: undefined })
  })

  test('preloads the log-in page for a visitor without a request', async () => {
    const dataset = { screen: '/login', requests: '', chunks: '/assets/login.js' }
    const { requests, preloads } = runInlineScript({ path: '/login', token: null, dataset })
    await waitUntil(() =>
      expect(preloads).toEqual([{ rel: 'modulepreload', href: '/assets/login.js' }]),
    )
    expect(requests).toEqual([])
  })

  test('contains nothing that ends a script element', () => {
    expect(INLINE_PREFETCH).not.toMatch(/<\/|<!--/)
  })
})

/** A transport after the inline script ran; `requests` are what it sends to the network. */
function createTransport(response?: Promise<Response>) {
  const { prefetched } = runInlineScript()
  if (response && prefetched)
    for (const [path, entry] of prefetched) prefetched.set(path, { ...entry, response })
  globalThis.prefetched = prefetched
  const requests: string[] = []
  const transport = withPrefetched(async ({ url }) => {
    requests.push(new URL(url).pathname)
    return new Response('from the network')
  })
  return {
    requests,
    send: async (path: string, headers: Record<string, string> = HEADERS, method = 'GET') => {
      const request = new Request(ORIGIN + path, { method, headers })
      return (await transport(request, new AbortController().signal)).text()
    },
  }
}

describe('a prefetched response', () => {
  test('is used, to show it and to store it, without another request', async () => {
    const { send, requests } = createTransport()
    expect([await send(LIST), requests]).toEqual([`prefetched ${LIST}`, []])
    expect([await send(LIST), requests]).toEqual([`prefetched ${LIST}`, []])
    expect(await send(DASHBOARD)).toBe(`prefetched ${DASHBOARD}`)
  })

  test.each([
    ['another user', { ...HEADERS, authorization: 'Bearer theirs' }],
    ['no user', { 'x-client': 'build/1' }],
    ['another build', { ...HEADERS, 'x-client': 'newer/1' }],
    ['a request with a list version', { ...HEADERS, 'if-none-match': 'W/"7"' }],
  ])('is not used for %s, and discarded by it', async (_, headers) => {
    const { send } = createTransport()
    expect(await send(LIST, headers)).toBe('from the network')
    expect(await send(LIST)).toBe('from the network')
  })

  test('is not used for another page of the list', async () => {
    const { send } = createTransport()
    expect(await send(`${LIST}?cursor=x`)).toBe('from the network')
  })

  test('is discarded by a command, and by `discardPrefetched`', async () => {
    const first = createTransport()
    await first.send('/api/client/create-task', HEADERS, 'POST')
    expect(await first.send(LIST)).toBe('from the network')
    const second = createTransport()
    discardPrefetched()
    expect(await second.send(LIST)).toBe('from the network')
  })

  test('that is a failure is used once', async () => {
    const { send, requests } = createTransport(
      Promise.resolve(new Response('failed', { status: 503 })),
    )
    expect([await send(LIST), requests]).toEqual(['failed', []])
    expect([await send(LIST), requests]).toEqual(['from the network', [LIST]])
  })

  test('that failed is requested again', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'))
    failed.catch(() => {})
    const { send, requests } = createTransport(failed)
    expect([await send(LIST), requests]).toEqual(['from the network', [LIST]])
  })
})
