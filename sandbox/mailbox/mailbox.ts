import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import { constantTimeEqual } from '#sandbox/constant-time-equal.ts'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { JsonlStore } from '#sandbox/jsonl-store.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { reportStorageFailure } from '#sandbox/storage-failure.ts'
import { emailSchema, type Email } from './email.ts'
import { renderMailbox } from './page.ts'

const STYLE = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
const SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** As the provider describes its errors. */
const failure = (statusCode: number, name: string, message: string) => ({
  statusCode,
  name,
  message,
})

type Rows = { emails: Email }

type MailboxOptions = {
  /** A free port by default. */
  port?: number
  /** Without a file the emails exist only while the mailbox runs. */
  file?: string
  /** The bearer token of the sender. */
  key?: string
  now?: () => number
}

/** The mailbox without a network: `fetch` is the only way to it. */
export function createMailboxInProcess({ file, key = '', now = Date.now }: MailboxOptions = {}) {
  const store = new JsonlStore<Rows>(file)
  const emails = (to = ''): Email[] =>
    store
      .all('emails')
      .filter((email) => !to || email.to.toLowerCase() === to.toLowerCase())
      .toReversed()

  const app = new Hono()
  app.onError(reportStorageFailure)
  app.use(async (c, next) => {
    if (isCrossOrigin(c.req.raw)) return c.text('Cross-origin request', 403)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', SECURITY_POLICY)
  })
  app.post('/', async (c) => {
    if (!constantTimeEqual(c.req.header('authorization') ?? '', `Bearer ${key}`))
      return c.json(failure(403, 'invalid_api_key', 'The key is wrong.'), 403)
    const parsed = v.safeParse(emailSchema, await c.req.json().catch(() => null))
    if (!parsed.success)
      return c.json(
        failure(422, 'missing_required_field', 'An email has to, from, subject and text.'),
        422,
      )
    // A sender that has received no response repeats the request with the same key.
    const id = c.req.header('idempotency-key') ?? randomUUID()
    const stored = store.find('emails', id)
    if (stored && stored.text !== parsed.output.text)
      return c.json(
        failure(409, 'invalid_idempotent_request', 'The key was used for another email.'),
        409,
      )
    if (!stored)
      store.write(['emails', id, { id, ...parsed.output, at: new Date(now()).toISOString() }])
    return c.json({ id })
  })
  app.get('/', (c) => c.html(renderMailbox(emails(c.req.query('to')), c.req.query('to'))))
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/_control/emails', (c) => c.json(emails(c.req.query('to'))))
  app.delete('/_control/emails', (c) => {
    store.write(...emails().map(({ id }) => ['emails', id, null] as const))
    return c.json([])
  })

  return { key, emails, fetch: async (request: Request): Promise<Response> => app.fetch(request) }
}

/**
 * Receives the emails of one machine: `POST /` accepts one, `GET /` shows them, newest first. For scripts,
 * `GET /_control/emails?to=` lists them and `DELETE /_control/emails` deletes them.
 */
export async function createMailbox(options: MailboxOptions = {}) {
  const { key, emails, fetch } = createMailboxInProcess(options)
  const { url, stop } = await listenOnLoopback(fetch, options.port ?? 0)
  return { url, key, emails, stop }
}

export type Mailbox = Awaited<ReturnType<typeof createMailbox>>
