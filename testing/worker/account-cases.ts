import * as accounts from '#schema/contract/accounts.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

async function createUnprovenUser(market: Market): Promise<TestUser> {
  const [user] = await market.createUsers({ isEmailProven: false })
  if (!user) throw new Error('no user')
  return user
}

export const CASES: readonly EndpointCase[] = [
  // It ends the session that could repeat it.
  endpointCase(
    accounts.switchUserType,
    async (market) => ({ caller: await market.createClient(), input: {} }),
    { storesResponse: false },
  ),
  endpointCase(accounts.sendEmailCode, async (market) => ({
    caller: await createUnprovenUser(market),
    input: {},
  })),
  endpointCase(accounts.proveEmail, async (market) => {
    const caller = await createUnprovenUser(market)
    await caller.send(accounts.sendEmailCode, {})
    return { caller, input: { code: market.mailbox.latestCode() } }
  }),
]
