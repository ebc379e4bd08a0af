import { readSupport, writeToSupport } from '#schema/contract/support.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(readSupport, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(writeToSupport, async (market) => ({
    caller: await market.createClient(),
    input: { text: 'My money is missing.' },
    otherInput: { text: 'My money is here now.' },
  })),
]
