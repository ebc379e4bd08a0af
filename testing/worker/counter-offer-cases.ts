import { acceptCounter, counterProposal, declineCounter } from '#schema/contract/counter-offers.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

const TERMS = { price: '15000', date: '2026-03-21' }

/** A pending proposal, for which its client has suggested another price. */
async function createNegotiation(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.apply(tasker, await market.postTask(client))
  const suggest = async () => {
    const counterId = newId('counterOffer')
    await client.send(counterProposal, { id, _id: counterId, ...TERMS })
    return counterId
  }
  return { client, tasker, id, suggest }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(counterProposal, async (market) => {
    const { client, id } = await createNegotiation(market)
    const stages = [
      { kind: 'work' as const, title: 'Frames', amount: 8_000, date: '2026-03-14' },
      { kind: 'work' as const, title: 'Doors', amount: 7_000, date: '2026-03-21' },
    ]
    return {
      caller: client,
      input: { id, _id: newId('counterOffer'), ...TERMS, stages, note: 'Can you do it for this?' },
      otherInput: { id, ...TERMS, price: '14000' },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
  ...[acceptCounter, declineCounter].map((endpoint) =>
    endpointCase(endpoint as typeof acceptCounter, async (market) => {
      const { tasker, id, suggest } = await createNegotiation(market)
      const counterId = await suggest()
      return {
        caller: tasker,
        input: { id, counterId },
        otherInput: { id, counterId: newId('counterOffer') },
        stranger: { user: await market.createTasker(), status: 404 as const },
      }
    }),
  ),
]
