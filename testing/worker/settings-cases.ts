import { changeSetting, listSettings, readAmountBounds } from '#schema/contract/settings.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

const change = { name: 'reviewWindowDays', value: 8, reason: 'Agreed for March.' } as const

export const CASES: readonly EndpointCase[] = [
  endpointCase(readAmountBounds, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(listSettings, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(changeSetting, async (market) => ({
    caller: await market.createUser('admin'),
    input: change,
    otherInput: { ...change, value: 9 },
    stranger: { user: await market.createUser(), status: 403 },
  })),
]
