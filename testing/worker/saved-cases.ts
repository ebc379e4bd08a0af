import * as contract from '#schema/contract/saved.ts'
import type { Id } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

/** A professional and an open todo of a client. */
async function todoToSave(market: Market) {
  const caller = await market.createTasker()
  const task = await market.postTask(await market.createClient())
  const input = { kind: 'task' as const, id: task._id as string as Id<'saved'>, isSaved: true }
  return { caller, input }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(
    contract.setSaved,
    async (market) => {
      const { caller, input } = await todoToSave(market)
      return { caller, input, otherInput: { ...input, isSaved: false } }
    },
    { booleanFields: ['isSaved'] },
  ),
  endpointCase(contract.listSaved, async (market) => {
    const { caller, input } = await todoToSave(market)
    await caller.send(contract.setSaved, input)
    return { caller, input: {} }
  }),
]
