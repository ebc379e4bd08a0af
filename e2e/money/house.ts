import { sql } from 'drizzle-orm'
import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { openSession } from '#worker/accounts/queries.ts'
import { createApp } from '#worker/app.ts'
import { ring } from '#worker/clock/clock.ts'
import type { Job } from '#worker/clock/job.ts'
import type { Deps } from '#worker/context.ts'
import { newTally, openDb } from '#worker/db/client.ts'
import { statementOf, type Statement } from '#worker/db/commit.ts'
import { signToken } from '#worker/http/token.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import { testSettings } from '#worker/test/settings.ts'
import { brokenLaws, lawsBrokenBy } from '#worker/wallet/invariants.ts'
import { adjust, post } from '#worker/wallet/postings.ts'
import { createPaystack } from '../../local/paystack/paystack.mjs'
import { memoryFiles } from '../simulator/memory-files.ts'

/** A Wednesday morning in Lagos. */
export const NOON = Date.parse('2026-03-04T09:00:00Z')
export const PIN = '4071'
export const FLOAT = naira(50_000_000)
const LONG = 400 * 86_400_000

export type House = Awaited<ReturnType<typeof openHouse>>
export type Person = { id: UserId; token: string; email: string }
export type Reply<E extends Endpoint = Endpoint> = {
  status: number
  body: Heard<E> & { error?: string; code?: string }
  replayed: boolean
}
/** How the database and the provider are reached; whoever wants to may stand in between. */
export type Wires = { database: typeof fetch; provider: typeof fetch }

type Options = {
  engine: { wire: typeof fetch; url: string }
  between?: (plain: Wires) => Wires
  settings?: object
}

/**
 * The real app, a real libSQL engine, and the sandbox with books of its own, all in one process: a thousand
 * histories of money take a minute and not an hour.
 */
