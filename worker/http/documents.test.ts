import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { EARLY_ASK } from '#schema/contract/early-ask.ts'
import type { Bindings } from '../env.ts'
import { documents } from './documents.ts'

const FILES: Record<string, string> = {
  '/shell.html.br': 'the shell, small',
  '/assets/app-1.js.br': 'a script, small',
  '/assets/photo-3.webp': 'a picture',
  '/landing.html': 'the landing page',
  '/shell.html': 'the shell',
  '/assets/app-1.js': 'a script',
}
const assets = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url)
    const found = FILES[pathname]
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${pathname}"`,
    }
    if (request.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers })
    return found === undefined
      ? new Response(null, { status: 404, headers })
      : new Response(found, { headers })
  },
}
const env = { ASSETS: assets } as unknown as Bindings
const open = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  documents(new Request(`http://onise.test${path}`, { method, headers }), env)
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test('F34: an address of the app opens the shell, however it is written; the front page is its own', async () => {
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

test('SECURITY 4: every document says what it may do, refusals too', async () => {
  const answers = [
    await open('/'),
    await open('/all-task'),
    await open('/', 'POST'),
    await open('/assets/gone-2.js'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 405, 404])
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test('SECURITY 4: of all scripts that could stand in a page, one may run, named by its hash; none at the checkout', async () => {
  const scriptsOf = async (path: string) =>
    /script-src ([^;]*)/.exec((await open(path)).headers.get('content-security-policy') ?? '')?.[1]
  const hash = createHash('sha256').update(EARLY_ASK).digest('base64')
  expect(await scriptsOf('/all-task')).toBe(`'self' 'sha256-${hash}'`)
  expect(await scriptsOf('/fund-wallet')).not.toContain('sha256')
})

test('a missing script is 404 and not kept; one that is there is handed out as it is', async () => {
  const missing = await open('/assets/gone-2.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const there = await open('/assets/app-1.js')
  expect([await there.text(), there.headers.get('cache-control')]).toEqual([
    'a script',
    'public, max-age=31536000, immutable',
  ])
  expect(await (await open('/all-task', 'HEAD')).text()).toBe('')
})

test('whoever takes Brotli gets what the build compressed, by the type of what it was made of', async () => {
  for (const [path, words, type] of [
    ['/all-task', 'the shell, small', 'text/html; charset=utf-8'],
    ['/assets/app-1.js', 'a script, small', 'text/javascript; charset=utf-8'],
  ] as const) {
    const small = await open(path, 'GET', BROTLI)
    expect(await small.text()).toBe(words)
    expect(Object.fromEntries(small.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': type,
      vary: 'Accept-Encoding',
    })
  }
})

test('whoever does not, and whatever was not compressed, gets it as it is', async () => {
  for (const [path, headers, words] of [
    ['/all-task', {}, 'the shell'],
    ['/assets/app-1.js', { 'accept-encoding': 'gzip' }, 'a script'],
    ['/', BROTLI, 'the landing page'],
    ['/assets/photo-3.webp', BROTLI, 'a picture'],
  ] as const) {
    const whole = await open(path, 'GET', headers)
    expect([path, await whole.text()]).toEqual([path, words])
    expect(whole.headers.get('content-encoding')).toBeNull()
  }
})

test('the edge takes Brotli from us for browsers that do not: what the browser takes counts', async () => {
  const request = new Request('http://onise.test/assets/app-1.js', { headers: BROTLI })
  Object.defineProperty(request, 'cf', { value: { clientAcceptEncoding: 'gzip' } })
  expect(await (await documents(request, env)).text()).toBe('a script')
})

test('what has not changed is not sent again, small or not', async () => {
  const { headers } = await open('/assets/app-1.js', 'GET', BROTLI)
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  const again = await open('/assets/app-1.js', 'GET', { ...BROTLI, ...known })
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([
    304,
    null,
    '',
  ])
})
