import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { constantTimeEqual } from '#sandbox/constant-time-equal.ts'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { JsonlStore } from '#sandbox/jsonl-store.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { reportStorageFailure } from '#sandbox/storage-failure.ts'
import { createFaults, effectOfNumber, faultSchema, type Fault } from './faults.ts'
import { lookUp, NO_ADDRESS, type Lookup } from './lookup.ts'
import { renderLookups } from './page.ts'

const STYLE = readFileSync(join(import.meta.dirname, '../mailbox/style.css'), 'utf8')
const SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Seconds. */
const TOKEN_LIFETIME = 7200

type IdentityOptions = {
  clientId: string
  secret: string
  /** Without a file the lookups exist only while the sandbox runs. */
  file?: string
  now?: () => number
}

/** On this machine only, and for no page of another origin. */
function createLoopbackApp() {
  const app = new Hono()
  app.onError(reportStorageFailure)
  app.use(async (c, next) => {
    if (isCrossOrigin(c.req.raw)) return c.text('Cross-origin request', 403)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', SECURITY_POLICY)
  })
  return app
}

type Parts = { lookups: () => Lookup[]; faults: ReturnType<typeof createFaults> }

function mountControl(app: Hono, { lookups, faults }: Parts): void {
  app.get('/', (c) => c.html(renderLookups(lookups())))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/_control/lookups', (c) => c.json(lookups()))
  app.post('/_control/faults', async (c) => {
    const parsed = v.safeParse(faultSchema, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ message: parsed.issues[0].message }, 400)
    faults.add(parsed.output)
    return c.json({})
  })
  app.delete('/_control/faults', (c) => {
    faults.clear()
    return c.json({})
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The error of a fault, or null. */
async function carryOut(c: Context, fault: Fault | undefined): Promise<Response | null> {
  if (fault?.effect === 'slow') await pause(fault.delayMs)
  if (fault?.effect !== 'busy' && fault?.effect !== 'broken') return null
  if (fault.retryAfter) c.header('Retry-After', String(fault.retryAfter))
  const status = fault.effect === 'busy' ? 429 : 503
  return c.json({ statusCode: status, message: 'Try again later' }, status)
}

/** QoreID without a network: `fetch` is the only way to it. */
export function createIdentityInProcess(options: IdentityOptions) {
  const { clientId, secret, file, now = Date.now } = options
  const store = new JsonlStore<{ lookups: Lookup }>(file)
  const faults = createFaults()
  const lookups = (): Lookup[] => store.all('lookups').toReversed()
  const tokens = new Map<string, number>()

  async function issueToken(c: Context): Promise<Response> {
    const failed = await carryOut(c, faults.take('token'))
    if (failed) return failed
    const given = v.safeParse(
      v.strictObject({ clientId: v.string(), secret: v.string() }),
      await c.req.json().catch(() => null),
    )
    const isOurs =
      given.success &&
      constantTimeEqual(given.output.clientId, clientId) &&
      constantTimeEqual(given.output.secret, secret)
    if (!isOurs) return c.json({ statusCode: 401, message: 'Unauthorized' }, 401)
    const accessToken = randomUUID()
    tokens.set(`Bearer ${accessToken}`, now() + TOKEN_LIFETIME * 1000)
    return c.json({ accessToken, expiresIn: TOKEN_LIFETIME, tokenType: 'Bearer' }, 201)
  }

  async function answer(c: Context, kind: string, number: string): Promise<Response> {
    const until = tokens.get(c.req.header('authorization') ?? '') ?? 0
    if (until <= now()) return c.json({ statusCode: 401, message: 'Unauthorized' }, 401)
    const fault = faults.take('identities')
    const failed = await carryOut(c, fault)
    if (failed) return failed
    const effect = fault && fault.effect !== 'slow' ? fault.effect : effectOfNumber(number)
    const body: unknown = await c.req.json().catch(() => null)
    const answered = lookUp({ kind, number, body, effect }, { id: randomUUID(), at: now() })
    if ('lookup' in answered) store.write(['lookups', answered.lookup.id, answered.lookup])
    return c.json(answered.body, answered.status as 200)
  }

  const app = createLoopbackApp()
  app.post('/token', (c) => issueToken(c))
  app.post('/v1/ng/identities/:kind/:number', (c) =>
    answer(c, c.req.param('kind'), c.req.param('number')),
  )
  mountControl(app, { lookups, faults })
  app.notFound((c) => {
    const { body } = NO_ADDRESS(c.req.path)
    return c.json(body, 404)
  })
  return {
    /** Newest first. */
    lookups,
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
  }
}

/** The sandbox with a server. */
export async function createIdentity({
  port = 0,
  ...options
}: IdentityOptions & { port?: number }) {
  const { fetch: handle, lookups } = createIdentityInProcess(options)
  const { url, stop } = await listenOnLoopback(handle, port)
  return { url, lookups, stop }
}
