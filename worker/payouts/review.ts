import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { decidePayoutReview, listPayoutsInReview } from '#schema/contract/payout-review.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PAYOUT_MESSAGES } from '#schema/domain/messages/payouts.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isInflight, payoutReference } from '#schema/domain/payout.ts'
import { payouts, users } from '#schema/tables/index.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { decideOverdue } from './decide-overdue.ts'
import { IS_INFLIGHT, payoutBy, type PayoutRow } from './queries.ts'
import { sendPayout } from './send-payout.ts'
import { effectOf, failureReport } from './transfer-effects.ts'

const SHOWN = 100

/** Before the first attempt an administrator decides; afterwards the provider does, until the payout is overdue. */
const isReviewable = ({ status, attempts }: PayoutRow) =>
  status === 'needs_review' && attempts === 0
const isOverdue = ({ status, overdueAt }: PayoutRow) => isInflight(status) && overdueAt !== null

const payoutsToDecide = (db: Db) =>
  db
    .select({
      _id: payouts.id,
      username: users.username,
      amount: payouts.amount,
      arrives: sql<Kobo>`${payouts.amount} - ${payouts.charge}`,
      bankName: payouts.bankName,
      accountLast4: payouts.accountLast4,
      accountName: payouts.accountName,
      reason: sql<string>`coalesce(${payouts.reviewReason}, '')`,
      createdAt: payouts.createdAt,
      reference: payouts.reference,
      status: payouts.status,
      providerStatus: payouts.providerStatus,
      lastError: payouts.lastError,
      overdueAt: payouts.overdueAt,
    })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(
      and(
        IS_INFLIGHT,
        or(
          and(eq(payouts.status, 'needs_review'), eq(payouts.attempts, 0)),
          isNotNull(payouts.overdueAt),
        ),
      ),
    )
    .orderBy(asc(payouts.updatedAt))
    .limit(SHOWN)

export const listPayoutsInReviewRoute = route(listPayoutsInReview, async ({ db, read }) => {
  const { rows } = await read({ rows: payoutsToDecide(db) })
  return {
    withdrawals: rows.map(({ overdueAt, ...row }) => ({ ...row, isOverdue: overdueAt !== null })),
  }
})

type DecidedPayout = Awaited<ReturnType<typeof payoutBy>>[number]

function decideReview(
  ctx: Context,
  row: DecidedPayout,
  { decision, reason }: { decision: 'send' | 'return'; reason: string },
) {
  const { now } = ctx
  const { id } = row.payout
  const audit = { subject: id, reason, details: { decision } }
  const background = createBackgroundContext(ctx.deps)
  if (decision === 'send')
    return commit({
      effects: [
        sql`UPDATE payouts SET status = 'requested', updated_at = ${now}
          WHERE id = ${id} AND status = 'needs_review' AND attempts = 0`,
        assertRowsChanged('payout_state'),
        { afterCommit: () => sendPayout(background, id) },
      ],
      audit,
      response: { message: PAYOUT_MESSAGES.reviewSent },
    })

  const payout = effectOf({ ...row, report: failureReport(PAYOUT_MESSAGES.notSent), now })
  if (!payout) throw new DomainError('moved_on', PAYOUT_MESSAGES.reviewEnded)
  return commit({
    effects: payout.effects,
    audit,
    response: { message: PAYOUT_MESSAGES.reviewReturned(row.payout.accountName) },
  })
}

/** One decision per payout, and never by its owner. */
export const decidePayoutReviewRoute = route(decidePayoutReview, async (ctx, input) => {
  const { id, decision, reason } = input
  const { row } = await ctx.read({ row: first(payoutBy(ctx.db, payoutReference(id))) })
  if (!row) throw new DomainError('not_found')
  if (row.owner.id === ctx.userId)
    throw new DomainError('wrong_role', PAYOUT_MESSAGES.ownWithdrawal)
  if (isReviewable(row.payout) && decision !== 'arrived')
    return decideReview(ctx, row, { decision, reason })
  if (!isOverdue(row.payout)) throw new DomainError('moved_on', PAYOUT_MESSAGES.reviewEnded)
  return decideOverdue(ctx, row, { decision, reason })
})
