import { inject } from 'vitest'
import { register, login } from '#schema/contract/accounts.ts'
import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/person.ts'
import { createApp } from '../app.ts'
import type { Deps } from '../context.ts'
import { newTally, openDb, type Db } from '../db/client.ts'
import { statementOf, type Statement } from '../db/commit.ts'
import { adjust } from '../wallet/postings.ts'
import { newProvider } from './provider.ts'
import { newBank } from './bank.ts'
import { newFiles } from './files.ts'
import { newPost } from './post.ts'
import { testSettings } from './settings.ts'

/** A Wednesday morning in Lagos. */
export const NOON = Date.parse('2026-03-04T09:00:00Z')

export type Reply<E extends Endpoint = Endpoint> = {
  status: number
  body: Heard<E> & { error?: string; code?: string; fields?: Record<string, string> }
  headers: Headers
}

/** Somebody in this world, with a way to call as them. */
export type Person = {
  id: UserId
  email: string
  token: string
  send: <E extends Endpoint>(endpoint: E, input: Sent<E>, key?: string) => Promise<Reply<E>>
}

export type World = Awaited<ReturnType<typeof newWorld>>

/**
 * A whole marketplace of its own: the real app, a real libSQL database, real R2, a clock that moves when told.
 * `wire` replaces how the database is reached (to count, to fail, to stall), `outside` the provider and the post
 * (otherwise there is a `provider` that takes payments, a `bank` that sends money, and a `mailbox`).
 */
type Options = { wire?: typeof fetch; outside?: typeof fetch; settings?: object; files?: R2Bucket }
export async function newWorld(options: Options = {}) {
  const url = `${inject('database')}/@w${crypto.randomUUID().replaceAll('-', '')}/`
  const settings = testSettings(url, options.settings)
  let now = NOON
  const lines: Record<string, unknown>[] = []
  const provider = newProvider()
  const bank = newBank()
  const mailbox = newPost()
  const outside: typeof fetch = async (...given) => {
    const { pathname } = new URL(new Request(...given).url)
    if (pathname === '/') return mailbox.outside(...given)
    return (await bank.answer(new Request(...given))) ?? provider.outside(...given)
  }
  const deps: Deps = {
    settings,
    files: options.files ?? newFiles(),
    now: () => now,
    log: (line) => void lines.push(line),
    ...(options.wire && { fetch: options.wire }),
    outside: options.outside ?? outside,
  }
  const app = createApp(deps)
  const db: Db = openDbFor(url)

  /** Hands a request over as it is. */
  async function deliver(request: Request): Promise<{ response: Response; text: string }> {
    // What outlives the answer has happened when the next call comes, as between two calls of one person.
    const later: Promise<unknown>[] = []
    const edge = {
      waitUntil: (work: Promise<unknown>) => void later.push(work),
      passThroughOnException: () => {},
      props: {},
    }
    const response = await app.request(request, undefined, undefined, edge)
    const text = await response.text()
    await Promise.all(later)
    return { response, text }
  }

  async function send<E extends Endpoint>(
    token: string | null,
    endpoint: E,
    input: Sent<E>,
    key?: string,
    more: Record<string, string> = {},
  ): Promise<Reply<E>> {
    const headers: Record<string, string> = { ...more }
    if (token) headers['authorization'] = `Bearer ${token}`
    if (key) headers['idempotency-key'] = key
    const request = requestTo(
      endpoint,
      input as Record<string, unknown>,
      'http://onise.test',
      headers,
    )
    const { response, text } = await deliver(request)
    const body = (text === '' ? null : JSON.parse(text)) as Reply<E>['body']
    return { status: response.status, body, headers: response.headers }
  }

  async function write(...statements: Statement[]) {
    await openDbFor(url).$client.batch(statements.map(statementOf), 'write')
  }

  let born = 0
  async function person(userType: UserType = 'client', money: Kobo = naira(0)): Promise<Person> {
    const email = `${userType}${++born}@world.test`
    const password = 'a fair password'
    const opened = await send(null, register, {
      userType: userType === 'admin' ? 'client' : userType,
      username: `${userType.slice(0, 4)}${born}`,
      email,
      password,
    })
    if (opened.status !== 201)
      throw new Error(`no account: ${JSON.stringify([opened.body, lines.at(-1)])}`)
    if (userType === 'admin')
      await db.$client.execute({
        sql: "UPDATE users SET user_type = 'admin' WHERE email = ?",
        args: [email],
      })
    const { body } = await send(null, login, { email, password })
    const id = body.user._id
    if (money > 0) await write(...adjust({ user: id, amount: money, note: 'for a test', now }))
    return {
      id,
      email,
      token: body.token,
      send: (endpoint, input, key) => send(body.token, endpoint, input, key),
    }
  }

  return {
    app,
    db,
    deps,
    provider,
    bank,
    mailbox,
    url,
    send,
    deliver,
    write,
    person,
    /** Log lines so far, oldest first; a request's line carries trips, rowsRead and rowsWritten. */
    lines,
    /** What the last request cost the database. */
    cost: () =>
      lines.findLast((line) => 'trips' in line) as {
        route: string
        trips: number
        rowsRead: number
        rowsWritten: number
      },
    now: () => now,
    wait: (ms: number) => void (now += ms),
    rows: async (sql: string, ...args: (string | number)[]) =>
      (await openDbFor(url).$client.execute({ sql, args })).rows.map((row) => ({ ...row })),
  }
}

const openDbFor = (url: string) =>
  openDb({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 600_000 }, newTally())
