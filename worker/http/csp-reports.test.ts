import { beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'
import { DOCUMENT_HEADERS } from './headers.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
const report = async (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await server.app.request('/api/csp-reports', { method: 'POST', body: text })).status
}
const violations = () => server.logLines.filter((line) => 'csp' in line)

const OLD = {
  'csp-report': {
    'violated-directive': 'script-src',
    'blocked-uri': 'https://evil.example/a.js?token=secret',
    'document-uri': 'https://onise.test/all-task?q=secret',
  },
}
const NEW = [
  {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/a.png#secret',
      documentURL: 'https://onise.test/',
    },
  },
]

test('documents name the address of the reports', () => {
  expect(DOCUMENT_HEADERS['Content-Security-Policy']).toContain('report-uri /api/csp-reports')
  expect(DOCUMENT_HEADERS['Reporting-Endpoints']).toBe('csp="/api/csp-reports"')
})

test('reports in both formats are logged without queries and fragments', async () => {
  expect([await report(OLD), await report(NEW)]).toEqual([204, 204])
  expect(violations()).toEqual([
    {
      csp: 'script-src',
      blocked: 'https://evil.example/a.js',
      document: 'https://onise.test/all-task',
    },
    { csp: 'img-src', blocked: 'https://evil.example/a.png', document: 'https://onise.test/' },
  ])
})

test('60 violations are logged in 10 minutes', async () => {
  const many = Array.from({ length: 50 }, () => NEW[0])
  await report(many)
  await report(many)
  expect(violations()).toHaveLength(60)
  server.advanceClock(10 * 60_000)
  await report(OLD)
  expect(violations()).toHaveLength(61)
})

test('other bodies are rejected or ignored', async () => {
  expect(await report('x'.repeat(17 * 1024))).toBe(413)
  expect(await report('not JSON')).toBe(400)
  expect(await report({ other: true })).toBe(204)
  expect(violations()).toEqual([])
})
