import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { decideApproval, listApprovals } from '#schema/contract/approvals.ts'
import { whyNotSecond, type ApprovalAct } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { Id } from '#schema/domain/ids.ts'
import { APPROVAL_MESSAGES as messages } from '#schema/domain/messages/approvals.ts'
import { approvals, tasks, users } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Commit } from '#worker/db/write.ts'
import { madeByOf, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { postSettlementBy } from '#worker/ledger/post-settlement.ts'
import { reverseBookingBy } from '#worker/ledger/reverse-booking.ts'
import { creditPaymentBy } from '#worker/payments/credit-mismatch.ts'
import { refundPaymentBy } from '#worker/payments/refund-payment.ts'
import { changeSettingBy } from '#worker/settings/routes.ts'
import { decideDisputeBy } from '#worker/tasks/disputes/decide.ts'
import { removeTaskBy } from '#worker/tasks/remove-as-admin.ts'
import { makeAdministratorBy } from './make-administrator.ts'
import { contactColumn } from './user-columns.ts'

const SHOWN = 100
const UUID_LENGTH = 36

type Act = (ctx: Context, input: never, approved: Approved) => Promise<Commit>
const ACTS: { readonly [A in ApprovalAct]: Act } = {
  'admin.makeAdministrator': makeAdministratorBy,
  'settings.change': changeSettingBy,
  'payments.credit': creditPaymentBy,
  'payments.refund': refundPaymentBy,
  'disputes.decide': decideDisputeBy,
  'tasks.removeAsAdmin': removeTaskBy,
  'ledger.reverseBooking': reverseBookingBy,
  'ledger.postSettlement': postSettlementBy,
}

function openApprovals(db: Db) {
  const maker = alias(users, 'maker')
  return (
    db
      .select({
        _id: approvals.id,
        act: approvals.act,
        subject: approvals.subject,
        user: { _id: users.id, name: users.username, email: contactColumn },
        task: { _id: tasks.id, name: tasks.title },
        amount: approvals.amount,
        summary: approvals.summary,
        reason: approvals.reason,
        requestedBy: { _id: maker.id, name: maker.username },
        requestedAt: approvals.requestedAt,
      })
      .from(approvals)
      .leftJoin(users, eq(users.id, approvals.userId))
      .leftJoin(maker, eq(maker.id, approvals.requestedBy))
      // The id of a dispute begins with that of its task.
      .leftJoin(tasks, sql`${tasks.id} = substr(${approvals.subject}, 1, ${UUID_LENGTH})`)
      .where(sql`${approvals.status} = 'requested'`)
      .orderBy(asc(approvals.requestedAt))
      .limit(SHOWN)
  )
}

export const listApprovalsRoute = route(listApprovals, async ({ db, read }) => {
  const { open } = await read({ open: openApprovals(db) })
  return { approvals: open }
})

const approvalBy = (ctx: Context, id: Id<'approval'>) =>
  ctx.db
    .select({
      act: approvals.act,
      subject: approvals.subject,
      input: approvals.input,
      amount: approvals.amount,
      status: approvals.status,
      requestedBy: approvals.requestedBy,
      requestedAt: approvals.requestedAt,
      madeBy: madeByOf(ctx.userId),
    })
    .from(approvals)
    .where(eq(approvals.id, id))

type Decision = { id: Id<'approval'>; status: 'approved' | 'rejected' }
const decide = ({ userId, now }: Context, { id, status }: Decision) => [
  sql`UPDATE approvals SET status = ${status}, decided_by = ${userId}, decided_at = ${now}
    WHERE id = ${id} AND status = 'requested'`,
  assertRowsChanged('adjustment_state'),
]

/** The act gets what was asked for, decides by the present state, and is written together with the approval. */
export const decideApprovalRoute = route(decideApproval, async (ctx, { id, decision, reason }) => {
  const { userId } = ctx
  const { actor, approval } = await ctx.read({ approval: first(approvalBy(ctx, id)) })
  if (!approval) throw new DomainError('not_found')
  const { act, subject, status, amount, requestedBy, madeBy } = approval
  if (status !== 'requested') throw new DomainError('moved_on', messages.alreadyDecided)
  const audit = { subject, reason, details: { approval: id, act, decision, amount } }
  const isTakenBack = decision === 'reject' && requestedBy === userId
  const refusal = isTakenBack
    ? null
    : whyNotSecond(approval, { id: userId, adminSince: actor.adminSince, madeBy })
  if (refusal) throw new DomainError('wrong_role', messages[refusal])
  if (decision === 'reject')
    return commit({
      effects: [decide(ctx, { id, status: 'rejected' })],
      audit,
      response: { message: messages.rejected },
    })
  const done = await ACTS[act](ctx, approval.input as never, { requestedBy, subject })
  const [own] = [done.audit ?? []].flat()
  return commit({
    ...done,
    effects: [decide(ctx, { id, status: 'approved' }), done.effects],
    audit: { ...audit, details: { ...own?.details, ...audit.details } },
    response: { message: messages.approved },
  })
})
