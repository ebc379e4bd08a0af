import type { Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import type { Deps } from '#worker/context.ts'
import { ipOf } from '#worker/limits/address.ts'
import { limitPages } from '#worker/limits/front.ts'
import { registerRoute } from './reply.ts'

/** Generated at build (tools/build/openapi-files.ts), so that the Worker's bundle does not contain them. */
const PAGES = [
  { path: '/api/openapi.json', asset: '/openapi.json', type: 'application/json' },
  { path: '/api/docs', asset: '/api-page.html', type: 'text/html; charset=utf-8' },
]
const HEADERS = {
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

export function registerReferenceRoutes(app: Hono, deps: Deps): void {
  for (const { path, asset, type } of PAGES) {
    registerRoute(app, deps, { name: 'reference', method: 'GET', path }, async (c) => {
      await limitPages(deps, ipOf(c))
      const file = await deps.assets?.fetch(`https://assets.local${asset}`)
      if (!file?.ok) throw new DomainError('not_found')
      return {
        status: 200,
        body: await file.text(),
        headers: { ...HEADERS, 'Content-Type': type },
      }
    })
  }
}
