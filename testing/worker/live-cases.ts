import { issueLiveTicket } from '#schema/contract/live.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(
    issueLiveTicket,
    async (market) => ({ caller: await market.createTasker(), input: {} }),
    { storesResponse: false },
  ),
]
