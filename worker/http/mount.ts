import type { Context as HonoContext, Hono } from 'hono'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { newTally, openDb, type Tally } from '../db/client.ts'
import { contextFor } from './context.ts'
import { failureOf } from './errors.ts'
import { API_HEADERS } from './headers.ts'
import { fieldsOf, fingerprintOf, parseInput } from './input.ts'
import { answerCommand, answerQuery, Replay, type Served, type Told } from './serve.ts'
import { readToken } from './token.ts'

const KEY = /^[\w.:-]{1,255}$/

/** Work that outlives the answer; a plain server has no waitUntil, so there it simply runs. */
function laterOf(c: HonoContext, deps: Deps) {
  return (work: Promise<unknown>) => {
    const safe = work.catch((error: unknown) => deps.log({ fault: String(error), where: 'later' }))
    try {
      c.executionCtx.waitUntil(safe)
    } catch {
      void safe
    }
  }
}

async function tell(c: HonoContext, served: Served, deps: Deps, tally: Tally): Promise<Told> {
  const { endpoint } = served
  const now = deps.now()
  const claim = await readToken(deps.settings, c.req.header('authorization'), now)
  if (!claim && endpoint.who !== 'anyone') throw new Refusal('signed_out')

  const given = await fieldsOf(c, endpoint)
  const input = parseInput(endpoint, given)
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = deps.settings
  const db = openDb({ url, authToken }, tally, deps.fetch)
  const ask = {
    ...{ endpoint, deps, db, now, claim },
    origin: new URL(c.req.url).origin,
    ip: c.req.header('cf-connecting-ip') ?? null,
    later: laterOf(c, deps),
  }
  if (endpoint.kind === 'query')
    return answerQuery(served, contextFor({ ...ask, receipt: null }), input)

  const key = c.req.header('idempotency-key') ?? newId('journal')
  if (!KEY.test(key)) throw new Refusal('malformed', 'Idempotency-Key must be 1–255 plain characters.')
  const receipt = { key, fingerprint: await fingerprintOf(endpoint, given) }
  return answerCommand(served, contextFor({ ...ask, receipt }), input, { db, ...receipt })
}

const honoPath = (endpoint: Endpoint) => `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`

/** Serves one promise: who, what, the answer or the no, and one log line with what it cost. */
export function mount(app: Hono, served: Served, deps: Deps): void {
  const { endpoint } = served
  app.on(endpoint.method, honoPath(endpoint), async (c) => {
    const requestId = c.req.header('cf-ray') ?? newId('journal')
    const began = Date.now()
    const tally = newTally()
    let told: Told
    try {
      told = await tell(c, served, deps, tally)
    } catch (error) {
      if (error instanceof Replay) told = error.told
      else {
        const { status, body, retryAfter } = failureOf(error, requestId)
        const headers: Record<string, string> = {}
        if (retryAfter) headers['Retry-After'] = String(retryAfter)
        told = { status, body, headers }
        if (status >= 500)
          deps.log({ requestId, fault: faultText(error), route: endpoint.name })
      }
    }
    const ms = Date.now() - began
    const { trips, rowsRead, rowsWritten } = tally
    deps.log({ requestId, route: endpoint.name, status: told.status, ms, trips, rowsRead, rowsWritten })
    const headers = {
      ...API_HEADERS,
      ...told.headers,
      'X-Request-Id': requestId,
      ...(deps.settings.ENVIRONMENT !== 'production' && {
        'Server-Timing': `app;dur=${ms}, db;dur=${tally.ms}, rt;desc="${trips}", rows;desc="${rowsRead}/${rowsWritten}"`,
      }),
    }
    if (told.body === null) return c.body(null, told.status as 204, headers)
    return c.json(told.body as object, told.status as 200, headers)
  })
}

export const faultText = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack ?? error.message}${error.cause ? `\ncaused by ${faultText(error.cause)}` : ''}`
    : String(error)
