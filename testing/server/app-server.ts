import { ENDPOINTS } from '#schema/contract/index.ts'
import { refusalsOf, successesOf } from '#schema/contract/statuses.ts'
import { factOf } from '#schema/domain/facts.ts'
import { createClock } from '#testing/clock.ts'
import { SANDBOX_SETTINGS } from '#testing/provider/sandboxes.ts'
import { openToolDb, type ToolDb } from '#tools/db/open-db.ts'
import { createApp } from '#worker/app.ts'
import type { Deps } from '#worker/context.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import type { Statement } from '#worker/db/write.ts'
import { readSettings } from '#worker/env.ts'
import { brokenInvariants, findBrokenInvariants } from '#worker/ledger/invariants.ts'
import { createHashQueue } from '#worker/secrets/hash-queue.ts'
import type { DatabaseEngine } from './database-engine.ts'
import { createInMemoryBucket } from './in-memory-bucket.ts'
import { createSend } from './send.ts'
import { createUserFactory } from './users.ts'

export type AppServerOptions = {
  engine: DatabaseEngine
  /** Puts something between the app and the database, such as faults. */
  wrapDatabase?: (direct: typeof fetch) => typeof fetch
  /** Replaces the other companies: payment provider and mail. */
  externalFetch?: typeof fetch
  settings?: object
  files?: R2Bucket
  /** Replaces the clock that `advanceClock` moves. */
  now?: () => number
  /** Receives the log lines instead of `logLines`. */
  log?: Deps['log']
  /** Replaces the queue, which has no pauses at the cost of tests. */
  hashQueue?: Deps['hashQueue']
  front?: NonNullable<Deps['front']>
  /** The open apps; none otherwise. */
  live?: NonNullable<Deps['live']>
  /** The built files; none otherwise. */
  assets?: NonNullable<Deps['assets']>
  /** Work that outlives its response may fail. Otherwise it fails the request that started it. */
  ignoresBackgroundErrors?: boolean
}

/** What one request cost the database. Rows are NaN, which fails every comparison, where the engine does not count them. */
type RequestCost = { route: string; roundTrips: number; rowsRead: number; rowsWritten: number }

const FACTS = ['says', 'noteSays', 'fieldsSay', 'data']

/** Throws when a sentence left as a fact, which older clients would show. */
function assertInWords(value: unknown, path = 'body'): void {
  if (typeof value === 'string' && factOf(value)) throw new Error(`${path} is a fact: ${value}`)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    if (!FACTS.includes(name)) assertInWords(part, `${path}.${name}`)
}

