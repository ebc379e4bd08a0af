import * as adjustments from '#schema/contract/adjustments.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

const reason = 'Paid twice'

async function createRequest(market: Market) {
  const user = await market.createClient()
  const maker = await market.createUser('admin')
  const input = { user: user.id, direction: 'credit' as const, amount: '500', reason }
  return { user, input, maker }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(adjustments.listAdjustments, async (market) => {
    const { maker, input } = await createRequest(market)
    await maker.send(adjustments.requestAdjustment, input)
    return { caller: maker, input: {} }
  }),
  endpointCase(adjustments.requestAdjustment, async (market) => {
    const { user, input, maker } = await createRequest(market)
    return {
      caller: maker,
      input,
      otherInput: { ...input, amount: '600' },
      stranger: { user, status: 403 },
    }
  }),
  endpointCase(adjustments.decideAdjustment, async (market) => {
    const { user, input, maker } = await createRequest(market)
    const { body } = await maker.send(adjustments.requestAdjustment, input)
    const id = body.adjustment._id
    return {
      caller: await market.createUser('admin'),
      input: { id, decision: 'approve' as const, reason },
      otherInput: { id, decision: 'reject' as const, reason },
      stranger: { user, status: 403 },
    }
  }),
  endpointCase(adjustments.reverseBooking, async (market) => {
    const settlement = { id: 'bank-1', direction: 'top-up' as const, amount: '5000', reason }
    const maker = await market.createUser('admin')
    await maker.send(adjustments.postSettlement, settlement)
    await maker.send(adjustments.postSettlement, { ...settlement, id: 'bank-2' })
    return {
      caller: await market.createUser('admin'),
      input: { booking: 'settlement' as const, id: 'bank-1', reason },
      otherInput: { booking: 'settlement' as const, id: 'bank-2', reason },
      stranger: { user: await market.createClient(), status: 403 },
    }
  }),
  endpointCase(adjustments.postSettlement, async (market) => {
    const input = { id: 'bank-1', direction: 'top-up' as const, amount: '5000', reason }
    return {
      caller: await market.createUser('admin'),
      input,
      otherInput: { ...input, id: 'bank-2' },
      stranger: { user: await market.createClient(), status: 403 },
    }
  }),
]
