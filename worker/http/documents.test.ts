import { expect, test } from 'vitest'
import type { Bindings } from '../env.ts'
import { documents } from './documents.ts'

const FILES: Record<string, string> = {
  '/landing.html': 'the landing page',
  '/shell.html': 'the shell',
  '/assets/app-1.js': 'a script',
}
const assets = {
  fetch: async (request: Request) => {
    const found = FILES[new URL(request.url).pathname]
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return found === undefined
      ? new Response(null, { status: 404, headers })
      : new Response(found, { headers })
  },
}
const env = { ASSETS: assets } as unknown as Bindings
const open = (path: string, method = 'GET') =>
  documents(new Request(`http://onise.test${path}`, { method }), env)

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
