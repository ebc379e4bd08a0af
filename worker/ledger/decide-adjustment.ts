import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  decideAdjustment,
  listAdjustments,
  requestAdjustment,
} from '#schema/contract/adjustments.ts'
import { whyNotSecond } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { ADJUSTMENT_MESSAGES as messages } from '#schema/domain/messages/adjustments.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { adjustments, users } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { madeByOf } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { approveAdjustment, requestAdjustment as request } from './adjustments.ts'
import { payDebt } from './postings.ts'
import { assertNotClosed, debtColumn } from './standing.ts'

const SHOWN = 100

const directionOf = (amount: Kobo) => (amount > 0 ? ('credit' as const) : ('debit' as const))

function openAdjustments(db: Db) {
  const maker = alias(users, 'maker')
  return db
    .select({
      _id: adjustments.id,
      user: adjustments.userId,
      username: users.username,
      amount: adjustments.amount,
      reason: adjustments.reason,
      requestedBy: maker.username,
      requestedAt: adjustments.requestedAt,
    })
    .from(adjustments)
    .innerJoin(users, eq(users.id, adjustments.userId))
    .leftJoin(maker, sql`${maker.id} = ${adjustments.requestedBy}`)
    .where(sql`${adjustments.status} = 'requested'`)
    .orderBy(asc(adjustments.requestedAt))
    .limit(SHOWN)
}

export const listAdjustmentsRoute = route(listAdjustments, async ({ db, read }) => {
  const { open } = await read({ open: openAdjustments(db) })
  return {
    adjustments: open.map(({ amount, ...row }) => ({
      ...row,
      direction: directionOf(amount),
      amount: Math.abs(amount) as Kobo,
    })),
  }
})

export const requestAdjustmentRoute = route(requestAdjustment, async (ctx, input) => {
  const { db, userId, now } = ctx
  const { user, direction, reason } = input
  const { owner } = await ctx.read({
    owner: first(
      db.select({ id: users.id, closedAt: users.closedAt }).from(users).where(eq(users.id, user)),
    ),
  })
  if (!owner) throw new DomainError('not_found')
  if (user === userId) throw new DomainError('wrong_role', messages.ownWallet)
  if (direction === 'credit' && owner.closedAt !== null)
    throw new DomainError('moved_on', messages.closedAccount)
  const amount = (direction === 'credit' ? input.amount : -input.amount) as Kobo
  const { id, write } = request({ user, amount, reason, requestedBy: userId, now })
  return commit({
    effects: [write],
    audit: { subject: user, reason, details: { adjustment: id, amount } },
    response: { message: messages.requested, adjustment: { _id: id } },
  })
})

const adjustmentBy = ({ db, userId }: Context, id: Id<'adjustment'>) =>
  db
    .select({
      user: adjustments.userId,
      amount: adjustments.amount,
      reason: adjustments.reason,
      status: adjustments.status,
      requestedBy: adjustments.requestedBy,
      requestedAt: adjustments.requestedAt,
      madeBy: madeByOf(userId),
      debt: debtColumn(sql`${adjustments.userId}`),
      closedAt: users.closedAt,
    })
    .from(adjustments)
    .innerJoin(users, eq(users.id, adjustments.userId))
    .where(eq(adjustments.id, id))
type Adjustment = Awaited<ReturnType<typeof adjustmentBy>>[number]

/** A credit pays the debt first. */
function approve(
  id: Id<'adjustment'>,
  adjustment: Adjustment,
  decidedBy: UserId,
  now: number,
): Effect {
  const { user, amount, reason, debt: owed } = adjustment
  const {
    id: journal,
    idemKey,
    writes,
  } = approveAdjustment({
    id,
    user,
    amount,
    reason,
    decidedBy,
    now,
  })
  const credited = Math.max(0, amount) as Kobo
  const debt = payDebt({ user, debt: owed, credited, cause: idemKey, now })
  return [
    amount > 0 ? assertNotClosed(user) : [],
    writes,
    changedForWallet(user, journal),
    debt.effects,
  ]
}

/** docs/ledger.md#adjustment: never by the one who asked for it, nor about the own wallet. */
export const decideAdjustmentRoute = route(decideAdjustment, async (ctx, input) => {
  const { userId, now } = ctx
  const { id, decision, reason } = input
  const { actor, adjustment } = await ctx.read({ adjustment: first(adjustmentBy(ctx, id)) })
  if (!adjustment) throw new DomainError('not_found')
  if (adjustment.user === userId) throw new DomainError('wrong_role', messages.ownWallet)
  if (adjustment.requestedBy === userId) throw new DomainError('wrong_role', messages.ownRequest)
  const refusal = whyNotSecond(adjustment, {
    id: userId,
    adminSince: actor.adminSince,
    madeBy: adjustment.madeBy,
  })
  if (refusal) throw new DomainError('wrong_role', APPROVAL_MESSAGES[refusal])
  if (adjustment.status !== 'requested') throw new DomainError('moved_on', messages.alreadyDecided)
  const { user, amount, closedAt } = adjustment
  if (decision === 'approve' && amount > 0 && closedAt !== null)
    throw new DomainError('moved_on', messages.closedAccount)
  const audit = { subject: user, reason, details: { adjustment: id, decision, amount } }
  if (decision === 'approve')
    return commit({
      effects: approve(id, adjustment, userId, now),
      audit,
      response: { message: messages.approved },
    })
  return commit({
    effects: [
      sql`UPDATE adjustments SET status = 'rejected', decided_by = ${userId}, decided_at = ${now}
        WHERE id = ${id} AND status = 'requested'`,
      assertRowsChanged('adjustment_state'),
    ],
    audit,
    response: { message: messages.rejected },
  })
})
