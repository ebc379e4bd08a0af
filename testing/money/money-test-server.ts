import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClock } from '#testing/clock.ts'
import { createSandboxes } from '#testing/provider/sandboxes.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import type { TestResponse } from '#testing/server/send.ts'
import type { TestUser as ServerUser, UserFields } from '#testing/server/users.ts'
import type { Job } from '#worker/background/job.ts'
import type { Statement } from '#worker/db/write.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { postJournal } from '#worker/ledger/postings.ts'

export type { TestResponse } from '#testing/server/send.ts'
export type TestUser = Pick<ServerUser, 'id' | 'token' | 'email'>

export const PIN = '4071'
/** What the platform has at the provider, so that users who begin with money can withdraw it. */
const FLOAT = naira(50_000_000)
const FLOAT_PART = naira(1_000_000)

export type MoneyTestServer = Awaited<ReturnType<typeof createMoneyTestServer>>
/** How the worker reaches the database and the provider. */
export type Connections = { database: typeof fetch; provider: typeof fetch }

type Options = {
  engine: DatabaseEngine
  /** Puts something between the worker and the outside, such as faults. */
  wrapConnections?: (direct: Connections) => Connections
  settings?: object
  /** Orders webhooks that are delivered shuffled. */
  random?: () => number
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

/** The app server with the Paystack sandbox as its provider, and a float there. */
export async function createMoneyTestServer(options: Options) {
  const { engine, wrapConnections = (direct) => direct, settings = {}, random } = options
  const faults: string[] = []
  const clock = createClock()
  let connections: Connections = { database: engine.fetch, provider: fetch }
  const { provider, externalFetch } = createSandboxes(clock.now, {
    ...(random && { random }),
    wrapProvider: (direct) => {
      connections = wrapConnections({ database: engine.fetch, provider: direct })
      return connections.provider
    },
  })
  const server = createAppServer({
    engine,
    now: clock.now,
    settings,
    wrapDatabase: () => connections.database,
    externalFetch,
    log: (line) => {
      if (line['fault'] && line['status'] !== 503) faults.push(JSON.stringify(line))
    },
    ignoresBackgroundErrors: true,
  })

  provider.setBalance(FLOAT)
  const parts = Array.from({ length: FLOAT / FLOAT_PART }, (_, part) => part)
  await server.write(...parts.flatMap((part) => floatPosting(part, server.now())))

  return {
    ...server,
    advanceClock: clock.advance,
    provider,
    /** Failures of the worker other than an unreachable database. */
    faults,
    createUsers: (...users: UserFields[]) =>
      server.createUsers(...users.map((user) => ({ pin: PIN, ...user }))),
    send: <E extends Endpoint>(
      user: TestUser,
      endpoint: E,
      input: WireInput<E>,
      key: string = newId('journal'),
    ): Promise<TestResponse<E>> => server.send(user.token, endpoint, input, key),
    runJobs: (...jobs: Job[]) => runJobs(server.deps, jobs),
    /** Sends the webhooks that the provider has prepared, each of them `copies` times. */
    deliverWebhooks: (delivery: Parameters<typeof provider.deliverWebhooks>[1] = {}) =>
      provider.deliverWebhooks(server.dispatch, delivery),
    async close() {
      provider.stop()
      await server.close()
      provider.assertNoViolations()
    },
  }
}
