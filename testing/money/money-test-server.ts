import { createPaystack } from '#sandbox/paystack/paystack.ts'
import type { Endpoint, RequestInput } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createClock } from '#testing/clock.ts'
import { createAppServer, type AppServer } from '#testing/server/app-server.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { ORIGIN, type TestResponse } from '#testing/server/send.ts'
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
const MAIL_URL = 'http://127.0.0.1:9/emails'

export type MoneyTestServer = Awaited<ReturnType<typeof createMoneyTestServer>>
/** How the worker reaches the database and the provider. */
export type Connections = { database: typeof fetch; provider: typeof fetch }

type Options = {
  engine: DatabaseEngine
  /** Puts something between the worker and the outside, such as faults. */
  wrapConnections?: (direct: Connections) => Connections
  settings?: object
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
async function createProvider(now: () => number, findServer: () => AppServer) {
  async function webhookFetch(url: string, init: RequestInit) {
    const { response, text } = await findServer().dispatch(new Request(url, init))
    return new Response(text || null, { status: response.status })
  }
  const paystack = await createPaystack({
    now,
    transfers: { outcome: 'pending' },
    webhookUrl: `${ORIGIN}/api/payments/webhook`,
    bankTransferDelayMs: null,
    webhookFetch: webhookFetch as typeof fetch,
  })
  await paystack.control('faults', { webhooks: { paused: true } })
  return paystack
}

/** The app server with the Paystack sandbox as its provider, and a float there. */
export async function createMoneyTestServer({ engine, wrapConnections, settings }: Options) {
  const faults: string[] = []
  const clock = createClock()
  const paystack = await createProvider(clock.now, () => server)
  const direct = { database: engine.fetch, provider: paystack.fetch as typeof fetch }
  const connections = wrapConnections ? wrapConnections(direct) : direct
  const server = createAppServer({
    engine,
    now: clock.now,
    settings: { PAYSTACK_URL: paystack.url, MAIL_URL, ...settings },
    wrapDatabase: () => connections.database,
    externalFetch: async (...args) => {
      const isEmail = new Request(...args).url.startsWith(MAIL_URL)
      return isEmail ? Response.json({}) : connections.provider(...args)
    },
    log: (line) => {
      if (line['fault'] && line['status'] !== 503) faults.push(JSON.stringify(line))
    },
    ignoresBackgroundErrors: true,
  })

  paystack.topUp(FLOAT)
  const parts = Array.from({ length: FLOAT / FLOAT_PART }, (_, part) => part)
  await server.write(...parts.flatMap((part) => floatPosting(part, server.now())))

  return {
    ...server,
    advanceClock: clock.advance,
    paystack,
    /** Failures of the worker other than an unreachable database. */
    faults,
    createUsers: (...users: UserFields[]) =>
      server.createUsers(...users.map((user) => ({ pin: PIN, ...user }))),
    send: <E extends Endpoint>(
      user: TestUser,
      endpoint: E,
      input: RequestInput<E>,
      key: string = newId('journal'),
    ): Promise<TestResponse<E>> => server.send(user.token, endpoint, input, key),
    runJobs: (...jobs: Job[]) => runJobs(server.deps, jobs),
    /** Sends the webhooks that the provider has prepared, each of them `copies` times. */
    async deliverWebhooks({ order = 'same', copies = 1 }: WebhookOptions = {}) {
      await paystack.control('faults', { webhooks: { copies } })
      await paystack.control('webhooks', { release: true, order })
    },
    async close() {
      await paystack.stop()
      await server.close()
    },
  }
}
type WebhookOptions = { order?: string; copies?: number }
