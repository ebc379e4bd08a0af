import * as payments from '#schema/contract/payments.ts'
import { caseOf, type Case } from './case.ts'
import type { Market } from './market.ts'
import type { Person } from './world.ts'

/** A payment of somebody's that the provider says is paid, and nobody has told us of. */
export async function paidFor(market: Market, person: Person, amount = '5000') {
  const { body } = await person.send(payments.initFunding, { amount, phone: '08031234567' })
  market.provider.becomes(body.payment.reference)
  return body.payment
}

export const FUNDING_CASES: readonly Case[] = [
  caseOf(payments.initFunding, async (market) => ({
    caller: await market.client(),
    input: { amount: '5000', phone: '08031234567' },
    other: { amount: '5001' },
  })),
  caseOf(payments.fundWallet, async (market) => {
    const caller = await market.client()
    const { reference } = await paidFor(market, caller)
    const other = await paidFor(market, caller, '700')
    return {
      caller,
      input: { amount: 5000, reference },
      other: { amount: 700, reference: other.reference },
      stranger: { person: await market.client(), hears: 404 },
    }
  }),
  caseOf(payments.listPayments, async (market) => {
    const caller = await market.client()
    await paidFor(market, caller)
    return { caller, input: {} }
  }),
]
