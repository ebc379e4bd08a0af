import { AUTO_APPROVE_MS, AUTO_APPROVE_REMINDERS_MS, AUTO_APPROVE_RETRY_MS } from './limits.ts'
import { beforeQuietHours } from './quiet-hours.ts'

/** The money is released then unless the client decides before (docs/rules.md#work-is-approved-automatically-after-5-days). */
export const autoApproveAtOf = (submittedAt: number): number => submittedAt + AUTO_APPROVE_MS

/** The next reminder or the approval itself; after that time it is due at once. */
export function nextSubmittedStep(autoApproveAt: number, now: number): number {
  const submittedAt = autoApproveAt - AUTO_APPROVE_MS
  const reminders = AUTO_APPROVE_REMINDERS_MS.map((delay) => beforeQuietHours(submittedAt + delay))
  return reminders.find((at) => at > now) ?? autoApproveAt
}

type Block = { isClientSuspended: boolean; hasOpenDispute: boolean }
export type SubmittedStep = { kind: 'remind' | 'approve' | 'wait'; dueAt: number | null }

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
