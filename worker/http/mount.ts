import type { Context as HonoContext, Hono } from 'hono'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { OLDEST_SCHEMA } from '#schema/contract/sync.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { openDb, type Db, type Tally } from '../db/client.ts'
import { contextFor } from './context.ts'
import { fingerprintOf } from './fingerprint.ts'
import { fieldsOf, parseInput } from './input.ts'
import { laterOf, onRoute } from './route.ts'
import { answerCommand, answerQuery, type Served, type Told } from './serve.ts'
import { readToken, type Claim } from './token.ts'
import { versionFor, type Version } from './versions.ts'

const KEY = /^[\w.:-]{1,255}$/

function keyOf(c: HonoContext): string {
  const key = c.req.header('idempotency-key') ?? newId('journal')
  if (!KEY.test(key))
    throw new Refusal('malformed', 'Idempotency-Key must be 1–255 plain characters.')
  return key
}

const CLIENT = /^[^/]{1,64}\/(\d{1,9})$/

/** SYNC 1: our phone says which schema it speaks; one that we no longer know must update before anything else. */
function refuseTooOld(c: HonoContext): void {
  const schema = CLIENT.exec(c.req.header('x-client') ?? '')?.[1]
  if (schema !== undefined && Number(schema) < OLDEST_SCHEMA) throw new Refusal('client_too_old')
}

type Query = {
  deps: Deps
  db: Db
  now: number
  claim: Claim | null
  input: unknown
  given: object
}

async function versionOf(c: HonoContext, served: Served, query: Query): Promise<Version | null> {
  const { deps, db, now, claim, input, given } = query
  if (!served.versionedBy || !claim) return null
  const basis = served.versionedBy({ me: claim.userId }, input as never)
  return versionFor(basis, {
    ...{ db, now, settings: deps.settings, endpoint: served.endpoint },
    who: [claim.userId, claim.sessionId],
    fields: { ...given },
    ifNoneMatch: c.req.header('if-none-match') ?? '',
  })
}

async function tell(c: HonoContext, served: Served, deps: Deps, tally: Tally): Promise<Told> {
  const { endpoint } = served
  const { settings } = deps
  const now = deps.now()
  refuseTooOld(c)
  const claim = await readToken(settings, c.req.header('authorization'), now)
  if (!claim && endpoint.who !== 'anyone') throw new Refusal('signed_out')

  const given = await fieldsOf(c, endpoint)
  const input = parseInput(endpoint, given)
  const ask = {
    ...{ endpoint, deps, now, claim },
    db: openDb(settings, tally, deps.fetch),
    origin: new URL(c.req.url).origin,
    ip: c.req.header('cf-connecting-ip') ?? null,
    later: laterOf(c, deps),
  }
  if (endpoint.kind === 'query') {
    const version = await versionOf(c, served, { ...ask, input, given })
    const context = contextFor({ ...ask, receipt: null, version })
    const known = version?.known
    return answerQuery(served, context, known ? { ...(input as object), known } : input)
  }

  const receipt = { key: keyOf(c), fingerprint: await fingerprintOf(settings, endpoint, given) }
  return answerCommand(served, contextFor({ ...ask, receipt, version: null }), input, {
    db: ask.db,
    ...receipt,
  })
}

const honoPath = (endpoint: Endpoint) => `/api/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`

/** Serves one promise: who, what, the answer or the no. */
export function mount(app: Hono, served: Served, deps: Deps): void {
  const { name, method } = served.endpoint
  const route = { name, method, path: honoPath(served.endpoint) }
  onRoute(app, deps, route, (c, { tally }) => tell(c, served, deps, tally))
}

/** What is not a call is told so; a call by the wrong method is told which are right (RFC 9110, 15.5.6). */
export function mountRest(app: Hono, deps: Deps): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of app.routes)
    methods.set(path, (methods.get(path) ?? new Set()).add(method))
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ')
    onRoute(app, deps, { name: 'wrong method', method: 'ALL', path }, async () => {
      throw new Refusal('wrong_method', `This address answers to ${allow} only.`, { allow })
    })
  }
  onRoute(app, deps, { name: 'no such call', method: 'ALL', path: '/api/*' }, async () => {
    throw new Refusal('no_such_call')
  })
}
