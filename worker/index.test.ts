import { expect, test, vi } from 'vitest'
import type { Bindings } from './env.ts'
import worker from './index.ts'

test('a wrong configuration is 503 without a reason, and its reason is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const settings = { ENVIRONMENT: 'production', JWT_SECRET: 'short' } as unknown as Bindings
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  const request = new Request('http://onise.test/api/health')
  const response = await worker.fetch(request as never, settings, context as never)
  const text = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
  expect(text).not.toMatch(/JWT_SECRET|Error|at /)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(String(logged.mock.calls[0]?.[0])).toContain('JWT_SECRET')
  logged.mockRestore()
})
