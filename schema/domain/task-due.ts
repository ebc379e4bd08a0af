import { nextSubmittedStep } from './approval.ts'
import { deadAt, type CancelOffer, type Deadlines } from './cancel.ts'
import { type DisputeSummary, nextDisputeTime } from './dispute.ts'
import { EXPIRY_WARNING_MS, OPEN_EXPIRY_MS } from './limits.ts'
import { receiptsDueAt } from './materials.ts'
import { planChangeDueAt } from './open-change.ts'
import type { PlanChange } from './plan-change.ts'
import { answerReminderAt, beforeQuietHours } from './quiet-hours.ts'
import { fundingDueAt, type Stages } from './stages.ts'
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
  askedUntil: number | null
  stages: Stages
  planChange?: PlanChange | null
}

const never = () => null

/** The reminder to answer, the end of that time, then the end of the dispute (docs/rules.md#a-dispute-freezes-the-hold). */
const disputedDueAt = (
  { dispute }: { dispute: DisputeSummary | null },
  now: number,
): number | null => dispute && nextDisputeTime(dispute, now)

/** The first of these times; null when there is none. */
export const earliest = (...times: (number | null | undefined)[]): number | null => {
  const known = times.filter((at): at is number => typeof at === 'number')
  return known.length === 0 ? null : Math.min(...known)
}

/** The next reminder to the client or the automatic approval, or what an open change waits for. */
const submittedDueAt = (
  { autoApproveAt, planChange }: Pick<DueTask, 'autoApproveAt' | 'planChange'>,
  now: number,
): number | null =>
  earliest(
    autoApproveAt === null ? null : nextSubmittedStep(autoApproveAt, now),
    planChangeDueAt(planChange, now),
  )

/** The reminder to answer an offer, the end of that time, or the day on which a task without any work is cancelled. */
export function inProgressDueAt(
  task: Deadlines & Pick<DueTask, 'cancelOffer' | 'stages' | 'planChange'>,
  now: number,
  activeAt: number | null = null,
): number | null {
  const answerBy = task.cancelOffer?.answerBy
  const remindAt = answerBy && answerReminderAt(answerBy)
  return earliest(
    remindAt && remindAt > now ? remindAt : answerBy,
    deadAt(task, activeAt),
    fundingDueAt(task, now),
    receiptsDueAt(task.stages),
    planChangeDueAt(task.planChange, now),
  )
}

const warnAtOf = (activityAt: number): number => beforeQuietHours(activityAt + EXPIRY_WARNING_MS)

type Open = Pick<DueTask, 'updatedAt' | 'askedUntil'>
/** The end of the wait for the only professional who is asked; else idleness. Every change of an open task is activity. */
const openDueAt = ({ updatedAt, askedUntil }: Open): number =>
  Math.min(warnAtOf(updatedAt), askedUntil ?? Infinity)

type OpenTaskStep = { step: 'warn' | 'expire' | 'wait'; dueAt: number | null }

/** What happens to an open task, by its latest activity and the warning since then. */
export function openTaskStep(activityAt: number, isWarned: boolean, now: number): OpenTaskStep {
  if (now >= activityAt + OPEN_EXPIRY_MS) return { step: 'expire', dueAt: null }
  const warnAt = warnAtOf(activityAt)
  if (now < warnAt) return { step: 'wait', dueAt: warnAt }
  return { step: isWarned ? 'wait' : 'warn', dueAt: activityAt + OPEN_EXPIRY_MS }
}

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
