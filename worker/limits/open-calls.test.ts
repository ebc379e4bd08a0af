import { expect, test } from 'vitest'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { JWKS_PATH } from '#schema/domain/pass.ts'
import { RATE_LIMITS, type RateLimitName } from '#schema/domain/rate-limits.ts'
import { PEOPLE_SLUGS, shareSitePath } from '#schema/domain/share-paths.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'
import { IDENTITY_PICTURES_PATH } from '#worker/files/identity-pictures.ts'
import { PRIVATE_FILES_PATH, PUBLIC_FILES_PATH } from '#worker/files/store.ts'
import { honoPath } from '#worker/http/mount.ts'
import { STOP_EMAILS_PATH } from '#worker/mail/stop-link.ts'
import { addressCounters, countInIsolate } from './rate-limit.ts'

const IP = '41.0.0.1'
const useUp = (server: TestServer, name: RateLimitName & Parameters<typeof addressCounters>[1]) => {
  const counters = addressCounters(server.deps, name, IP)
  for (let n = 0; n < RATE_LIMITS[name].max; n++)
    countInIsolate(server.deps, counters, server.now())
}
const request = (server: TestServer, path: string, init: RequestInit = {}, ip = IP) =>
  server.app.request(`http://onise.test${path}`, { ...init, headers: { 'cf-connecting-ip': ip } })

const PICTURE = `${'0'.repeat(64)}.png`
/** Every route that is no call of the contract: its limit, an address of it, and the answer without a limit. */
const OPEN_ROUTES = {
  'GET /api/health': ['health', '/api/health', 200],
  'GET /api/openapi.json': ['page', '/api/openapi.json', 404],
  'GET /api/docs': ['page', '/api/docs', 404],
  'GET /status': ['page', '/status', 200],
  'GET /t/:id': ['page', '/t/x', 404],
  'GET /p/:id': ['page', '/p/x', 404],
  'GET /todos': ['page', '/todos', 200],
  'GET /todos/:trade/:state?': ['page', '/todos/x', 404],
  [`GET /:people{${PEOPLE_SLUGS}}/:state?`]: ['page', '/electricians', 200],
  'GET /sitemap.xml': ['page', '/sitemap.xml', 200],
  'POST /api/csp-reports': ['cspReport', '/api/csp-reports', 400],
  [`GET ${PRIVATE_FILES_PATH}:key`]: ['privateFile', `${PRIVATE_FILES_PATH}x`, 403],
  [`GET ${IDENTITY_PICTURES_PATH}:file`]: ['privateFile', `${IDENTITY_PICTURES_PATH}x`, 403],
  [`GET ${PUBLIC_FILES_PATH}:name`]: ['publicFile', `${PUBLIC_FILES_PATH}${PICTURE}`, 404],
  'POST /api/payments/webhook': ['forgedWebhook', '/api/payments/webhook', 401],
  'POST /api/phone-messages/sms-report': ['forgedWebhook', '/api/phone-messages/sms-report', 401],
  'POST /api/phone-messages/whatsapp-report': [
    'forgedWebhook',
    '/api/phone-messages/whatsapp-report',
    401,
  ],
  'GET /api/phone-messages/whatsapp-report': [
    'forgedWebhook',
    '/api/phone-messages/whatsapp-report',
    401,
  ],
  'GET /api/live': ['commandAddress', '/api/live', 400],
  [`GET ${STOP_EMAILS_PATH}`]: ['commandAddress', STOP_EMAILS_PATH, 403],
  [`POST ${STOP_EMAILS_PATH}`]: ['commandAddress', STOP_EMAILS_PATH, 403],
} as const
/** They read neither database nor bucket: their answers are in the build. */
const FREE_ROUTES = [
  `GET ${shareSitePath(':network')}`,
  `GET ${JWKS_PATH}`,
  ...['/help', '/privacy', '/terms'].map((path) => `GET ${path}`),
]

test('each route outside the contract has a limit', async () => {
  const { app } = await createTestServer()
  const calls = new Set(
    ENDPOINTS.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map((path) =>
      honoPath({ path }),
    ),
  )
  const open = app.routes.filter(({ method, path }) => method !== 'ALL' && !calls.has(path))
  expect(new Set(open.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set([...Object.keys(OPEN_ROUTES), ...FREE_ROUTES]),
  )
})

test.each(Object.entries(OPEN_ROUTES))(
  '%s is limited by address, before any work',
  async (route, [name, path, usual]) => {
    const server = await createTestServer()
    const init = route.startsWith('POST') ? { method: 'POST', body: 'x' } : {}
    useUp(server, name)
    const limited = await request(server, path, init)
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([
      429,
      RATE_LIMITS[name].windowMs / 1000,
    ])
    expect((await request(server, path, init, '41.0.0.2')).status).toBe(usual)
  },
)

test("forged events do not stop the provider's own, and far more than it sends are refused", async () => {
  const server = await createTestServer()
  useUp(server, 'forgedWebhook')
  const event = () => server.provider.createWebhook('invoice.create', { id: 7, status: 'open' })
  const from = (ip: string) => {
    const signed = event()
    const headers = new Headers(signed.headers)
    headers.set('cf-connecting-ip', ip)
    return server.app.request(new Request(signed, { headers }))
  }
  expect((await from('52.31.139.75')).status).toBe(200)
  const known = addressCounters(server.deps, 'webhook', '52.31.139.75')
  for (let n = 1; n < RATE_LIMITS.webhook.max; n++) countInIsolate(server.deps, known, server.now())
  expect((await from('52.31.139.75')).status).toBe(429)
})

test('health asks database and files at most every two seconds while they answer', async () => {
  const server = await createTestServer()
  const roundTrips = async () => {
    expect((await request(server, '/api/health')).status).toBe(200)
    return server.lastRequestCost().roundTrips
  }
  expect([await roundTrips(), await roundTrips()]).toEqual([1, 0])
  server.advanceClock(2000)
  expect(await roundTrips()).toBe(1)
})
