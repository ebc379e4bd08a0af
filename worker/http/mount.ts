import type { Context as HonoContext, Hono } from 'hono'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { OLDEST_SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'
import type { Deps } from '#worker/context.ts'
import { Connection, type QueryStats } from '#worker/db/client.ts'
import { first, selectIdempotencyRecord } from '#worker/db/read.ts'
import type { Settings } from '#worker/env.ts'
import { readDevice } from '#worker/limits/device.ts'
import { throwIfFrontLimited } from '#worker/limits/front.ts'
import {
  addressCounters,
  counterOf,
  countInIsolate,
  selectAttempts,
  throwIfExceeded,
  throwIfUsedUp,
} from '#worker/limits/rate-limit.ts'
import { createContext, verifySession, type SessionScope } from './context.ts'
import { createEtagCheck, type EtagCheck } from './etag.ts'
import { computeFingerprint } from './fingerprint.ts'
import { parseInput, readFields } from './input.ts'
import type { LogSubject } from './log-fields.ts'
import { registerRoute, waitUntilOf } from './reply.ts'
import { handleCommand, handleQuery, type Reply, type Route } from './serve.ts'
import { readToken, type TokenClaims } from './token.ts'

const KEY = /^[\w.:-]{1,255}$/

function idempotencyKeyOf(c: HonoContext): string {
  const key = c.req.header('idempotency-key') ?? newId('idempotency')
  if (!KEY.test(key)) throw new DomainError('malformed', REQUEST_MESSAGES.idempotencyKey)
  return key
}

const CLIENT = /^[^/]{1,64}\/(\d{1,9})$/

/** The phone sends `<build>/<sync schema>`; an unsupported schema must update before anything else. */
function rejectOldClient(c: HonoContext): void {
  const schema = CLIENT.exec(c.req.header('x-client') ?? '')?.[1]
  if (schema !== undefined && Number(schema) < OLDEST_SYNC_SCHEMA)
    throw new DomainError('client_too_old')
}

/** The runtime passes absolute addresses only. */
const originOf = (url: string): string => url.slice(0, url.indexOf('/', url.indexOf('://') + 3))

type Fields = Record<string, unknown>
type Sent = { endpoint: Route['endpoint']; claims: TokenClaims | null; fields: Fields }

type ListQuery = {
  deps: Deps
  now: number
  claims: TokenClaims | null
  input: unknown
  fields: object
}

function etagCheckOf(
  c: HonoContext,
  route: Route,
  { deps, now, claims, input, fields }: ListQuery,
): EtagCheck | null {
  if (!route.etagInputs || !claims) return null
  return createEtagCheck(route.etagInputs({ userId: claims.userId }, input as never), {
    now,
    settings: deps.settings,
    endpoint: route.endpoint,
    reader: [claims.userId, claims.sessionId],
    fields: { ...fields },
    ifNoneMatch: c.req.header('if-none-match') ?? '',
  })
}

/**
 * Before more of a body is read than any JSON may have: the session, and whether the user may store another file. A
 * repeated command stores none, so it is read and replayed even when the limit is used up.
 */
async function verifyBeforeLarge(
  scope: SessionScope,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { endpoint, deps, now, claims } = scope
  if (endpoint.body !== 'files' || !claims) {
    await verifySession(scope, {})
    return
  }
  const { userId } = claims
  const counter = counterOf(deps, 'file', userId)
  // Without a key nothing can be replayed, so that a flood costs no round trips.
  if (idempotencyKey === undefined) throwIfExceeded(deps, [counter], now)
  const stored = await verifySession(scope, {
    attempts: first(selectAttempts({ key: counter.key })),
    record: first(selectIdempotencyRecord({ userId, key: idempotencyKey ?? '' })),
  })
  if (!stored?.record) throwIfUsedUp(deps, counter, stored?.attempts, now)
}

/** The validated input. A request without a session gets 401 before any other error, and before it sends much. */
async function readInput(
  c: HonoContext,
  { endpoint }: Route,
  scope: SessionScope,
): Promise<{ fields: Fields; input: unknown }> {
  let isVerified = false
  const beforeLarge = async () => {
    isVerified = true
    await verifyBeforeLarge(scope, c.req.header('idempotency-key'))
  }
  try {
    const fields = await readFields(c, endpoint, beforeLarge)
    return { fields, input: parseInput(endpoint, fields) }
  } catch (error) {
    const mayBeSignedOut = error instanceof DomainError && endpoint.access !== 'anyone'
    if (mayBeSignedOut && !isVerified) await verifySession(scope, {})
    throw error
  }
}

/** Callers without a session share one user, so their keys are separated by what they send. */
async function idempotencyOf(
  c: HonoContext,
  settings: Settings,
  { endpoint, claims, fields }: Sent,
) {
  const fingerprints = await computeFingerprint(settings, endpoint, fields)
  const key = idempotencyKeyOf(c)
  return { key: claims ? key : `${fingerprints.fingerprint}:${key}`, ...fingerprints }
}

/** What a phone needs that pulls everything else (RFC 7240, section 4.2): the place in the change log. */
function toMinimal(reply: Reply): Reply {
  const { seq } = reply.body as { seq?: number }
  return { ...reply, body: seq === undefined ? {} : { seq } }
}

type Logged = { stats: QueryStats; subject: LogSubject }

type Sender = { claims: TokenClaims | null; ip: string | null; now: number }

function countCommand(deps: Deps, { claims, ip, now }: Sender): void {
  const ofUser = claims ? [counterOf(deps, 'command', claims.userId)] : []
  countInIsolate(deps, [...ofUser, ...addressCounters(deps, 'commandAddress', ip)], now)
}

async function handle(
  c: HonoContext,
  route: Route,
  deps: Deps,
  { stats, subject }: Logged,
): Promise<Reply> {
  const { endpoint } = route
  const { settings } = deps
  const now = deps.now()
  rejectOldClient(c)
  const claims = await readToken(settings, c.req.header('authorization'), now)
  Object.assign(subject, claims && { userId: claims.userId, sessionId: claims.sessionId })
  if (!claims && endpoint.access !== 'anyone') throw new DomainError('signed_out')

  const ip = c.req.header('cf-connecting-ip') ?? null
  await throwIfFrontLimited(deps, endpoint, { sessionId: claims?.sessionId ?? null, ip })
  if (endpoint.kind !== 'query') countCommand(deps, { claims, ip, now })

  const { blockedMs } = deps.hashQueue
  const connection = new Connection(settings, stats, deps.databaseFetch, blockedMs)
  const { fields, input } = await readInput(c, route, {
    endpoint,
    deps,
    connection,
    now,
    claims,
  })
  const scope = {
    endpoint,
    deps,
    connection,
    now,
    claims,
    origin: originOf(c.req.url),
    ip,
    device: readDevice(c.req.header('cookie')),
    userAgent: c.req.header('user-agent') ?? null,
    identify: (userId: UserId) => void Object.assign(subject, { userId }),
    waitUntil: waitUntilOf(c, deps),
  }
  if (endpoint.kind === 'query') {
    const etagCheck = etagCheckOf(c, route, { ...scope, input, fields })
    const context = createContext({ ...scope, idempotency: null, etagCheck })
    const fresh = etagCheck?.fresh
    return handleQuery(route, context, fresh ? { ...(input as object), fresh } : input)
  }

  const idempotency = await idempotencyOf(c, settings, { endpoint, claims, fields })
  const context = createContext({ ...scope, idempotency, etagCheck: null })
  const reply = await handleCommand(route, context, input, idempotency)
  return /\breturn=minimal\b/.test(c.req.header('prefer') ?? '') ? toMinimal(reply) : reply
}

export const honoPath = ({ path }: Pick<Endpoint, 'path'>) =>
  `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`

export function mountRoute(app: Hono, route: Route, deps: Deps): void {
  const { name, method, path, aliases = [] } = route.endpoint
  for (const each of [path, ...aliases]) {
    const info = { name, method, path: honoPath({ path: each }) }
    registerRoute(app, deps, info, (c, logged) => handle(c, route, deps, logged))
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** An unknown address gets 404, a wrong method 405 with the allowed ones (RFC 9110, section 15.5.6). */
export function mountFallbacks(app: Hono, deps: Deps): void {
  const info = { name: 'unknown address', method: 'ALL' }
  // The router tries the pattern of each route for each request, so the calls share one of these.
  const pages = app.routes.map(({ path }) => path).filter((path) => !path.startsWith('/api/'))
  for (const path of ['/api/*', ...new Set(pages)])
    registerRoute(app, deps, { ...info, path }, async ({ req }) => {
      const hasRoute = (method: string) => app.router.match(method, req.path)[0].length > 1
      const methods = METHODS.filter(hasRoute)
      if (methods.length === 0) throw new DomainError('no_such_call')
      const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ')
      throw new DomainError('wrong_method', REQUEST_MESSAGES.allowedMethods(allow), { allow })
    })
}
