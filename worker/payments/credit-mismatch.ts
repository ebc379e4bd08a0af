import { creditPayment } from '#schema/contract/payment-review.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PAYMENT_MESSAGES as messages } from '#schema/domain/messages/payments.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { providerUnavailable } from './present.ts'
import { paymentBy, walletOfPayment } from './queries.ts'
import { credit } from './record.ts'

/** An administrator accepts another payer or amount; the provider must still report the money (docs/ledger.md#payment-life-cycle). */
export const creditPaymentRoute = route(creditPayment, async (ctx, { reference, reason }) => {
  const { db, userId, now, deps } = ctx
  const { payment, owner } = await ctx.read({
    payment: first(paymentBy(db, reference)),
    owner: first(walletOfPayment(db, reference)),
  })
  if (!payment || !owner) throw new DomainError('not_found')
  if (owner.id === userId) throw new DomainError('wrong_role', messages.ownPayment)
  if (payment.status !== 'mismatch') throw new DomainError('moved_on', messages.notMismatched)

  const provider = openProvider(deps)
  const result = await provider.verify(reference)
  if (result.kind !== 'ok') throw providerUnavailable(result.message)
  const paid = result.data
  const isOurMoney = paid.domain === provider.mode && paid.currency === 'NGN' && paid.amount > 0
  if (paid.state !== 'paid' || !isOurMoney)
    throw new DomainError('moved_on', messages.notCreditable)
  const isOtherAmount = paid.amount !== payment.amount
  const { effect } = credit({ payment, isNew: false, owner, paid, isOtherAmount, now })
  const details = { flag: payment.flag, amount: paid.amount, user: owner.id }
  return commit({
    ...effect,
    audit: { subject: reference, reason, details },
    response: { message: messages.credited },
  })
})
