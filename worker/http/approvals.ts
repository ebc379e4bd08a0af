import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ApprovalAct } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { APPROVAL_MESSAGES as messages } from '#schema/domain/messages/approvals.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { approvals } from '#schema/tables/admin.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'

/** What an act gets when it was approved: who asked for it, and about what. Null when it was not asked for before. */
export type Approved = { requestedBy: UserId; subject: string } | null

/** Who asked for the role of this administrator, in a select; null when nobody did. */
export const madeByOf = (userId: UserId): SQL<string | null> =>
  sql<string | null>`(SELECT requested_by FROM approvals
    WHERE subject = ${userId} AND act = 'admin.makeAdministrator' AND status = 'approved')`

type Request = {
  act: ApprovalAct
  subject: string
  user?: UserId | null
  amount?: Kobo | null
  summary: string
  input: unknown
  reason: string
}

/** The commit of an act that waits for a second administrator instead of happening. */
export async function askForApproval<R extends object>(
  ctx: Context,
  request: Request,
  response: R,
) {
  const { db, userId, now } = ctx
  const { act, subject, user = null, amount = null, summary, input, reason } = request
  const isOpen = and(
    eq(approvals.act, act),
    eq(approvals.subject, subject),
    sql`${approvals.status} = 'requested'`,
  )
  const { open } = await ctx.read({
    open: first(db.select({ id: approvals.id }).from(approvals).where(isOpen)),
  })
  if (open) throw new DomainError('moved_on', messages.waits)
  const id: Id<'approval'> = newId('approval')
  const requested = { status: 'requested', requestedBy: userId, requestedAt: now } as const
  return commit({
    effects: [
      db
        .insert(approvals)
        .values({ id, act, subject, userId: user, amount, summary, input, reason, ...requested }),
    ],
    audit: { subject, reason, details: { approval: id, isRequest: true, amount, user } },
    response: { message: messages.requested, ...response },
  })
}