export async function openHouse({ engine, between = (plain) => plain, settings: more }: Options) {
  const settings = {
    ...testSettings(engine.url, { SCRYPT_LN: 1, ...more }),
    // A busy machine would be a fault that nobody had willed.
    DATABASE_DEADLINE_MS: 3_600_000,
  }
  let now = NOON
  const faults: string[] = []
  const lines: Record<string, unknown>[] = []

  const paystack = await createPaystack({
    now: () => now,
    transfers: { outcome: 'pending' },
    webhookUrl: 'http://onise.test/api/payments/webhook',
    bankTransferAfter: null,
    carry: ((url: string, init: RequestInit) => deliver(new Request(url, init))) as typeof fetch,
  })
  // Nothing is told until somebody lets it go.
  await paystack.control('faults', { webhooks: { hold: true } })

  const plain = { database: engine.wire, provider: paystack.fetch as typeof fetch }
  const wires = between(plain)
  const outside: typeof fetch = async (...given) => {
    const isPost = new Request(...given).url.startsWith(settings.MAIL_URL + '/letters')
    return isPost ? Response.json({}) : wires.provider(...given)
  }
  const deps: Deps = {
    settings: { ...settings, PAYSTACK_URL: paystack.url, MAIL_URL: `${settings.MAIL_URL}/letters` },
    files: memoryFiles(),
    now: () => now,
    log: (line) => {
      if (lines.push(line) > 50) lines.shift()
      if (line['fault'] && line['status'] !== 503) faults.push(JSON.stringify(line))
    },
    fetch: (...given) => wires.database(...given),
    outside,
  }
  const app = createApp(deps)
  const db = openDb(settings, newTally(), plain.database)

  /** Hands a request over; what outlives its answer has happened when this is done. */
  async function deliver(request: Request): Promise<Response> {
    const later: Promise<unknown>[] = []
    const edge = {
      waitUntil: (work: Promise<unknown>) => void later.push(work.catch(() => {})),
      passThroughOnException: () => {},
      props: {},
    }
    const response = await app.request(request as never, undefined, undefined, edge)
    const answered = new Response(await response.text(), {
      status: response.status,
      headers: [...(response.headers as unknown as Iterable<[string, string]>)],
    })
    await Promise.all(later)
    return answered
  }

  async function send<E extends Endpoint>(
    person: Person,
    endpoint: E,
    input: Sent<E>,
    key: string = newId('journal'),
  ): Promise<Reply<E>> {
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': key }
    const request = requestTo(
      endpoint,
      input as Record<string, unknown>,
      'http://onise.test',
      headers,
    )
    const response = await deliver(request)
    const text = await response.text()
    return {
      status: response.status,
      body: (text === '' ? {} : JSON.parse(text)) as Reply<E>['body'],
      replayed: response.headers.get('idempotency-replayed') === 'true',
    }
  }

  const write = (...statements: Statement[]) =>
    db.$client.batch(statements.map(statementOf), 'write')
  const rows = async (text: string, ...args: (string | number)[]) =>
    (await db.$client.execute({ sql: text, args })).rows.map((row) => ({ ...row }))

  /** Every law at once, by whether any row breaks it; only then are the rows asked for. */
  async function broken(): Promise<string[]> {
    const none = await lawsBrokenBy(async (queries) => {
      const all = queries.map((query, at) => `EXISTS (${query}) AS l${at}`)
      const [row] = await rows(`SELECT ${all.join()}`)
      return queries.map((_, at) => (row?.[`l${at}`] === 0 ? [] : [{ 0: 'broken' }]))
    })
    return none.length === 0 ? [] : brokenLaws(db)
  }

  const hash = hashPassword(settings, PIN)
  let born = 0
  /** Written straight into the tables: how accounts are opened is tried elsewhere, and costs most of the time. */
  async function people(
    ...wanted: { userType: 'client' | 'tasker'; money?: Kobo }[]
  ): Promise<Person[]> {
    const made = wanted.map(({ userType, money = 0 as Kobo }) => {
      const id = newId('user')
      const session = newId('session')
      const email = `p${++born}@house.test`
      const writes = [
        sql`INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
          VALUES (${id}, ${userType}, ${`p${born}`}, ${email}, 'x', ${now}, ${now})`,
        openSession({ id: session, userId: id, idle: LONG }, now),
        sql`INSERT INTO pins (user_id, hash, updated_at) VALUES (${id}, ${hash}, ${now})`,
        sql`INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
          VALUES (${`ua:${id}`}, 'user_available', ${id}, 'credit_normal', ${now})`,
        ...(money > 0 ? adjust({ user: id, amount: money, note: 'to begin with', now }) : []),
      ]
      return { id, session, email, writes }
    })
    await write(...made.flatMap(({ writes }) => writes))
    return Promise.all(
      made.map(async ({ id, session, email }) => ({
        ...{ id, email },
        token: await signToken(settings, { userId: id, sessionId: session }, now),
      })),
    )
  }

  // What we keep with the provider, there and in the books, so that whoever began with money can take it out.
  paystack.topUp(FLOAT)
  await write(
    ...Array.from({ length: FLOAT / naira(1_000_000) }, (_, part) =>
      post({
        ...{ type: 'settle', idemKey: `st:float-${part}`, actor: null, subject: 'float', meta: {} },
        now,
        legs: [
          { debit: 'provider_clearing', credit: 'platform_capital', amount: naira(1_000_000) },
        ],
      }),
    ).flatMap(({ writes }) => writes),
  )

  return {
    ...{ app, db, deps, paystack, faults, lines, rows, write, people, send, deliver, broken },
    now: () => now,
    wait: (ms: number) => void (now += ms),
    clock: (...jobs: Job[]) => ring(deps, jobs),
    /** What the provider has to tell is told now, each so many times. */
    async tell({ order = 'same', copies = 1 }: { order?: string; copies?: number } = {}) {
      await paystack.control('faults', { webhooks: { copies } })
      await paystack.control('webhooks', { release: true, order })
    },
    close: () => paystack.stop(),
  }
}
