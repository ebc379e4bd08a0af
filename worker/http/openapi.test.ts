import { expect, test } from 'vitest'
import { createTestServer } from '#testing/worker/test-server.ts'
import { openapiFiles } from '#tools/build/openapi-files.ts'
import { createApp } from '#worker/app.ts'

test('serves openapi.json and the documentation page from the build', async () => {
  const files = openapiFiles('test')
  const fetchAsset = async (url: RequestInfo | URL) => {
    const file = files[new URL(String(url)).pathname.slice(1)]
    return file === undefined ? new Response(null, { status: 404 }) : new Response(file)
  }
  const { deps } = await createTestServer()
  const app = createApp({ ...deps, assets: { fetch: fetchAsset as Fetcher['fetch'] } })

  const json = await app.request('/api/openapi.json')
  expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(((await json.json()) as { openapi: string }).openapi).toBe('3.1.0')
  const page = await app.request('/api/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'self'",
  )
  expect(await page.text()).toContain('<h1>')
})

test('is answered with 404 before the first build', async () => {
  const { app } = await createTestServer()
  const missing = await app.request('/api/openapi.json')
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not_found' }])
})
