import * as withdrawals from '#schema/contract/withdrawals.ts'
import { caseOf, type Case } from './case.ts'
import type { Market } from './market.ts'
import type { Person } from './world.ts'

const PASSWORD = 'a fair password'

/** Somebody whose wallet has a PIN. */
async function pinned(market: Market): Promise<Person> {
  const caller = await market.client()
  await caller.send(withdrawals.createPin, { pin: '4071', confirm_pin: '4071' })
  return caller
}

/** The code in the letter that was last written. */
export async function lastCode(market: Pick<Market, 'rows'>): Promise<string> {
  const [row] = await market.rows(
    "SELECT body FROM letters WHERE body LIKE '%code is%' ORDER BY id DESC LIMIT 1",
  )
  return /code is (\d{6})/.exec(String(row?.['body']))?.[1] ?? ''
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
    const input = { code: await lastCode(market), pin: '90361', confirm_pin: '90361' }
    return { caller, input, other: { ...input, pin: '90362', confirm_pin: '90362' } }
  }),
]