/** Runs a request through the app. Work that outlives the response is finished when this resolves. */
async function dispatchTo(
  app: ReturnType<typeof createApp>,
  request: Request,
  ignoresBackgroundErrors = false,
) {
  const backgroundWork: Promise<unknown>[] = []
  const executionContext = {
    waitUntil: (work: Promise<unknown>) => void backgroundWork.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  const response = await app.request(request as never, undefined, undefined, executionContext)
  const text = await response.text()
  if (text.includes('\\u0001')) assertInWords(JSON.parse(text))
  await (ignoresBackgroundErrors ? Promise.allSettled(backgroundWork) : Promise.all(backgroundWork))
  return { response: response as unknown as Response, text }
}

const STATUSES = new Map<unknown, readonly number[]>(
  ENDPOINTS.map((each) => [each.name, [...successesOf(each), ...refusalsOf(each)]]),
)
/** Throws when a call answers with a status that the API reference does not have. */
function assertDescribed({ route, status }: Record<string, unknown>): void {
  const isDescribed = STATUSES.get(route)?.includes(Number(status)) ?? true
  if (!isDescribed)
    throw new Error(`${String(route)} answers ${String(status)}: see EndpointSchemas`)
}

const hideRows = (line: Record<string, unknown>) =>
  'rowsRead' in line ? { ...line, rowsRead: Number.NaN, rowsWritten: Number.NaN } : line

const BUSY_ATTEMPTS = 50
/** While another process writes for long, sqld refuses a statement, of which it has executed nothing. */
async function whenFree<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const isBusy = error instanceof Error && String(Reflect.get(error, 'code')).endsWith('BUSY')
      if (!isBusy || attempt === BUSY_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Direct access to the database, past the faults of the app's connection. */
function createDatabaseAccess(settings: Deps['settings'], engine: DatabaseEngine) {
  // A client of its own for each call: one that is shared fails under parallel use.
  const open = () => openToolDb(settings, engine.fetch)
  return {
    open,
    write: async (...statements: Statement[]) => {
      await whenFree(() => open().$client.batch(statements.map(toStatement), 'write'))
    },
    runSql: async (sql: string, ...args: (string | number)[]) =>
      (await whenFree(() => open().$client.execute({ sql, args }))).rows.map((row) => ({ ...row })),
  }
}

/** Checks all invariants in one statement; only when one is violated are its rows read. */
async function findViolations(db: ToolDb): Promise<string[]> {
  const violated = await findBrokenInvariants(async (queries) => {
    const columns = queries.map((query, index) => `EXISTS (${query}) AS i${index}`)
    const [row] = (await db.$client.execute(`SELECT ${columns.join()}`)).rows
    return queries.map((_, index) => (row?.[`i${index}`] === 0 ? [] : [{ 0: 'violated' }]))
  })
  return violated.length === 0 ? [] : brokenInvariants(db)
}

const secret = (name: string) => `${name}-`.padEnd(40, 'x')

/** In real time a slow machine would be a fault that no test chose. */
const DATABASE_DEADLINE_MS = 3_600_000

/** Worker settings for tests. Nothing listens at the external addresses. */
export const testSettings = (LIBSQL_URL: string, overrides: object = {}) => {
  const settings = readSettings({
    ENVIRONMENT: 'test',
    LIBSQL_URL,
    JWT_SECRET: secret('jwt'),
    PASSWORD_PEPPER: secret('pepper'),
    FILES_SECRET: secret('files'),
    BANK_SECRET: secret('bank'),
    IDENTITY_SECRET: secret('identity'),
    ...SANDBOX_SETTINGS,
    SCRYPT_LN: 1,
    SECOND_FACTOR: 'off',
    ...overrides,
  })
  return 'DATABASE_DEADLINE_MS' in overrides ? settings : { ...settings, DATABASE_DEADLINE_MS }
}

/**
 * The real app on a database engine, with a clock that only the test moves. It does not depend on the test runner:
 * `createTestServer` is its form for vitest.
 */
export function createAppServer(options: AppServerOptions) {
  const { engine, wrapDatabase = (direct) => direct } = options
  const settings = testSettings(engine.url, options.settings)
  const clock = createClock()
  const { now = clock.now } = options
  const logLines: Record<string, unknown>[] = []
  const deps: Deps = {
    settings,
    files: options.files ?? createInMemoryBucket(),
    now,
    hashQueue: options.hashQueue ?? createHashQueue(settings.SCRYPT_LN),
    ...(options.front && { front: options.front }),
    ...(options.assets && { assets: options.assets }),
    ...(options.live && { live: options.live }),
    log(line) {
      assertDescribed(line)
      if (options.log) options.log(line)
      else logLines.push(engine.countsRows ? line : hideRows(line))
    },
    databaseFetch: wrapDatabase(engine.fetch),
    ...(options.externalFetch && { externalFetch: options.externalFetch }),
  }
  const app = createApp(deps)
  const dispatch = (request: Request) => dispatchTo(app, request, options.ignoresBackgroundErrors)
  const { send, sendWithHeaders } = createSend(dispatch)
  const { open, write, runSql } = createDatabaseAccess(settings, engine)
  const { createUsers, createUser } = createUserFactory({ settings, now, open, send })
  return {
    app,
    db: open(),
    deps,
    settings,
    send,
    sendWithHeaders,
    dispatch,
    write,
    runSql,
    createUsers,
    createUser,
    /** Violated invariants of the ledger. */
    findViolations: () => findViolations(open()),
    /** Oldest first. The line of a request has `roundTrips`, `rowsRead` and `rowsWritten`. */
    logLines,
    lastRequestCost: () => logLines.findLast((line) => 'roundTrips' in line) as RequestCost,
    now,
    advanceClock: clock.advance,
    /** How many rows were written so far, where the engine knows. */
    countChanges: () => engine.countChanges?.(),
    close: () => engine.close(),
  }
}
