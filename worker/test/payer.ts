import { expect } from 'vitest'
import type { Sent as Given } from '#schema/contract/endpoint.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { createPin, withdraw } from '#schema/contract/withdrawals.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { ring } from '../clock/clock.ts'
import { payouts } from '../clock/payouts.ts'
import { patiently } from '../db/outage.ts'
import { errandOf } from '../http/errand.ts'
import { PAYOUT_EFFECTS } from '../wallet/payout-effects.ts'
import { post } from '../wallet/postings.ts'
import { newMarket } from './market.ts'
import type { Person } from './world.ts'

/** The wire's own spelling (F22). */
export const going = { accountNmber: '0123456789', bankCode: '044', amount: '5000', pin: '4071' }
type Fields = Partial<Given<typeof withdraw>>

/** A market whose people have PINs and take money out, with the bank and the clock at hand. */
export async function newPayer(
  options: Parameters<typeof newMarket>[0] = {},
  { money = naira(100_000), float = naira(50_000_000) } = {},
) {
  const market = await newMarket(options)
  // What the provider holds for us: people's first money in a test comes from nowhere.
  const legs = [{ debit: 'provider_clearing', credit: 'platform_capital', amount: float }]
  const start = { type: 'settle', idemKey: 'st:start', actor: null, subject: 'start' } as const
  const { writes } = post({ ...start, meta: {}, legs, now: market.now() })
  // The first to speak to a database that is only just being made may have to say it again.
  await patiently(() => market.write(...writes))
  const rich = async (kobo: Kobo = money): Promise<Person> => {
    const person = await market.person('tasker', kobo)
    await person.send(createPin, { pin: '4071', confirm_pin: '4071' })
    return person
  }
  const rows = () => market.rows('SELECT * FROM payouts ORDER BY id')
  return {
    ...market,
    rich,
    take: (person: Person, fields: Fields = {}, key?: string) =>
      person.send(withdraw, { ...going, ...fields }, key),
    /** Straight to the door, so that many are under way together. */
    rush: (person: Person, fields: Fields = {}, key?: string) =>
      market.send(person.token, withdraw, { ...going, ...fields }, key),
    payouts: rows,
    async payout() {
      const [row] = await rows()
      if (!row) throw new Error('There is no payout.')
      const { id, reference, status } = row
      return { ...row, id: String(id), reference: String(reference), status: String(status) }
    },
    errand: () => errandOf(market.deps),
    async clock() {
      await ring(market.deps, [payouts])
      expect(market.lines.at(-1)).not.toHaveProperty('fault')
      return market.lines.at(-1)
    },
    /** What follows from an event of the provider's. */
    told: async (event: string, reference: string, data: Record<string, unknown> = {}) =>
      PAYOUT_EFFECTS[event]?.(errandOf(market.deps), { reference, data }),
    changed: market.told,
    history: async (person: Person) => (await person.send(listTransactions, {})).body.trx,
    async balanceOf(account: string) {
      const [row] = await market.rows(
        'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
        account,
      )
      return Number(row?.['kobo'] ?? 0)
    },
    alarms: () => market.lines.filter((line) => 'alarm' in line).map(({ alarm }) => alarm),
  }
}
export type Payer = Awaited<ReturnType<typeof newPayer>>
