import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { creditPayment } from '#schema/contract/payment-review.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { PAYMENT_MESSAGES as messages } from '#schema/domain/messages/payments.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { providerUnavailable } from './present.ts'
import { paymentBy, walletOf, walletOfPayment, type WalletSnapshot } from './queries.ts'
import { credit, newPayment } from './record.ts'
import { isOurMoney, suspenseOfPayment, takeFromSuspense } from './suspense.ts'

async function readPayment(ctx: Context, reference: string, user: UserId | undefined) {
  const { db, userId } = ctx
  const { payment, owner, target, suspense } = await ctx.read({
    payment: first(paymentBy({ reference })),
    owner: first(walletOfPayment(db, reference)),
    target: first(walletOf({ userId: user ?? ('' as UserId) })),
    suspense: first(suspenseOfPayment(reference)),
  })
  if (!payment && !suspense) throw new DomainError('not_found')
  if (payment && payment.status !== 'mismatch')
    throw new DomainError('moved_on', messages.notMismatched)
  if (owner?.id === userId || user === userId)
    throw new DomainError('wrong_role', messages.ownPayment)
  return { payment, suspense, wallet: receiverOf(user, target, owner) }
}

function receiverOf(
  user: UserId | undefined,
  target: WalletSnapshot | null,
  owner: WalletSnapshot | null,
): WalletSnapshot {
  const wallet = user ? target : owner
  if (wallet && !wallet.isClosed) return wallet
  const unknown = user ? messages.unknownUser : messages.nameUser
  const message = wallet ? messages.closedUser : unknown
  throw new DomainError('invalid_input', message, { fields: { user: message } })
}

/** The provider must still report the money. */
async function fetchPaid(ctx: Context, reference: string) {
  const provider = openProvider(ctx.deps)
  const result = await provider.verify(reference)
  if (result.kind !== 'ok') throw providerUnavailable(result.message)
  const paid = result.data
  if (paid.state !== 'paid' || !isOurMoney(provider.mode, paid))
    throw new DomainError('moved_on', messages.notCreditable)
  return paid
}

/** An administrator accepts another payer or amount (docs/ledger.md#suspense). */
export async function creditPaymentBy(
  ctx: Context,
  { reference, user, reason }: ParsedInput<typeof creditPayment>,
  approved: Approved,
) {
  const { now } = ctx
  const { payment, suspense, wallet: owner } = await readPayment(ctx, reference, user)
  const paid = await fetchPaid(ctx, reference)
  const taken = takeFromSuspense(suspense, paid, now)
  if (!taken) throw new DomainError('moved_on', messages.returning)
  if (needsSecondAdministrator(paid.amount) && !approved) {
    const { amount } = paid
    const summary = APPROVAL_MESSAGES.summaries.credit(formatNaira(amount))
    const input = { reference, user: owner.id, reason }
    const request = { subject: reference, user: owner.id, amount, summary, input, reason }
    return askForApproval(ctx, { act: 'payments.credit', ...request }, {})
  }
  const isNew = payment === null
  const before =
    payment ?? newPayment({ reference, userId: owner.id, amount: paid.amount, createdAt: now })
  const isOtherAmount = paid.amount !== before.amount
  const { effects } = credit({ payment: before, isNew, owner, paid, isOtherAmount, taken, now })
  const details = { flag: before.flag, amount: paid.amount, user: owner.id }
  return commit({
    effects,
    audit: { subject: reference, reason, details },
    response: { message: messages.credited },
  })
}

export const creditPaymentRoute = route(creditPayment, (ctx, input) =>
  creditPaymentBy(ctx, input, null),
)
