import * as cancel from '#schema/contract/cancel.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

async function arrangeWork(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.createAssignedTask(client, tasker)
  return { id, client, tasker }
}

async function arrangeOffer(market: Market) {
  const work = await arrangeWork(market)
  await market.offerCancel(work.client, { _id: work.id })
  return work
}

const stranger = async (market: Market, userType: 'client' | 'tasker') => ({
  user: await market.createUser(userType),
  status: 404 as const,
})

export const CASES: readonly EndpointCase[] = [
  endpointCase(cancel.repostTask, async (market) => {
    const client = await market.createClient()
    const { _id: id } = await market.postTask(client)
    return { caller: client, input: { id }, stranger: await stranger(market, 'client') }
  }),
  endpointCase(
    cancel.cancelTask,
    async (market) => {
      const { id, tasker } = await arrangeWork(market)
      const input = { id, reason: 'I am ill.' }
      return {
        caller: tasker,
        input,
        otherInput: { id, reason: 'My car broke down.' },
        stranger: await stranger(market, 'tasker'),
      }
    },
    { booleanFields: ['reopen'] },
  ),
  endpointCase(
    cancel.offerCancel,
    async (market) => {
      const { id, client } = await arrangeWork(market)
      const input = { id, amount: '5000', note: 'We are moving.', reopen: true }
      return {
        caller: client,
        input,
        otherInput: { ...input, amount: '6000' },
        stranger: await stranger(market, 'client'),
      }
    },
    { booleanFields: ['reopen'] },
  ),
  endpointCase(cancel.withdrawCancelOffer, async (market) => {
    const { id, client } = await arrangeOffer(market)
    return { caller: client, input: { id }, stranger: await stranger(market, 'client') }
  }),
  endpointCase(cancel.acceptCancelOffer, async (market) => {
    const { id, tasker } = await arrangeOffer(market)
    return {
      caller: tasker,
      input: { id, amount: '5000' },
      otherInput: { id, amount: '6000' },
      stranger: await stranger(market, 'tasker'),
    }
  }),
]
