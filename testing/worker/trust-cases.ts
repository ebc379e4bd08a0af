import * as trust from '#schema/contract/trust.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

type Reported = Id<'reported'>

const pair = async (market: Market) => ({
  caller: await market.createClient(),
  other: await market.createTasker(),
})

export const CASES: readonly EndpointCase[] = [
  endpointCase(trust.blockUser, async (market) => {
    const { caller, other } = await pair(market)
    const { id } = await market.createTasker()
    const stranger = { user: other, status: 403 as const }
    return { caller, input: { id: other.id }, otherInput: { id }, stranger }
  }),
  endpointCase(trust.unblockUser, async (market) => {
    const { caller, other } = await pair(market)
    await caller.send(trust.blockUser, { id: other.id })
    const { id } = await market.createTasker()
    const stranger = { user: other, status: 403 as const }
    return { caller, input: { id: other.id }, otherInput: { id }, stranger }
  }),
  endpointCase(trust.listBlocked, async (market) => {
    const { caller, other } = await pair(market)
    await caller.send(trust.blockUser, { id: other.id })
    return { caller, input: {} }
  }),
  endpointCase(trust.report, async (market) => {
    const { caller, other } = await pair(market)
    const input = {
      target: 'user',
      targetId: other.id as string as Reported,
      reason: 'scam',
    } as const
    return { caller, input, otherInput: { ...input, reason: 'spam' as const } }
  }),
  endpointCase(trust.listReports, async (market) => {
    const { caller } = await pair(market)
    return { caller, input: {} }
  }),
  endpointCase(trust.listOpenReports, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(trust.listMaskedContacts, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(trust.decideReport, async (market) => {
    const { caller, other } = await pair(market)
    const id = newId('report')
    const targetId = other.id as string as Reported
    await caller.send(trust.report, { _id: id, target: 'user', targetId, reason: 'scam' })
    const input = { id, decision: 'dismissed', reason: 'The job was done.' } as const
    return {
      caller: await market.createUser('admin'),
      input,
      otherInput: { ...input, decision: 'upheld' as const },
      stranger: { user: caller, status: 403 as const },
    }
  }),
]
