import { sql } from 'drizzle-orm'
import { createPaystack } from '#sandbox/paystack/paystack.ts'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createInMemoryBucket } from '#testing/in-memory-bucket.ts'
import type { DatabaseEngine } from '#testing/in-process-libsql.ts'
import { testSettings } from '#testing/worker/settings.ts'
import { insertSession } from '#worker/accounts/queries.ts'
import { createApp } from '#worker/app.ts'
import type { Job } from '#worker/background/job.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats, openDb, type Db } from '#worker/db/client.ts'
import { toStatement, type Statement } from '#worker/db/write.ts'
import { signToken } from '#worker/http/token.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { brokenInvariants, findBrokenInvariants } from '#worker/ledger/invariants.ts'
import { adjust, postJournal } from '#worker/ledger/postings.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'

export const PIN = '4071'
/** What the platform has at the provider, so that users who begin with money can withdraw it. */
const FLOAT = naira(50_000_000)
const FLOAT_PART = naira(1_000_000)
const SESSION_MS = 400 * 86_400_000
const ORIGIN = 'http://onise.test'

export type MoneyTestServer = Awaited<ReturnType<typeof createMoneyTestServer>>
export type TestUser = { id: UserId; token: string; email: string }
export type TestResponse<E extends Endpoint = Endpoint> = {
  status: number
  body: ResponseBody<E> & { error?: string; code?: string }
}
/** How the worker reaches the database and the provider. */
export type Connections = { database: typeof fetch; provider: typeof fetch }

type Options = {
  engine: Pick<DatabaseEngine, 'fetch' | 'url'>
  /** Puts something between the worker and the outside, such as faults. */
  wrapConnections?: (direct: Connections) => Connections
  settings?: object
}

/** Returns the response once all work that outlives it is done. */
const createDispatch = (app: ReturnType<typeof createApp>) => async (request: Request) => {
  const background: Promise<unknown>[] = []
  const executionContext = {
    waitUntil: (work: Promise<unknown>) => void background.push(work.catch(() => {})),
    passThroughOnException: () => {},
    props: {},
  }
  const response = await app.request(request as never, undefined, undefined, executionContext)
  const copy = new Response(await response.text(), {
    status: response.status,
    headers: [...(response.headers as unknown as Iterable<[string, string]>)],
  })
  await Promise.all(background)
  return copy
}

export async function readResponse<E extends Endpoint>(
  response: Response,
): Promise<TestResponse<E>> {
  const text = await response.text()
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as TestResponse<E>['body'],
  }
}

const createSend =
  (dispatch: (request: Request) => Promise<Response>) =>
  async <E extends Endpoint>(
    user: TestUser,
    endpoint: E,
    input: RequestInput<E>,
    key: string = newId('journal'),
  ): Promise<TestResponse<E>> => {
    const headers = { authorization: `Bearer ${user.token}`, 'idempotency-key': key }
    const request = buildRequest(endpoint, input as Record<string, unknown>, ORIGIN, headers)
    return readResponse<E>(await dispatch(request))
  }

/** Checks all invariants in one statement; only when one is violated are its rows read. */
async function findViolations(db: Db): Promise<string[]> {
  const violated = await findBrokenInvariants(async (queries) => {
    const columns = queries.map((query, index) => `EXISTS (${query}) AS i${index}`)
    const [row] = (await db.$client.execute(`SELECT ${columns.join()}`)).rows
    return queries.map((_, index) => (row?.[`i${index}`] === 0 ? [] : [{ 0: 'violated' }]))
  })
  return violated.length === 0 ? [] : brokenInvariants(db)
}

type UserOptions = { userType: 'client' | 'tasker'; money?: Kobo }
type Write = (...statements: Statement[]) => Promise<unknown>

/** Inserts users into the tables: registration is tested elsewhere and would take most of the time. */
function createUserFactory(settings: Deps['settings'], now: () => number, write: Write) {
  const pinHash = hashPassword(settings, PIN)
  let count = 0

  function newUser({ userType, money = 0 as Kobo }: UserOptions) {
    const id = newId('user')
    const sessionId = newId('session')
    const email = `p${++count}@money.test`
    const at = now()
    const writes = [
      sql`INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
        VALUES (${id}, ${userType}, ${`p${count}`}, ${email}, 'x', ${at}, ${at})`,
      insertSession({ id: sessionId, userId: id, idleMs: SESSION_MS }, at),
      sql`INSERT INTO pins (user_id, hash, updated_at) VALUES (${id}, ${pinHash}, ${at})`,
      sql`INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
        VALUES (${`ua:${id}`}, 'user_available', ${id}, 'credit_normal', ${at})`,
      ...(money > 0 ? adjust({ user: id, amount: money, note: 'for a test', now: at }) : []),
    ]
    return { id, sessionId, email, writes }
  }

  return async (...wanted: UserOptions[]): Promise<TestUser[]> => {
    const users = wanted.map(newUser)
    await write(...users.flatMap(({ writes }) => writes))
    return Promise.all(
      users.map(async ({ id, sessionId, email }) => ({
        id,
        email,
        token: await signToken(settings, { userId: id, sessionId }, now()),
      })),
    )
  }
}

