import type { Transport } from '#pwa/api/call.ts'
import { faultName, type Fault } from '#testing/faults/fault.ts'
import type { Random } from '#testing/random.ts'
import type { SimulatedClock } from './clock.ts'
import { chooseFault, injectedResponse, type NetworkProfile } from './network-faults.ts'
import type { PendingWork } from './quiescence.ts'
import {
  serializeRequest,
  type CountFault,
  type SerializedRequest,
  type SerializedResponse,
  type SimulatedServer,
} from './server.ts'
import type { createSockets } from './sockets.ts'

/** How long the phone waits for a response. */
const timeoutMs = (method: string) => (method === 'GET' ? 10_000 : 15_000)

/** Ids differ in each run of a seed. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A tab, which may crash while it waits. */
export type NetworkClient = {
  name: string
  profile: () => NetworkProfile
  /** The largest page of changes that the server sends; null for what the client requests. */
  maxPageSize: () => number | null
  step: () => void
  onCrash: (listener: () => void) => void
}
export class PhoneOffError extends Error {
  override readonly name = 'PhoneOffError'
}

type NetworkParts = {
  server: SimulatedServer
  openSocketFor: ReturnType<typeof createSockets>['openSocketFor']
  clock: SimulatedClock
  random: Random
  pendingWork: PendingWork
  countFault: CountFault
  log: (line: string) => void
}
export type Network = ReturnType<typeof createNetwork>

function toResponse({ status, headers, body }: SerializedResponse): Response {
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : Uint8Array.from(body), { status, headers })
}

type RespondWith = (response: SerializedResponse) => void
type Deliver = (request: SerializedRequest, delayMs: number, respond: RespondWith) => void

/** Carries requests to the server and records its responses. */
function createDelivery({ server, clock, log }: NetworkParts) {
  const requestLog: string[] = []
  const responseCounts: Record<string, number> = {}
  let delivered = 0
  const rejectedAt = new Map<string, number>()
  const appliedAfterRejection = new Set<string>()

  function countResponse(method: string, path: string, status: number) {
    const isPart = method === 'PUT' && path.includes('/uploads/') && status === 200
    const names = [`response ${status}`, ...(isPart ? ['part of a large file'] : [])]
    for (const name of names) responseCounts[name] = (responseCounts[name] ?? 0) + 1
  }

  const deliver: Deliver = (request, delayMs, respond) => {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const sentAt = clock.now()
    const key = new Headers(request.headers).get('idempotency-key') ?? ''
    const description = `${method} ${pathname}${search} (${++delivered})`
    clock.schedule(delayMs, `${description} arrives`, () => {
      void server.handle(request).then((response) => {
        const { status } = response
        log(`${description}: response ${status}`)
        countResponse(method, pathname, status)
        if (status >= 400 && status < 500) rejectedAt.set(key, clock.now())
        else if (sentAt <= (rejectedAt.get(key) ?? -1)) appliedAfterRejection.add(key)
        requestLog.push(`${clock.now()} ${method} ${pathname.replace(ID, 'id')} ${status}`)
        respond(response)
      })
    })
  }
  return {
    deliver,
    /** Every request with the status of its response, in order: what two runs of a seed must have in common. */
    requestLog,
    responseCounts,
    /** Whether a copy of a rejected command, sent before the rejection, was applied after it. */
    isAppliedAfterRejection: (key: string) => appliedAfterRejection.has(key),
  }
}

type Exchange = {
  request: SerializedRequest
  /** A new delay for each direction. */
  latencyMs: () => number
  respond: RespondWith
  disconnect: () => void
}

/** What happens to one request and its response. */
function applyFault(fault: Fault | null, exchange: Exchange, deliver: Deliver, random: Random) {
  const { request, latencyMs, respond, disconnect } = exchange
  const injected = fault && injectedResponse(fault)
  if (injected) return respond(injected)
  switch (fault?.effect) {
    case 'drop-request':
      return disconnect()
    case 'hang-request':
      return
    case 'delay':
      return deliver(request, random.between(5000, 60_000), respond)
    case 'drop-response':
      return deliver(request, latencyMs(), disconnect)
    case 'hang-response':
      return deliver(request, latencyMs(), () => {})
    case 'truncate':
      return deliver(request, latencyMs(), (response) =>
        respond({ ...response, body: response.body.slice(0, response.body.length / 2) }),
      )
    case 'duplicate-request': {
      deliver(request, latencyMs(), respond)
      const copyDelay = random.between(1, random.chance(0.5) ? 800 : 90_000)
      return deliver(request, copyDelay, () => {})
    }
    default:
      return deliver(request, latencyMs(), respond)
  }
}

/** The network between the devices and the server, with the faults that the seed chooses. */
export function createNetwork(parts: NetworkParts) {
  const { clock, random, pendingWork, countFault, log, openSocketFor } = parts
  const { deliver, ...records } = createDelivery(parts)

  function limitPageSize(request: SerializedRequest, max: number | null): SerializedRequest {
    const url = new URL(request.url)
    if (max === null || url.pathname !== '/api/sync') return request
    countFault('small page')
    url.searchParams.set('l', String(random.between(1, max)))
    return { ...request, url: url.href }
  }

  const transportFor = (client: NetworkClient): Transport => {
    return async (original) => {
      const serialized = await pendingWork.track(() => serializeRequest(original as Request))
      const request = limitPageSize(serialized, client.maxPageSize())
      client.step()
      const profile = client.profile()
      const fault = chooseFault(profile, random.weighted)
      const name = fault ? faultName(fault) : 'none'
      log(`${client.name} ${request.method} ${new URL(request.url).pathname}: ${name}`)
      if (fault) countFault(name)
      const isSlow = profile !== 'stable' && random.chance(0.15)
      const latencyMs = () => (isSlow ? random.between(500, 6000) : random.between(30, 400))

      return new Promise<Response>((resolve, reject) => {
        client.onCrash(() => reject(new PhoneOffError()))
        clock.schedule(timeoutMs(request.method), 'timeout of a request', () =>
          reject(new DOMException('no response in time', 'AbortError')),
        )
        const respond: RespondWith = (response) =>
          void clock.schedule(latencyMs(), 'response', () => resolve(toResponse(response)))
        const disconnect = () =>
          void clock.schedule(latencyMs(), 'disconnect', () =>
            reject(new TypeError('Failed to fetch')),
          )
        applyFault(fault, { request, latencyMs, respond, disconnect }, deliver, random)
      })
    }
  }

  return { transportFor, openSocketFor, ...records }
}
