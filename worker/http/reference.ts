import type { Hono } from 'hono'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { onRoute } from './route.ts'

/** Made at build from the contract (schema/contract/openapi-files.ts), so that the worker need not carry it. */
const PAGES = [
  { path: '/api/openapi.json', asset: '/openapi.json', type: 'application/json' },
  { path: '/api/docs', asset: '/api-page.html', type: 'text/html; charset=utf-8' },
]
const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** The API's own description, for programs and for people. */
export function referenceRoutes(app: Hono, deps: Deps): void {
  for (const { path, asset, type } of PAGES) {
    onRoute(app, deps, { name: 'reference', method: 'GET', path }, async () => {
      const found = await deps.assets?.fetch(`https://assets.local${asset}`)
      if (!found?.ok) throw new Refusal('not_found')
      return {
        status: 200,
        body: await found.text(),
        headers: { ...HEADERS, 'Content-Type': type },
      }
    })
  }
}