const floatPosting = (part: number, now: number): Statement[] =>
  postJournal({
    type: 'settle',
    idemKey: `st:float-${part}`,
    actor: null,
    subject: 'float',
    meta: {},
    now,
    legs: [{ debit: 'provider_clearing', credit: 'platform_capital', amount: FLOAT_PART }],
  }).writes

/** A Paystack sandbox that sends its webhooks only on `deliverWebhooks`. */
async function createProvider(
  now: () => number,
  dispatch: (request: Request) => Promise<Response>,
) {
  const paystack = await createPaystack({
    now,
    transfers: { outcome: 'pending' },
    webhookUrl: `${ORIGIN}/api/payments/webhook`,
    bankTransferDelayMs: null,
    webhookFetch: ((url: string, init: RequestInit) =>
      dispatch(new Request(url, init))) as typeof fetch,
  })
  await paystack.control('faults', { webhooks: { paused: true } })
  return paystack
}

/** The settings of the worker; in real time a slow machine would be a fault that no test chose. */
function createSettings({ engine, settings }: Options, paystackUrl: string) {
  const base = testSettings(engine.url, { SCRYPT_LN: 1, ...settings })
  return {
    ...base,
    DATABASE_DEADLINE_MS: 3_600_000,
    PAYSTACK_URL: paystackUrl,
    MAIL_URL: `${base.MAIL_URL}/emails`,
  }
}

/** The real app, a libSQL engine and the Paystack sandbox with its own records, in one process. */
export async function createMoneyTestServer(options: Options) {
  const { engine, wrapConnections = (direct) => direct } = options
  let now = TEST_NOW
  const readClock = () => now
  const faults: string[] = []
  const paystack = await createProvider(readClock, (request) => dispatch(request))
  const settings = createSettings(options, paystack.url)
  const connections = wrapConnections({
    database: engine.fetch,
    provider: paystack.fetch as typeof fetch,
  })
  const deps: Deps = {
    settings,
    files: createInMemoryBucket(),
    now: readClock,
    log: (line) => {
      if (line['fault'] && line['status'] !== 503) faults.push(JSON.stringify(line))
    },
    databaseFetch: (...args) => connections.database(...args),
    externalFetch: async (...args) => {
      const isEmail = new Request(...args).url.startsWith(settings.MAIL_URL)
      return isEmail ? Response.json({}) : connections.provider(...args)
    },
  }
  const app = createApp(deps)
  const dispatch = createDispatch(app)
  const db = openDb(settings, newQueryStats(), engine.fetch)
  const write = (...statements: Statement[]) =>
    db.$client.batch(statements.map(toStatement), 'write')

  paystack.topUp(FLOAT)
  const parts = Array.from({ length: FLOAT / FLOAT_PART }, (_, part) => floatPosting(part, now))
  await write(...parts.flat())

  return {
    deps,
    paystack,
    /** Failures of the worker other than an unreachable database. */
    faults,
    createUsers: createUserFactory(settings, readClock, write),
    send: createSend(dispatch),
    runSql: async (text: string, ...args: (string | number)[]) =>
      (await db.$client.execute({ sql: text, args })).rows.map((row) => ({ ...row })),
    findViolations: () => findViolations(db),
    now: readClock,
    advanceClock: (ms: number) => void (now += ms),
    runJobs: (...jobs: Job[]) => runJobs(deps, jobs),
    /** Sends the webhooks that the provider has prepared, each of them `copies` times. */
    async deliverWebhooks({ order = 'same', copies = 1 }: WebhookOptions = {}) {
      await paystack.control('faults', { webhooks: { copies } })
      await paystack.control('webhooks', { release: true, order })
    },
    close: () => paystack.stop(),
  }
}
type WebhookOptions = { order?: string; copies?: number }
