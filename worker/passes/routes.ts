import type { Hono } from 'hono'
import { findPass, listRevokedPasses } from '#schema/contract/passes.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { JWKS_PATH, passStateOf, readPass, revokedListOf } from '#schema/domain/pass.ts'
import type { Deps } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { registerRoute } from '#worker/http/reply.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { jwkSetOf } from './keys.ts'
import { selectPassByCode, selectRevoked } from './queries.ts'

/** By the six words, of which a gate has no camera to read more; also what the server knows of a pass that was scanned. */
const findPassRoute = route(findPass, async ({ deps, now, ip, read }, { words: code }) => {
  countInIsolate(deps, addressCounters(deps, 'pass', ip), now)
  const { pass } = await read({ pass: first(selectPassByCode({ code })) })
  const parsed = pass && readPass(pass.token)
  if (!parsed) throw new DomainError('not_found')
  const { token, isRevoked, picture } = pass
  return { token, state: passStateOf(parsed.claims, { isRevoked, now }), picture }
})

/** More than the list has room for. */
const REVOKED_MAX = 500

const listRevokedRoute = route(listRevokedPasses, async ({ deps, now, ip, read }) => {
  countInIsolate(deps, addressCounters(deps, 'pass', ip), now)
  const { revoked } = await read({ revoked: selectRevoked({ now, max: REVOKED_MAX }) })
  return { madeAt: now, ...revokedListOf(revoked.map(({ id }) => id)) }
})

export const passRoutes: readonly Route[] = [findPassRoute, listRevokedRoute]

/** Anybody may check passes, also from a page of their own. */
const KEY_HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

export function registerPassKeysRoute(app: Hono, deps: Deps): void {
  registerRoute(app, deps, { name: 'pass keys', method: 'GET', path: JWKS_PATH }, async () => ({
    status: 200,
    body: jwkSetOf(deps.settings),
    headers: KEY_HEADERS,
  }))
}
