import { newId } from '#schema/domain/ids.ts'
import { timeoutAtOnce } from '#testing/faults/apply-fault.ts'
import { createSeededPlan } from '#testing/faults/fault-plan.ts'
import type { Fault } from '#testing/faults/fault.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'
import type { Random } from '#testing/random.ts'
import type { Connections } from './money-test-server.ts'

/** Faults of any request. */
const TRANSPORT_FAULTS: readonly Fault[] = [
  { effect: 'drop-request' },
  { effect: 'drop-response' },
  { effect: 'hang-response' },
  { effect: 'duplicate-request' },
  { effect: 'duplicate' },
  { effect: 'delay', delayMs: 5 },
  { effect: 'status', status: 500 },
  { effect: 'status-response', status: 500 },
  { effect: 'truncate' },
  { effect: 'html' },
]

/** Wrong responses about one payment or transfer; other responses are lost instead. */
function createCorruptions(random: Random): readonly Fault[] {
  const corrupt = (field: string, newValue: (value: unknown) => unknown): Fault => ({
    effect: 'corrupt',
    name: `corrupt ${field}`,
    change: (data) =>
      'reference' in data && data[field] ? { [field]: newValue(data[field]) } : null,
  })
  return [
    corrupt('amount', (amount) => Number(amount) + random.between(1, 1000)),
    corrupt('currency', () => 'GHS'),
    corrupt('metadata', () => ({ user_id: newId('user') })),
    corrupt('domain', () => 'live'),
  ]
}

/** Connections that get faults while they are enabled; each fault is counted by connection and kind. */
export function createFaultyConnections(
  random: Random,
  probabilities: { database: number; provider: number },
) {
  const counted = new Map<string, ReadonlyMap<string, number>>()
  let isEnabled = false
  const wrapOne = (name: keyof Connections, direct: typeof fetch, groups: readonly Fault[][]) => {
    const plan = createSeededPlan({
      random,
      probability: probabilities[name],
      groups,
      isEnabled: () => isEnabled,
    })
    const options = { plan, hang: timeoutAtOnce }
    const connection = createFaultyFetch((request) => direct(request), options)
    counted.set(name, connection.counts)
    return connection.fetch
  }
  return {
    /** Counts of `connection: fault`. */
    counts: (): [string, number][] =>
      [...counted].flatMap(([name, counts]) =>
        [...counts].map(([fault, count]): [string, number] => [`${name}: ${fault}`, count]),
      ),
    setEnabled: (value: boolean): void => {
      isEnabled = value
    },
    wrap: ({ database, provider }: Connections): Connections => ({
      database: wrapOne('database', database, [[...TRANSPORT_FAULTS]]),
      provider: wrapOne('provider', provider, [
        [...TRANSPORT_FAULTS],
        [...createCorruptions(random)],
      ]),
    }),
  }
}
