import { BAD_GATEWAY, faultName, type Effect, type Fault } from '#testing/faults/fault.ts'
import type { SerializedResponse } from './server.ts'

const BUSY: Fault = {
  effect: 'status',
  status: 503,
  body: { error: 'Busy.', code: 'unavailable' },
  headers: { 'retry-after': '3' },
}
const TOO_MANY_REQUESTS: Fault = {
  effect: 'status',
  status: 429,
  body: { error: 'Wait.', code: 'too_many_tries' },
  headers: { 'retry-after': '2' },
}
const CLIENT_TOO_OLD: Fault = {
  effect: 'status',
  status: 426,
  body: { error: 'Update.', code: 'client_too_old' },
}

type WeightedFault = readonly [weight: number, fault: Effect | Fault]

const COMMON_FAULTS: readonly WeightedFault[] = [
  [10, 'drop-request'],
  [3, 'hang-request'],
  [5, 'delay'],
  [14, 'drop-response'],
  [5, 'hang-response'],
  [3, 'truncate'],
  [12, 'duplicate-request'],
  [3, 'html'],
  [4, BAD_GATEWAY],
  [4, BUSY],
  [2, TOO_MANY_REQUESTS],
  [0.3, CLIENT_TOO_OLD],
]

type Profile = { none: number; faults: readonly WeightedFault[] }
export type NetworkProfile = 'stable' | 'moderate' | 'unreliable' | 'offline' | 'captivePortal'

/** How often each fault happens on a network of this kind, and how often none, by weight. */
const PROFILES: Record<NetworkProfile, Profile> = {
  stable: { none: 1, faults: [] },
  moderate: { none: 240, faults: COMMON_FAULTS },
  unreliable: { none: 50, faults: COMMON_FAULTS },
  offline: {
    none: 0,
    faults: [
      [3, 'drop-request'],
      [1, 'hang-request'],
    ],
  },
  captivePortal: { none: 0, faults: [[1, 'html']] },
}

const toFault = (fault: Effect | Fault): Fault =>
  typeof fault === 'string' ? { effect: fault } : fault

const FAULTS_BY_NAME = new Map(
  Object.values(PROFILES).flatMap(({ faults }) =>
    faults.map(([, fault]) => [faultName(toFault(fault)), toFault(fault)] as const),
  ),
)
const weightsOf = ({ none, faults }: Profile): Record<string, number> => ({
  ...Object.fromEntries(faults.map(([weight, fault]) => [faultName(toFault(fault)), weight])),
  none,
})

/** The fault that the network of this kind has for a request, or null. */
export function chooseFault(
  profile: NetworkProfile,
  weighted: (weights: Record<string, number>) => string,
): Fault | null {
  return FAULTS_BY_NAME.get(weighted(weightsOf(PROFILES[profile]))) ?? null
}

/** A response that does not come from the server: the request never reaches it. Null for other faults. */
export function injectedResponse({
  effect,
  status = 200,
  body,
  headers,
}: Fault): SerializedResponse | null {
  if (effect !== 'status' && effect !== 'html') return null
  const [type, text] = body
    ? ['application/json', JSON.stringify(body)]
    : ['text/html', '<html>Buy data</html>']
  return {
    status,
    headers: [['content-type', type], ...Object.entries(headers ?? {})],
    body: new TextEncoder().encode(text),
  }
}
