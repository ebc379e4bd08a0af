import { newId } from '#schema/domain/ids.ts'
import type { Random } from '#testing/random.ts'
import type { Connections } from './money-test-server.ts'

type Fetch = typeof fetch
type Forward = () => Promise<Response>
type Fault = (forward: Forward, random: Random) => Promise<Response>

const connectionError = () => new TypeError('fetch failed')
const timeoutError = () => Object.assign(new Error('no response'), { name: 'TimeoutError' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const discardResponse = async (forward: Forward) => void (await (await forward()).text())

/** Faults of any request. */
const TRANSPORT_FAULTS: Record<string, Fault> = {
  'request lost': async () => Promise.reject(connectionError()),
  'response lost': async (forward) => {
    await discardResponse(forward)
    throw connectionError()
  },
  'response stalled': async (forward) => {
    await discardResponse(forward)
    throw timeoutError()
  },
  duplicated: async (forward) => {
    const response = await forward()
    await discardResponse(forward)
    return response
  },
  'duplicated, second response': async (forward) => {
    await discardResponse(forward)
    return forward()
  },
  delayed: async (forward) => {
    await pause(2)
    const response = await forward()
    await pause(3)
    return response
  },
  'status 500 before': async () => new Response('boom', { status: 500 }),
  'status 500 after': async (forward) => {
    await discardResponse(forward)
    return new Response('boom', { status: 500 })
  },
  'response truncated': async (forward) => {
    const text = await (await forward()).text()
    return new Response(text.slice(0, text.length / 2), { status: 200 })
  },
  'html page': async () =>
    new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
}

type Data = Record<string, unknown>
type Corrupt = (data: Data, random: Random) => object | null

/** Changes the response about one payment or transfer; any other response is lost instead. */
const corruptResponse =
  (corrupt: Corrupt): Fault =>
  async (forward, random) => {
    const response = await forward()
    const body = JSON.parse(await response.text())
    const isSingle = body.data && !Array.isArray(body.data) && 'reference' in body.data
    const change = isSingle ? corrupt(body.data, random) : null
    if (!change) throw connectionError()
    const data = { ...body.data, ...change }
    return Response.json({ ...body, data }, { status: response.status })
  }
const CORRUPTED_RESPONSES: Record<string, Fault> = {
  'wrong amount': corruptResponse(({ amount }, random) =>
    typeof amount === 'number' ? { amount: amount + random.between(1, 1000) } : null,
  ),
  'wrong currency': corruptResponse(({ currency }) => (currency ? { currency: 'GHS' } : null)),
  'wrong owner': corruptResponse(({ metadata }) =>
    metadata ? { metadata: { user_id: newId('user') } } : null,
  ),
  'live instead of test': corruptResponse(({ domain }) => (domain ? { domain: 'live' } : null)),
}

type FaultyFetch = {
  name: string
  fetch: Fetch
  /** The share of requests that get a fault. */
  probability: number
  groups: Record<string, Fault>[]
}

/** Connections that get faults while they are enabled; each fault is counted by connection and kind. */
export function createFaultyConnections(
  random: Random,
  probabilities: { database: number; provider: number },
) {
  const counts = new Map<string, number>()
  let isEnabled = false
  const withFaults =
    ({ name, fetch: direct, probability, groups }: FaultyFetch): Fetch =>
    async (...args) => {
      if (!isEnabled || !random.chance(probability)) return direct(...args)
      const request = new Request(...args)
      const faults = random.pick(groups) ?? {}
      const kind = random.pick(Object.keys(faults)) ?? ''
      counts.set(`${name}: ${kind}`, (counts.get(`${name}: ${kind}`) ?? 0) + 1)
      // A body can be read once, and a fault may forward the request twice.
      const forward = () => direct(request.clone() as never)
      return faults[kind]?.(forward, random) ?? forward()
    }
  return {
    counts,
    setEnabled: (value: boolean) => void (isEnabled = value),
    wrap: ({ database, provider }: Connections): Connections => ({
      database: withFaults({
        name: 'database',
        fetch: database,
        probability: probabilities.database,
        groups: [TRANSPORT_FAULTS],
      }),
      provider: withFaults({
        name: 'provider',
        fetch: provider,
        probability: probabilities.provider,
        groups: [TRANSPORT_FAULTS, CORRUPTED_RESPONSES],
      }),
    }),
  }
}
