import { expect, test, vi } from 'vitest'
import { screenPattern } from '#tools/build/screen-pattern.ts'
import type { Bindings } from '#worker/env.ts'
import { serveDocument } from './documents.ts'

const FILES: Record<string, string> = {
  '/shell.html.br': 'the shell, compressed',
  '/assets/app-1.js.br': 'a script, compressed',
  '/assets/photo-3.webp': 'a picture',
  '/landing.html': 'the landing page',
  '/shell.html': 'the shell',
  '/assets/app-1.js': 'a script',
}
const assets = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url)
    const file = FILES[pathname]
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${pathname}"`,
    }
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers })
    return file === undefined
      ? new Response(null, { status: 404, headers })
      : new Response(file, { headers })
  },
}
const env = { ASSETS: assets } as unknown as Bindings
const open = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  serveDocument(new Request(`http://onise.test${path}`, { method, headers }), env)
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('a path of the app gets the shell in any case of letters; the front page is prerendered', async () => {
  for (const path of [
    '/all-task',
    '/Apply-task/1',
    '/client-dashboard?x=1',
    '/profile/a.b/',
    '/nothing',
  ])
    expect([path, await (await open(path)).text()]).toEqual([path, 'the shell'])
  expect(await (await open('/')).text()).toBe('the landing page')
})

test('screens that are often the first have a document of their own', async () => {
  for (const screen of ['login', 'single-task', 'chat']) FILES[`/${screen}.html`] = screen
  for (const [path, document] of [
    ['/Login/', 'login'],
    ['/single-task/1?x=1', 'single-task'],
    ['/chat/1', 'chat'],
    ['/chats', 'the shell'],
  ] as const)
    expect([path, await (await open(path)).text()]).toEqual([path, document])
})

test('an address without a screen gets the app with 404, and no search engine lists it', async () => {
  vi.stubGlobal('SCREEN_PATTERN', screenPattern())
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await open(path)).status))
  expect(
    await statuses('/no-such-page', '/about/us', '/single-task', '/single-task/1/2', '/pcm/wallet'),
  ).toEqual([404, 404, 404, 404, 404])
  expect(
    await statuses('/', '/Single-Task/1/', '/all-task?x=1', '/admin/users/1', '/reset-password'),
  ).toEqual([200, 200, 200, 200, 200])
  const unknown = await open('/no-such-page')
  expect(unknown.headers.get('x-robots-tag')).toBe('noindex')
  expect(await unknown.text()).toBe('the shell')
  expect((await open('/all-task')).headers.has('x-robots-tag')).toBe(false)
  vi.unstubAllGlobals()
})

test('every document has the security headers, errors included', async () => {
  const responses = [
    await open('/'),
    await open('/all-task'),
    await open('/', 'POST'),
    await open('/assets/gone-2.js'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 405, 404])
  for (const { headers } of responses) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'strict-transport-security': 'max-age=86400',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test('a missing script is 404 without caching, an existing one keeps its cache headers', async () => {
  const missing = await open('/assets/gone-2.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const existing = await open('/assets/app-1.js')
  expect([await existing.text(), existing.headers.get('cache-control')]).toEqual([
    'a script',
    'public, max-age=31536000, immutable',
  ])
  expect(await (await open('/all-task', 'HEAD')).text()).toBe('')
})

test('a browser that accepts Brotli gets the compressed file with the type of the original', async () => {
  for (const [path, text, type] of [
    ['/all-task', 'the shell, compressed', 'text/html; charset=utf-8'],
    ['/assets/app-1.js', 'a script, compressed', 'text/javascript; charset=utf-8'],
  ] as const) {
    const response = await open(path, 'GET', BROTLI)
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': type,
      vary: 'Accept-Encoding',
    })
  }
})

test('without Brotli, or without a compressed file, the original is sent', async () => {
  for (const [path, headers, text] of [
    ['/all-task', {}, 'the shell'],
    ['/assets/app-1.js', { 'accept-encoding': 'gzip' }, 'a script'],
    ['/', BROTLI, 'the landing page'],
    ['/assets/photo-3.webp', BROTLI, 'a picture'],
  ] as const) {
    const response = await open(path, 'GET', headers)
    expect([path, await response.text()]).toEqual([path, text])
    expect(response.headers.get('content-encoding')).toBeNull()
  }
})

test('the browser decides about Brotli, not the edge', async () => {
  const request = new Request('http://onise.test/assets/app-1.js', { headers: BROTLI })
  Object.defineProperty(request, 'cf', { value: { clientAcceptEncoding: 'gzip' } })
  expect(await (await serveDocument(request, env)).text()).toBe('a script')
})

test('an unchanged file is answered with 304, compressed or not', async () => {
  const { headers } = await open('/assets/app-1.js', 'GET', BROTLI)
  const condition = { 'if-none-match': headers.get('etag') ?? '' }
  const again = await open('/assets/app-1.js', 'GET', { ...BROTLI, ...condition })
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([
    304,
    null,
    '',
  ])
})

test('the About page shows what administrators have set, in each language and past a cached file', async () => {
  FILES['/about.ha.html'] = '<dd data-figure="jobs" data-value="2500">2,500+</dd>'
  const figures = { services: 1, vendors: 2, customers: 3, jobs: 31_000 }
  const headers = { ...BROTLI, 'sec-fetch-mode': 'navigate', 'if-none-match': '"/about.ha.html"' }
  const request = () => new Request('http://onise.test/ha/about', { headers })
  const changed = await serveDocument(request(), env, async () => figures)
  expect([changed.status, changed.headers.get('etag'), await changed.text()]).toEqual([
    200,
    null,
    '<dd data-figure="jobs" data-value="31000">31,000+</dd>',
  ])
  expect((await serveDocument(request(), env, async () => null)).status).toBe(304)
})

test('no other page reads the figures', async () => {
  const readFigures = () => Promise.reject(new Error('the figures were read'))
  for (const path of ['/', '/all-task', '/assets/app-1.js'])
    expect(
      (await serveDocument(new Request(`http://onise.test${path}`), env, readFigures)).status,
    ).toBe(200)
})

test('crawlers find the sitemap, and leave the API alone except for pictures', async () => {
  const response = await open('/robots.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect((await response.text()).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/files/',
    'Disallow: /api/',
    '',
    'Sitemap: http://onise.test/sitemap.xml',
  ])
})

