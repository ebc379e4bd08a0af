import * as held from '#schema/contract/held.ts'
import { readStatement } from '#schema/contract/statements.ts'
import * as withdrawals from '#schema/contract/withdrawals.ts'
import type { PayoutId } from '#schema/domain/ids.ts'
import { caseOf, type Case } from './case.ts'
import type { Market } from './market.ts'
import { going } from './payer.ts'
import type { Person } from './world.ts'

const PASSWORD = 'a fair password'

/** Somebody whose wallet has a PIN. */
async function pinned(market: Market): Promise<Person> {
  const caller = await market.client()
  await caller.send(withdrawals.createPin, { pin: '4071', confirm_pin: '4071' })
  return caller
}

export const PAYOUT_CASES: readonly Case[] = [
  caseOf(withdrawals.readPin, async (market) => ({ caller: await pinned(market), input: {} })),
  caseOf(withdrawals.createPin, async (market) => ({
    caller: await market.tasker(),
    input: { pin: '0407', confirm_pin: '0407' },
    other: { pin: '0408', confirm_pin: '0408' },
  })),
  caseOf(withdrawals.updatePin, async (market) => ({
    caller: await pinned(market),
    input: { old_pin: '4071', new_pin: '90361' },
    other: { old_pin: '4071', new_pin: '90362' },
  })),
  caseOf(withdrawals.forgotPin, async (market) => ({
    caller: await pinned(market),
    input: { password: PASSWORD },
    other: { password: 'another password' },
  })),
  caseOf(withdrawals.resetPin, async (market) => {
    const caller = await pinned(market)
    await caller.send(withdrawals.forgotPin, { password: PASSWORD })
    const input = { code: market.mailbox.code(), pin: '90361', confirm_pin: '90361' }
    return { caller, input, other: { ...input, pin: '90362', confirm_pin: '90362' } }
  }),
  caseOf(withdrawals.listBanks, async (market) => ({ caller: await market.tasker(), input: {} })),
  // A question: it changes nothing, so there is nothing to remember.
  caseOf(
    withdrawals.resolveAccount,
    async (market) => ({
      caller: await market.tasker(),
      input: { accountNumber: '0123456789', bankCode: '044' },
    }),
    { remembered: false },
  ),
  caseOf(withdrawals.withdraw, async (market) => ({
    caller: await pinned(market),
    input: going,
    other: { ...going, amount: '6000' },
  })),
  caseOf(readStatement, async (market) => ({
    caller: await pinned(market),
    input: { month: '2026-03', format: 'json' as const },
  })),
  caseOf(held.listHeld, async (market) => ({ caller: await market.person('admin'), input: {} })),
  caseOf(held.decideHeld, async (market) => {
    const person = await pinned(market)
    await market.rows(
      "UPDATE users SET is_verified = 1, username = 'Ngozi' WHERE id = ?",
      person.id,
    )
    await person.send(withdrawals.withdraw, going)
    const [row] = await market.rows('SELECT id FROM payouts')
    const id = row?.['id'] as PayoutId
    return {
      caller: await market.person('admin'),
      input: { id, decision: 'return' as const },
      other: { id, decision: 'send' as const },
      stranger: { person, hears: 403 },
    }
  }),
]
