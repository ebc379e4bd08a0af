import { afterEach, expect, test, vi } from 'vitest'
import worker from './index.ts'

afterEach(() => vi.restoreAllMocks())
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as never

test('a bad configuration is answered with a sentence, and logged in one line without a stack', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const request = new Request('https://onise.test/api/health') as never
  const response = await worker.fetch(request, { ENVIRONMENT: 'production' } as never, context)
  const body: unknown = await response.json()
  expect([response.status, response.headers.get('retry-after'), body]).toMatchObject([
    503,
    '60',
    { error: 'Onise is not available right now. Try again in a moment.', code: 'unavailable' },
  ])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  await worker.scheduled({ cron: '*/5 * * * *' } as never, {} as never)
  const lines = error.mock.calls.map(([line]) => String(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/^\{"level":"error","fault":"Onise will not start: [^\n]*JWT_SECRET/)
    expect(line).not.toContain('    at ')
  }
})

test('security.txt names a contact and expires within a year (RFC 9116)', async () => {
  const request = new Request('https://onise.example/.well-known/security.txt') as never
  const response = await worker.fetch(request, { ASSETS: {} } as never, context)
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(text).toContain('Contact: mailto:security@onise.example\n')
  expect(text).toContain('Canonical: https://onise.example/.well-known/security.txt\n')
  const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '')
  expect(expires - Date.now()).toBeLessThan(366 * 24 * 60 * 60_000)
  expect(expires).toBeGreaterThan(Date.now())
})
