import {
  acceptChange,
  declineChange,
  proposeChange,
  withdrawChange,
} from '#schema/contract/plan-changes.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import { createStagedTask } from './staged-task.ts'

/** Three stages, all held, of which the professional wants the first to cost more. */
async function createProposed(market: Market) {
  const staged = await createStagedTask(market, 'all')
  const { id, tasker } = staged
  const change = newId('planChange')
  const input = { id, _id: change, kind: 'price', n: 1, price: '9000' } as const
  const { status } = await tasker.send(proposeChange, input)
  if (status !== 201) throw new Error(`the change was answered with ${status}`)
  return {
    ...staged,
    change,
    stranger: { user: await market.createClient(), status: 404 as const },
  }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(proposeChange, async (market) => {
    const { id, tasker } = await createStagedTask(market, 'all')
    const input = {
      id,
      _id: newId('planChange'),
      kind: 'price',
      n: 1,
      price: '9000',
      note: 'The ground is rock.',
    } as const
    return {
      caller: tasker,
      input,
      otherInput: { ...input, price: '9500' },
      stranger: { user: await market.createTasker(), status: 404 },
    }
  }),
  endpointCase(withdrawChange, async (market) => {
    const { id, tasker, change } = await createProposed(market)
    const stranger = { user: await market.createTasker(), status: 404 as const }
    return { caller: tasker, input: { id, change }, stranger }
  }),
  endpointCase(declineChange, async (market) => {
    const { id, client, change, stranger } = await createProposed(market)
    const input = { id, change, note: 'That is too much.' }
    return { caller: client, input, otherInput: { ...input, note: 'No.' }, stranger }
  }),
  endpointCase(
    acceptChange,
    async (market) => {
      const { id, client, change, stranger } = await createProposed(market)
      const input = { id, change, hold: false }
      return { caller: client, input, otherInput: { ...input, hold: true }, stranger }
    },
    { booleanFields: ['hold'] },
  ),
]
