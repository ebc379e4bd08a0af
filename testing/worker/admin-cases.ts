import * as lists from '#schema/contract/admin-lists.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

const asAdmin = async (market: Market) => ({
  caller: await market.createUser('admin'),
  input: {},
})

export const CASES: readonly EndpointCase[] = [
  endpointCase(lists.readOverview, asAdmin),
  endpointCase(
    lists.listAllUsers,
    async (market) => ({ ...(await asAdmin(market)), input: { status: 'unverified' as const } }),
    { freeTextFields: ['q'] },
  ),
  endpointCase(lists.listAllTasks, asAdmin, { freeTextFields: ['q'] }),
  endpointCase(lists.listAllTransactions, asAdmin),
  endpointCase(lists.verifyUser, async (market) => {
    const { id } = await market.createTasker()
    const stranger = { user: await market.createClient(), status: 403 as const }
    const caller = await market.createUser('admin')
    return { caller, input: { id }, otherInput: { id, reason: 'Seen in person.' }, stranger }
  }),
]
