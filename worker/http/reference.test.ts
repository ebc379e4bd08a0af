import { expect, test } from 'vitest'
import { openapiFiles } from '#schema/contract/openapi-files.ts'
import { createApp } from '../app.ts'
import { newWorld } from '../test/world.ts'

test('DESIGN 2: openapi.json and its page are handed out as the build made them', async () => {
  const files = openapiFiles('test')
  const fetchAsset = async (address: RequestInfo | URL) => {
    const found = files[new URL(String(address)).pathname.slice(1)]
    return found === undefined ? new Response(null, { status: 404 }) : new Response(found)
  }
  const { deps } = await newWorld()
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

test('before a build there is nothing to hand out, and that is said in words', async () => {
  const { app } = await newWorld()
  const missing = await app.request('/api/openapi.json')
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not_found' }])
})
