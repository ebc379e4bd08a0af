import { and, eq, sql } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { refundPayment } from '#schema/contract/payment-review.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { PAYMENT_MESSAGES as messages } from '#schema/domain/messages/payments.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { whyNotRefund, type Refundable } from '#schema/domain/payment.ts'
import { paymentDisputes } from '#schema/tables/payments.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { startRefund } from '#worker/ledger/refunds.ts'
import { paymentBy, walletOfPayment } from './queries.ts'
import { sendRefund } from './send-refund.ts'
import { unfinishedRefundOf } from './started-refunds.ts'
import { suspenseOfPayment } from './suspense.ts'

const readPayment = (ctx: Context, reference: string) =>
  ctx.read({
    payment: first(paymentBy({ reference })),
    owner: first(walletOfPayment(ctx.db, reference)),
    suspense: first(suspenseOfPayment(reference)),
    running: first(unfinishedRefundOf(ctx.db, reference)),
    dispute: first(
      ctx.db
        .select({ id: paymentDisputes.id })
        .from(paymentDisputes)
        .where(and(eq(paymentDisputes.status, 'open'), eq(paymentDisputes.reference, reference))),
    ),
  })
type State = Awaited<ReturnType<typeof readPayment>>

function refundableOf({ payment, owner, suspense }: State): Refundable {
  if (payment?.status === 'success' && owner) {
    const left = ((payment.paidAmount ?? 0) - payment.returned) as Kobo
    return { isCredited: true, left, available: owner.available }
  }
  return { isCredited: false, left: suspense?.balance ?? (0 as Kobo), available: 0 as Kobo }
}

function rejectUnlessOpen(state: State, administrator: string): void {
  const { payment, owner, suspense, running, dispute } = state
  if (!payment && !suspense) throw new DomainError('not_found')
  if (owner?.id === administrator) throw new DomainError('wrong_role', messages.ownPayment)
  if (running) throw new DomainError('moved_on', messages.refundRunning)
  if (dispute) throw new DomainError('moved_on', messages.disputed)
}

/** With what went back before, so that several small refunds are no way around the second administrator. */
const togetherWith = (amount: Kobo, { payment }: State, { isCredited, left }: Refundable): Kobo =>
  isCredited ? (((payment?.returned ?? 0) + amount) as Kobo) : left

/** docs/ledger.md#refund-started-by-us */
export async function refundPaymentBy(
  ctx: Context,
  { reference, reason, ...input }: ParsedInput<typeof refundPayment>,
  approved: Approved,
) {
  const { userId: requestedBy, now } = ctx
  const state = await readPayment(ctx, reference)
  rejectUnlessOpen(state, requestedBy)
  const refundable = refundableOf(state)
  const amount = input.amount ?? refundable.left
  const refusal = whyNotRefund(amount, refundable)
  if (refusal === 'not_in_wallet')
    throw new DomainError('insufficient_funds', messages.refund.not_in_wallet)
  if (refusal) throw new DomainError('moved_on', messages.refund[refusal])

  const user = refundable.isCredited ? (state.payment?.userId ?? null) : null
  if (needsSecondAdministrator(togetherWith(amount, state, refundable)) && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.refund(formatNaira(amount))
    const request = { subject: reference, user, amount, summary, reason }
    return askForApproval(
      ctx,
      { act: 'payments.refund', ...request, input: { reference, amount, reason } },
      {},
    )
  }
  const id = newId('refund')
  const journal = startRefund({ id, reference, user, amount, requestedBy, reason, now })
  const background = createBackgroundContext(ctx.deps)
  return commit({
    effects: [
      assertThat(
        'payment_state',
        sql`coalesce((SELECT returned FROM payments WHERE reference = ${reference}), 0) = ${state.payment?.returned ?? 0}`,
      ),
      assertThat(
        'dispute_state',
        sql`NOT EXISTS (SELECT 1 FROM payment_disputes WHERE status = 'open' AND reference = ${reference})`,
      ),
      journal.writes,
      user ? changedForWallet(user, journal.id) : [],
      { afterCommit: () => sendRefund(background, id) },
    ],
    audit: { subject: reference, reason, details: { refund: id, amount, user } },
    response: { message: messages.refundStarted },
  })
}

export const refundPaymentRoute = route(refundPayment, (ctx, input) =>
  refundPaymentBy(ctx, input, null),
)
