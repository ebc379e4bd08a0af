import type { UserId } from './ids.ts'
import {
  NEW_ADMINISTRATOR_MS,
  SECOND_ADMINISTRATOR_ABOVE,
  AUTO_APPROVE_MS,
  AUTO_APPROVE_REMINDERS_MS,
  AUTO_APPROVE_RETRY_MS,
} from './limits.ts'
import type { Kobo } from './money.ts'
import { beforeQuietHours } from './quiet-hours.ts'

/** The acts that wait for a second administrator: always, or above an amount (docs/rules.md#two-administrators). */
export const APPROVAL_ACTS = [
  'admin.makeAdministrator',
  'settings.change',
  'payments.credit',
  'payments.refund',
  'disputes.decide',
  'tasks.removeAsAdmin',
  'ledger.reverseBooking',
  'ledger.postSettlement',
] as const
export type ApprovalAct = (typeof APPROVAL_ACTS)[number]

export const APPROVAL_STATUSES = ['requested', 'approved', 'rejected'] as const

export const needsSecondAdministrator = (amount: Kobo): boolean =>
  amount > SECOND_ADMINISTRATOR_ABOVE

type Administrator = {
  id: UserId
  /** Null for the first one, and for those from before it was recorded. */
  adminSince: number | null
  /** Who asked for the role of this one. */
  madeBy: string | null
}

/** Another administrator may have made this one for the next decision only. */
export const isNewAdministrator = (adminSince: number | null, now: number): boolean =>
  adminSince !== null && now < adminSince + NEW_ADMINISTRATOR_MS

type Request = { requestedBy: string; requestedAt: number }

/** Why this administrator is not the second one of a request; `isNewAdministrator` comes before it. */
export function whyNotSecond(
  { requestedBy, requestedAt }: Request,
  { id, adminSince, madeBy }: Administrator,
): 'ownRequest' | 'madeByMaker' | 'olderThanRole' | null {
  if (requestedBy === id) return 'ownRequest'
  if (requestedBy === madeBy) return 'madeByMaker'
  return adminSince !== null && requestedAt < adminSince ? 'olderThanRole' : null
}

/** The money is released then unless the client decides before (docs/rules.md#work-is-approved-automatically-after-5-days). */
export const autoApproveAtOf = (submittedAt: number): number => submittedAt + AUTO_APPROVE_MS

/** The next reminder or the approval itself; after that time it is due at once. */
export function nextSubmittedStep(autoApproveAt: number, now: number): number {
  const submittedAt = autoApproveAt - AUTO_APPROVE_MS
  const reminders = AUTO_APPROVE_REMINDERS_MS.map((delay) => beforeQuietHours(submittedAt + delay))
  return reminders.find((at) => at > now) ?? autoApproveAt
}

type Block = { isClientSuspended: boolean; hasOpenDispute: boolean }
type SubmittedStep = { kind: 'remind' | 'approve' | 'wait'; dueAt: number | null }

/** What is due now in submitted work. Several reminders that are late together are one. */
export function submittedStep(
  autoApproveAt: number,
  now: number,
  { isClientSuspended, hasOpenDispute }: Block,
): SubmittedStep {
  if (now < autoApproveAt) return { kind: 'remind', dueAt: nextSubmittedStep(autoApproveAt, now) }
  return isClientSuspended || hasOpenDispute
    ? { kind: 'wait', dueAt: now + AUTO_APPROVE_RETRY_MS }
    : { kind: 'approve', dueAt: null }
}
