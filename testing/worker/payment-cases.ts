import {
  creditPayment,
  listUnmatchedPayments,
  refundPayment,
} from '#schema/contract/payment-review.ts'
import * as payments from '#schema/contract/payments.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

/** A payment that is paid at the provider and not yet credited. */
export async function createPaidPayment(market: Market, user: TestUser, amount = '5000') {
  const { body } = await user.send(payments.initFunding, { amount, phone: '08031234567' })
  market.provider.pay(body.payment.reference)
  return body.payment
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(payments.initFunding, async (market) => ({
    caller: await market.createClient(),
    input: { amount: '5000', phone: '08031234567' },
    otherInput: { amount: '5001' },
  })),
  endpointCase(payments.fundWallet, async (market) => {
    const caller = await market.createClient()
    const { reference } = await createPaidPayment(market, caller)
    const otherPayment = await createPaidPayment(market, caller, '700')
    return {
      caller,
      input: { amount: 5000, reference },
      otherInput: { amount: 700, reference: otherPayment.reference },
      stranger: { user: await market.createClient(), status: 404 },
    }
  }),
  endpointCase(payments.listPayments, async (market) => {
    const caller = await market.createClient()
    await createPaidPayment(market, caller)
    return { caller, input: {} }
  }),
  endpointCase(creditPayment, async (market) => {
    const user = await market.createClient()
    const caller = await market.createUser('admin')
    const [one, other] = [
      await createPaidPayment(market, user),
      await createPaidPayment(market, user, '700'),
    ]
    await market.runSql("UPDATE payments SET status = 'mismatch'")
    const reason = 'Confirmed by both'
    return {
      caller,
      input: { reference: one.reference, reason },
      otherInput: { reference: other.reference, reason },
      stranger: { user, status: 403 },
    }
  }),
  endpointCase(listUnmatchedPayments, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(refundPayment, async (market) => {
    const user = await market.createClient()
    const { reference } = await createPaidPayment(market, user)
    await user.send(payments.fundWallet, { reference })
    return {
      caller: await market.createUser('admin'),
      input: { reference, amount: '2000', reason: 'Paid twice' },
      otherInput: { reference, amount: '1000', reason: 'Paid twice' },
      stranger: { user, status: 403 },
    }
  }),
]
