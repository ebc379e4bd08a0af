import { nextSubmittedStep } from './auto-approval.ts'
import type { CancelOffer } from './cancel.ts'
import { type DisputeSummary, nextDisputeTime } from './dispute.ts'
import { inProgressDueAt } from './task-due-in-progress.ts'
import { openDueAt } from './task-due-open.ts'
import type { TaskStatus } from './task.ts'

/** What decides when something happens on its own. */
export type DueTask = {
  status: TaskStatus
  updatedAt: number
  awardedAt: number | null
  submittedAt: number | null
  autoApproveAt: number | null
  dispute: DisputeSummary | null
  agreedDate: string | null
  cancelOffer: CancelOffer | null
}

const never = () => null

/** The reminder to answer, the end of that time, then the end of the dispute (docs/rules.md#a-dispute-freezes-the-hold). */
const disputedDueAt = (
  { dispute }: { dispute: DisputeSummary | null },
  now: number,
): number | null => dispute && nextDisputeTime(dispute, now)

/** The next reminder to the client, or the automatic approval. */
const submittedDueAt = (
  { autoApproveAt }: { autoApproveAt: number | null },
  now: number,
): number | null => (autoApproveAt === null ? null : nextSubmittedStep(autoApproveAt, now))

const DUE: Record<TaskStatus, (task: DueTask, now: number) => number | null> = {
  pending: openDueAt,
  'in-progress': inProgressDueAt,
  submitted: submittedDueAt,
  disputed: disputedDueAt,
  completed: never,
  cancelled: never,
  expired: never,
  removed: never,
}

/** When something next happens on its own in a task that was changed now, or null. */
export const nextDueAt = (task: DueTask, now: number): number | null => DUE[task.status](task, now)
