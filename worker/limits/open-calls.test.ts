import { expect, test } from 'vitest'
import { RATE_LIMITS, type RateLimitName } from '#schema/domain/rate-limits.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'
import { addressCounters, countInIsolate } from './rate-limit.ts'

const IP = '41.0.0.1'
const useUp = (server: TestServer, name: RateLimitName & Parameters<typeof addressCounters>[1]) => {
  const counters = addressCounters(server.deps, name, IP)
  for (let n = 0; n < RATE_LIMITS[name].max; n++)
    countInIsolate(server.deps, counters, server.now())
}
const request = (server: TestServer, path: string, init: RequestInit = {}, ip = IP) =>
  server.app.request(`http://onise.test${path}`, { ...init, headers: { 'cf-connecting-ip': ip } })

test.each([
  ['health', '/api/health', 'GET', 200],
  ['cspReport', '/api/csp-reports', 'POST', 400],
  ['privateFile', '/api/files/private/x', 'GET', 403],
  ['forgedWebhook', '/api/payments/webhook', 'POST', 401],
] as const)('%s is limited by address, before any work', async (name, path, method, usual) => {
  const server = await createTestServer()
  const init = method === 'POST' ? { method, body: 'x' } : { method }
  useUp(server, name)
  const limited = await request(server, path, init)
  expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([
    429,
    RATE_LIMITS[name].windowMs / 1000,
  ])
  expect((await request(server, path, init, '41.0.0.2')).status).toBe(usual)
})

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