test('each public page has a document in each language, whose header links to all with their host', async () => {
  FILES['/about.pcm.html'] = 'about, in Pidgin'
  const response = await open('/PCM/about')
  expect(await response.text()).toBe('about, in Pidgin')
  expect(response.headers.get('link')?.split(', ')).toEqual([
    '<http://onise.test/pcm/about>; rel="canonical"',
    '<http://onise.test/about>; rel="alternate"; hreflang="en"',
    '<http://onise.test/pcm/about>; rel="alternate"; hreflang="pcm"',
    '<http://onise.test/ha/about>; rel="alternate"; hreflang="ha"',
    '<http://onise.test/yo/about>; rel="alternate"; hreflang="yo"',
    '<http://onise.test/ig/about>; rel="alternate"; hreflang="ig"',
    '<http://onise.test/about>; rel="alternate"; hreflang="x-default"',
  ])
  expect(await (await open('/pcm/all-task')).text()).toBe(FILES['/shell.html'])
})

test('a crawler gets a prerendered page with complete addresses, a browser the file as it was built', async () => {
  const about = [
    '<meta property="og:image" content="/share/preview.png" />',
    '<script type="application/ld+json">{"url":"/about","logo":"/icons/icon-512.png"}</script>',
    '<a href="/login">Log in</a>',
  ].join('')
  FILES['/about.html'] = about
  FILES['/about.html.br'] = 'about, compressed'
  const crawled = await open('/About/', 'GET', BROTLI)
  expect(await crawled.text()).toBe(
    about
      .replace('"/share', '"http://onise.test/share')
      .replace('"url":"/', '"url":"http://onise.test/')
      .replace('"logo":"/', '"logo":"http://onise.test/'),
  )
  expect(crawled.headers.get('vary')).toBe('Accept-Encoding, Sec-Fetch-Mode')
  expect(crawled.headers.get('link')).toContain('<http://onise.test/about>; rel="canonical"')
  const browsed = await open('/about', 'GET', { ...BROTLI, 'sec-fetch-mode': 'navigate' })
  expect([await browsed.text(), browsed.headers.get('content-encoding')]).toEqual([
    'about, compressed',
    'br',
  ])
  expect(browsed.headers.get('link')).toBe(crawled.headers.get('link'))
})

test('inline scripts without a hash run only on the machine of a developer', async () => {
  const policyIn = async (ENVIRONMENT: string) => {
    const request = new Request('http://onise.test/all-task')
    const response = await serveDocument(request, { ...env, ENVIRONMENT } as unknown as Bindings)
    return response.headers.get('content-security-policy')
  }
  expect(await policyIn('local')).toContain("script-src 'self' 'unsafe-inline';")
  for (const name of ['test', 'staging', 'production'])
    expect(await policyIn(name)).not.toContain('unsafe-inline')
})
