import * as contract from '#schema/contract/directory.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(contract.listProfessionals, async (market) => {
    const tasker = await market.createTasker()
    await tasker.send(contract.setListing, { isListed: true, takesJobs: true })
    return {
      caller: await market.createClient(),
      input: {
        field: 'Furniture' as const,
        skills: ['Woodwork'],
        place: 'lagos-ikeja',
        wellRated: 'yes' as const,
        verified: 'yes' as const,
        free: 'yes' as const,
      },
    }
  }),
  endpointCase(
    contract.setListing,
    async (market) => ({
      caller: await market.createTasker(),
      input: { isListed: true, takesJobs: true },
      otherInput: { isListed: false, takesJobs: true },
    }),
    { booleanFields: ['isListed', 'takesJobs'] },
  ),
]
