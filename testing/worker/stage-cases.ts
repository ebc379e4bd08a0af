import { fundStage } from '#schema/contract/funding.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { createStagedTask } from './staged-task.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(fundStage, async (market) => {
    const { id, client } = await createStagedTask(market, 'stage')
    const input = { id, n: '2', amount: '8000' }
    return {
      caller: client,
      input,
      otherInput: { ...input, amount: '7999' },
      stranger: { user: await market.createClient(), status: 404 },
    }
  }),
]
