import { fundWallet } from '#schema/contract/payments.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit, partsOf } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf, countInIsolate } from '#worker/limits/rate-limit.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { ProviderPayment } from '#worker/paystack/responses.ts'
import { presentPayment, providerUnavailable } from './present.ts'
import { paymentBy, walletOf } from './queries.ts'
import { suspenseOfPayment } from './suspense.ts'
import { verifyPayment, type PaymentResult } from './verify-payment.ts'

async function respond(ctx: Context, result: PaymentResult) {
  const { settings } = ctx.deps
  if (result.kind === 'paid')
    return commit({
      effects: result.effects,
      response: {
        message: MONEY_FACTS.walletFunded,
        payment: presentPayment(settings, result.payment),
        balance: result.available,
      },
    })
  if (result.kind === 'unknown') throw providerUnavailable(result.message)
  if (result.kind === 'unowned') throw new DomainError('unknown_payment')
  // When the webhook of the same payment was first, this aborts, and all is read again.
  await ctx.write(partsOf(result.effects).writes)
  if (result.kind === 'failed') throw new DomainError('not_paid')
  if (result.kind === 'mismatch') throw new DomainError('payment_mismatch')
  const payment = result.payment && presentPayment(settings, result.payment)
  return done({ message: MONEY_FACTS.paymentPending, payment }, 202)
}

/** Credits what the provider reports, never what the client sends; repeated calls return the same. */
export const fundWalletRoute = route(fundWallet, async (ctx, { reference, amount }) => {
  const { userId, now, deps } = ctx
  const { actor, payment, wallet, suspense } = await ctx.read({
    payment: first(paymentBy({ reference })),
    wallet: first(walletOf({ userId })),
    suspense: first(suspenseOfPayment(reference)),
  })
  if (!wallet) throw new DomainError('signed_out')
  if (payment && payment.userId !== userId)
    throw new DomainError(payment.status === 'success' ? 'payment_elsewhere' : 'unknown_payment')
  if (payment?.status === 'success')
    return done({
      message: MONEY_FACTS.walletFunded,
      payment: presentPayment(deps.settings, payment),
      balance: wallet.available,
    })

  // Each look-up is a call to the provider.
  if (payment) countInIsolate(deps, [counterOf(deps, 'pendingPayment', userId)], now)
  else await consumeAttempts(ctx, counterOf(deps, 'unknownPayment', userId))

  const isProvenEmail = (email: string | null) =>
    email === wallet.email && actor.emailProvenAt !== null
  const findOwner = async (paid: ProviderPayment) => {
    const isCallers = paid.userId === null ? isProvenEmail(paid.email) : paid.userId === userId
    return isCallers ? wallet : null
  }
  const claimedAmount = amount ?? null
  const expected = { reference, payment, owner: wallet, suspense, claimedAmount }
  return respond(ctx, await verifyPayment(openProvider(deps), expected, findOwner, now))
})
