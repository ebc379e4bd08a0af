import type { Endpoint, WireInput, WireBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { newId } from '#schema/domain/ids.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { applyFault, timeoutAtOnce } from '#testing/faults/apply-fault.ts'
import type { Random } from '#testing/random.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import type { LiveChannels } from '#worker/live/channels.ts'
import type { SimulatedClock } from './clock.ts'
import type { PendingWork } from './quiescence.ts'
import { EFFECT_TRIGGERS } from './server-effects.ts'

/** A request as bytes: it may arrive late, twice, or after its sender is gone. */
export type SerializedRequest = {
  method: string
  url: string
  headers: [string, string][]
  body: Uint8Array
}
export type SerializedResponse = { status: number; headers: [string, string][]; body: Uint8Array }

export type CountFault = (fault: string) => void
export type SimulatedServer = Awaited<ReturnType<typeof createServer>>

export const ORIGIN = 'https://onise.test'

type ServerParts = {
  engine: DatabaseEngine
  live: LiveChannels
  clock: SimulatedClock
  random: Random
  pendingWork: PendingWork
  countFault: CountFault
}

/** The connection to the database, which is slow or cut while `isFaulty`. */
function createDatabaseConnection(parts: ServerParts) {
  const { engine, clock, random, pendingWork, countFault } = parts
  let isFaulty = false

  async function faultyFetch(...args: Parameters<typeof fetch>): Promise<Response> {
    if (isFaulty && random.chance(0.12)) {
      countFault('database delay')
      // Between the read and the write of a command another request may be handled.
      await pendingWork.pauseUntil(clock.sleep(random.between(1, 400), 'the database'))
    }
    const draw = isFaulty ? random.float() : 1
    if (draw > 0.02) return engine.fetch(...args)
    const effect = draw < 0.01 ? 'hang-request' : 'hang-response'
    countFault(`database ${effect}`)
    const forward = (request: Request) => engine.fetch(request)
    return applyFault({ effect }, new Request(...args), forward, { hang: timeoutAtOnce })
  }
  return {
    fetch: faultyFetch as typeof fetch,
    setFaulty: (value: boolean) => void (isFaulty = value),
  }
}

/** The app server with the simulation's clock and faults. */
export async function createServer(parts: ServerParts) {
  const { engine, live, clock, pendingWork } = parts
  const faults: string[] = []
  const connection = createDatabaseConnection(parts)
  const { app, db, settings } = createAppServer({
    engine,
    live,
    now: clock.now,
    wrapDatabase: () => connection.fetch,
    log: ({ status, fault }) => {
      // A connection to the database that was cut: during a request, or after its response.
      const isInjected = status === 503 || String(fault).includes(ERROR_MESSAGES.unavailable)
      if (fault && !isInjected) faults.push(String(fault))
    },
  })
  await db.$client.batch([...EFFECT_TRIGGERS], 'write')

  /** What outlives its response belongs to the run as well. */
  const executionContext = {
    waitUntil: (work: Promise<unknown>) => void pendingWork.track(() => work),
    passThroughOnException: () => {},
    props: {},
  }

  const handle = ({ method, url, headers, body }: SerializedRequest): Promise<SerializedResponse> =>
    pendingWork.track(async () => {
      const init = { method, headers, ...(body.length > 0 && { body: Uint8Array.from(body) }) }
      const response = await app.request(
        new Request(url, init) as never,
        undefined,
        undefined,
        executionContext,
      )
      return {
        status: response.status,
        headers: [...(response.headers as unknown as Iterable<[string, string]>)],
        body: new Uint8Array(await response.arrayBuffer()),
      }
    })

  return {
    settings,
    db,
    /** Failures of the worker, other than those that were injected. */
    faults,
    handle,
    setFaulty: connection.setFaulty,
    runSql: (sql: string, ...args: (string | number)[]) =>
      pendingWork.track(async () =>
        (await db.$client.execute({ sql, args })).rows.map((row) => ({ ...row })),
      ),
    batch: (statements: (string | { sql: string; args: (string | number | null)[] })[]) =>
      pendingWork.track(() => db.$client.batch(statements, 'write')),
    /** A call over a network without faults. */
    async send<E extends Endpoint>(token: string, endpoint: E, input: WireInput<E>) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId('idempotency') }
      const request = buildRequest(endpoint, input as Record<string, unknown>, ORIGIN, headers)
      const { status, body } = await handle(await serializeRequest(request))
      const text = new TextDecoder().decode(body)
      return { status, body: (text === '' ? null : JSON.parse(text)) as WireBody<E> }
    },
  }
}

export const serializeRequest = async (request: Request): Promise<SerializedRequest> => ({
  method: request.method,
  url: request.url,
  headers: [...(request.headers as unknown as Iterable<[string, string]>)],
  body: new Uint8Array(await request.arrayBuffer()),
})
