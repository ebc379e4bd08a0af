import { newId } from '#schema/domain/ids.ts'
import type { Dice } from '../simulator/dice.ts'
import type { Wires } from './house.ts'

type Wire = typeof fetch
type Fault = (carry: () => Promise<Response>, request: Request) => Promise<Response>

const gone = () => new TypeError('fetch failed')
const silent = () => Object.assign(new Error('nothing was said'), { name: 'TimeoutError' })
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What may happen to a question and its answer, whoever is asked. */
const COMMON: Record<string, Fault> = {
  'dropped before': async () => Promise.reject(gone()),
  'dropped after': async (carry) => {
    await (await carry()).text()
    throw gone()
  },
  'silent after': async (carry) => {
    await (await carry()).text()
    throw silent()
  },
  duplicated: async (carry) => {
    const answer = await carry()
    await (await carry()).text()
    return answer
  },
  'duplicated, the second answer heard': async (carry) => {
    await (await carry()).text()
    return carry()
  },
  delayed: async (carry) => {
    await pause(2)
    const answer = await carry()
    await pause(3)
    return answer
  },
  'error 500 before': async () => new Response('boom', { status: 500 }),
  'error 500 after': async (carry) => {
    await (await carry()).text()
    return new Response('boom', { status: 500 })
  },
  'malformed: half': async (carry) => {
    const text = await (await carry()).text()
    return new Response(text.slice(0, text.length / 2), { status: 200 })
  },
  'malformed: a page': async () =>
    new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
}

/** Only an answer that tells of one payment or transfer can be garbled so; any other goes through as it is. */
const garbled =
  (bend: (data: Record<string, unknown>) => object | null): Fault =>
  async (carry) => {
    const answer = await carry()
    const text = await answer.text()
    const body = JSON.parse(text)
    const isOne = body.data && !Array.isArray(body.data) && 'reference' in body.data
    const bent = isOne ? bend(body.data) : null
    if (!bent) throw gone()
    return Response.json({ ...body, data: { ...body.data, ...bent } }, { status: answer.status })
  }
const GARBLED: Record<string, Fault> = {
  'wrong amount': garbled(({ amount }) =>
    typeof amount === 'number' ? { amount: amount + 1 + Math.floor(Math.random() * 1000) } : null,
  ),
  'wrong currency': garbled(({ currency }) => (currency ? { currency: 'GHS' } : null)),
  'wrong owner': garbled(({ metadata }) =>
    metadata ? { metadata: { user_id: newId('user') } } : null,
  ),
  'live for test': garbled(({ domain }) => (domain ? { domain: 'live' } : null)),
}

/** Wires that the dice spoil while `isFoul`; every fault is counted by where and what. */
export function foulWires(dice: Dice, share: { database: number; provider: number }) {
  const counts = new Map<string, number>()
  let isFoul = false
  const spoiled =
    (name: string, wire: Wire, chance: number, groups: Record<string, Fault>[]): Wire =>
    async (...given) => {
      if (!isFoul || !dice.chance(chance)) return wire(...given)
      const request = new Request(...given)
      const faults = dice.pick(groups) ?? {}
      const kind = dice.pick(Object.keys(faults)) ?? ''
      counts.set(`${name}: ${kind}`, (counts.get(`${name}: ${kind}`) ?? 0) + 1)
      // Each carrying is a request of its own: a body can be read once.
      const carry = () => wire(request.clone() as never)
      return faults[kind]?.(carry, request) ?? carry()
    }
  return {
    counts,
    foul: (is: boolean) => void (isFoul = is),
    between: ({ database, provider }: Wires): Wires => ({
      database: spoiled('database', database, share.database, [COMMON]),
      provider: spoiled('provider', provider, share.provider, [COMMON, GARBLED]),
    }),
  }
}
