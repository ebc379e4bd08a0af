import * as payoutReview from '#schema/contract/payout-review.ts'
import * as payouts from '#schema/contract/payouts.ts'
import * as pins from '#schema/contract/pins.ts'
import { readStatement } from '#schema/contract/statements.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import { WITHDRAWAL } from './payout-market.ts'
import { TEST_PASSWORD, type TestUser } from './test-server.ts'

async function createUserWithPin(market: Market): Promise<TestUser> {
  const [caller] = await market.createUsers({ money: naira(100_000), pin: '4071' })
  if (!caller) throw new Error('There is no user.')
  return caller
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(pins.readPin, async (market) => ({
    caller: await createUserWithPin(market),
    input: {},
  })),
  endpointCase(pins.createPin, async (market) => ({
    caller: await market.createTasker(),
    input: { pin: '0407', confirm_pin: '0407' },
  })),
  endpointCase(pins.updatePin, async (market) => ({
    caller: await createUserWithPin(market),
    input: { old_pin: '4071', new_pin: '90361' },
  })),
  endpointCase(pins.forgotPin, async (market) => ({
    caller: await createUserWithPin(market),
    input: { password: TEST_PASSWORD },
  })),
  endpointCase(pins.resetPin, async (market) => {
    const caller = await createUserWithPin(market)
    await caller.send(pins.forgotPin, { password: TEST_PASSWORD })
    const input = { code: market.mailbox.latestCode(), pin: '90361', confirm_pin: '90361' }
    return { caller, input }
  }),
  endpointCase(payouts.listBanks, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  // It changes nothing, so no response is stored.
  endpointCase(
    payouts.resolveAccount,
    async (market) => ({
      caller: await market.createTasker(),
      input: { accountNumber: '0123456789', bankCode: '044' },
    }),
    { storesResponse: false },
  ),
  endpointCase(payouts.withdraw, async (market) => ({
    caller: await createUserWithPin(market),
    input: WITHDRAWAL,
    otherInput: { ...WITHDRAWAL, amount: '6000' },
  })),
  endpointCase(payouts.listBankAccounts, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(payouts.removeBankAccount, async (market) => {
    const caller = await createUserWithPin(market)
    const savedId = async (amount: string, accountNmber: string) => {
      await caller.send(payouts.withdraw, { ...WITHDRAWAL, amount, accountNmber })
      const [saved] = (await caller.send(payouts.listBankAccounts, {})).body.accounts
      if (!saved) throw new Error('No bank account is saved.')
      return saved._id
    }
    return {
      caller,
      input: { id: await savedId('5000', WITHDRAWAL.accountNmber) },
      otherInput: { id: await savedId('6000', '0123456780') },
      stranger: { user: await market.createTasker(), status: 404 },
    }
  }),
  endpointCase(readStatement, async (market) => ({
    caller: await createUserWithPin(market),
    input: { month: '2026-03', format: 'json' as const },
  })),
  endpointCase(payoutReview.listPayoutsInReview, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(payoutReview.decidePayoutReview, async (market) => {
    const user = await createUserWithPin(market)
    await market.runSql(
      "UPDATE users SET is_verified = 1, username = 'Ngozi' WHERE id = ?",
      user.id,
    )
    await user.send(payouts.withdraw, WITHDRAWAL)
    const [row] = await market.runSql('SELECT id FROM payouts')
    const id = row?.['id'] as PayoutId
    return {
      caller: await market.createUser('admin'),
      input: { id, decision: 'return' as const, reason: 'Another name' },
      otherInput: { id, decision: 'send' as const, reason: 'Another name' },
      stranger: { user, status: 403 },
    }
  }),
]
