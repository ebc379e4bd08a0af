import * as fraud from '#schema/contract/admin-fraud.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

/** These users log in with one browser. */
export async function shareDevice(
  market: Pick<Market, 'runSql' | 'now'>,
  device: string,
  users: readonly TestUser[],
) {
  for (const { id } of users)
    // One after the other, as people log in.
    // oxlint-disable-next-line no-await-in-loop
    await market.runSql('INSERT INTO known_devices VALUES (?, ?, ?)', id, device, market.now())
}

async function asAdminAboutGroup(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await shareDevice(market, 'same', [client, tasker])
  const stranger = { user: client, status: 403 as const }
  return { caller: await market.createUser('admin'), stranger, id: client.id }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(fraud.listSharingGroups, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(fraud.readSharingGroup, async (market) => {
    const { id, ...rest } = await asAdminAboutGroup(market)
    return { ...rest, input: { id } }
  }),
  endpointCase(fraud.decideSharingGroup, async (market) => {
    const { id, ...rest } = await asAdminAboutGroup(market)
    const input = { id, decision: 'limited' as const, users: [id], reason: 'One person.' }
    return { ...rest, input, otherInput: { ...input, reason: 'Two accounts of one person.' } }
  }),
]
