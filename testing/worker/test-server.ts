import { afterEach, inject } from 'vitest'
import { login, register } from '#schema/contract/accounts.ts'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/user.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createSandboxes } from '#testing/provider/sandboxes.ts'
import type { TestProvider } from '#testing/provider/test-provider.ts'
import { createApp } from '#worker/app.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats, openDb, type Db } from '#worker/db/client.ts'
import { toStatement, type Statement } from '#worker/db/write.ts'
import { adjust } from '#worker/ledger/postings.ts'
import { createTestBucket } from './r2.ts'
import { testSettings } from './settings.ts'

const openProviders = new Set<TestProvider>()
afterEach(() => {
  for (const provider of openProviders) provider.assertNoViolations()
})

/** The password of every user that `createUser` makes. */
export const TEST_PASSWORD = 'a fair password'

export type TestResponse<E extends Endpoint = Endpoint> = {
  status: number
  body: ResponseBody<E> & { error?: string; code?: string; fields?: Record<string, string> }
  headers: Headers
}

/** A registered user with a session. `send` makes a request in it. */
export type TestUser = {
  id: UserId
  email: string
  token: string
  send: <E extends Endpoint>(
    endpoint: E,
    input: RequestInput<E>,
    key?: string,
  ) => Promise<TestResponse<E>>
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

type Options = {
  /** Replaces the connection to the database, to count or to inject faults. */
  databaseFetch?: typeof fetch
  /** Replaces the sandboxes of payment provider and mailbox. */
  externalFetch?: typeof fetch
  settings?: object
  files?: R2Bucket
}

type SendWithHeaders = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: RequestInput<E>,
  headers: Record<string, string>,
) => Promise<TestResponse<E>>
type SendRequest = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: RequestInput<E>,
  key?: string,
) => Promise<TestResponse<E>>

/** What one request cost the database. */
type RequestCost = { route: string; roundTrips: number; rowsRead: number; rowsWritten: number }

const openDbAt = (url: string): Db =>
  openDb({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 600_000 }, newQueryStats())

/** Runs a request through the app. Work that outlives the response is finished when this resolves. */
async function dispatchTo(app: ReturnType<typeof createApp>, request: Request) {
  const backgroundWork: Promise<unknown>[] = []
  const executionContext = {
    waitUntil: (work: Promise<unknown>) => void backgroundWork.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  const response = await app.request(request, undefined, undefined, executionContext)
  const text = await response.text()
  await Promise.all(backgroundWork)
  return { response, text }
}

function createSend(dispatch: (request: Request) => ReturnType<typeof dispatchTo>) {
  const sendWithHeaders: SendWithHeaders = async (token, endpoint, input, headers) => {
    const request = buildRequest(endpoint, input as Record<string, unknown>, 'http://onise.test', {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    })
    const { response, text } = await dispatch(request)
    const body = text === '' ? null : JSON.parse(text)
    return { status: response.status, body, headers: response.headers }
  }
  const send: SendRequest = (token, endpoint, input, key) =>
    sendWithHeaders(token, endpoint, input, key ? { 'idempotency-key': key } : {})
  return { send, sendWithHeaders }
}

type UserFactoryDeps = {
  send: SendRequest
  write: (...statements: Statement[]) => Promise<void>
  runSql: (sql: string, ...args: string[]) => Promise<unknown>
  logLines: Record<string, unknown>[]
  now: () => number
}

function createUserFactory({ send, write, runSql, logLines, now }: UserFactoryDeps) {
  let userCount = 0
  return async (userType: UserType = 'client', money: Kobo = naira(0)): Promise<TestUser> => {
    userCount++
    const email = `${userType}${userCount}@world.test`
    const registered = await send(null, register, {
      userType: userType === 'admin' ? 'client' : userType,
      username: `${userType.slice(0, 4)}${userCount}`,
      email,
      password: TEST_PASSWORD,
    })
    if (registered.status !== 201)
      throw new Error(`registration failed: ${JSON.stringify([registered.body, logLines.at(-1)])}`)
    if (userType === 'admin')
      await runSql("UPDATE users SET user_type = 'admin' WHERE email = ?", email)
    const { body } = await send(null, login, { email, password: TEST_PASSWORD })
    const id = body.user._id
    if (money > 0)
      await write(...adjust({ user: id, amount: money, note: 'for a test', now: now() }))
    return {
      id,
      email,
      token: body.token,
      send: (endpoint, input, key) => send(body.token, endpoint, input, key),
    }
  }
}

/** The real app with a libSQL database and an R2 folder of its own, and a clock that only the test moves. */
export async function createTestServer(options: Options = {}) {
  const url = `${inject('database')}/@w${crypto.randomUUID().replaceAll('-', '')}/`
  const settings = testSettings(url, options.settings)
  let currentTime = TEST_NOW
  const now = () => currentTime
  const logLines: Record<string, unknown>[] = []
  const { externalFetch, ...sandboxes } = createSandboxes(now)
  openProviders.add(sandboxes.provider)
  const deps: Deps = {
    settings,
    files: options.files ?? createTestBucket(),
    now,
    log: (line) => void logLines.push(line),
    ...(options.databaseFetch && { databaseFetch: options.databaseFetch }),
    externalFetch: options.externalFetch ?? externalFetch,
  }
  const app = createApp(deps)
  const dispatch = (request: Request) => dispatchTo(app, request)
  const { send, sendWithHeaders } = createSend(dispatch)
  // A client of its own for each call: one that is shared fails under parallel use.
  const write = async (...statements: Statement[]) => {
    await openDbAt(url).$client.batch(statements.map(toStatement), 'write')
  }
  const runSql = async (sql: string, ...args: (string | number)[]) =>
    (await openDbAt(url).$client.execute({ sql, args })).rows.map((row) => ({ ...row }))

  return {
    ...sandboxes,
    app,
    db: openDbAt(url),
    deps,
    url,
    send,
    sendWithHeaders,
    dispatch,
    write,
    runSql,
    createUser: createUserFactory({ send, write, runSql, logLines, now }),
    /** Oldest first. The line of a request has `roundTrips`, `rowsRead` and `rowsWritten`. */
    logLines,
    lastRequestCost: () => logLines.findLast((line) => 'roundTrips' in line) as RequestCost,
    now,
    advanceClock: (ms: number) => void (currentTime += ms),
  }
}
