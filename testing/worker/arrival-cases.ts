import { arrive, leave } from '#schema/contract/arrivals.ts'
import { newId } from '#schema/domain/ids.ts'
import { arriveAt, digitsOf } from './arrival.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

async function work(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.createAssignedTask(client, tasker)
  const stranger = { user: await market.createTasker(), status: 404 as const }
  return { client, tasker, id, stranger }
}
const at = (market: Market) => new Date(market.now()).toISOString()

export const CASES: readonly EndpointCase[] = [
  endpointCase(arrive, async (market) => {
    const { client, tasker, id, stranger } = await work(market)
    const digits = await digitsOf(client, id)
    return {
      caller: tasker,
      input: { id, _id: newId('arrival'), at: at(market), digits },
      otherInput: { id, digits },
      stranger,
    }
  }),
  endpointCase(leave, async (market) => {
    const { client, tasker, id, stranger } = await work(market)
    await arriveAt(tasker, { id, digits: await digitsOf(client, id) })
    return {
      caller: tasker,
      input: { id, _id: newId('arrival'), at: at(market) },
      otherInput: { id },
      stranger,
    }
  }),
]
