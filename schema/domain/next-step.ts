import { lateAt } from './cancel.ts'
import { dayAfter, startOfDay, type Day } from './days.ts'
import type { DisputeSummary } from './dispute.ts'
import type { UserId } from './ids.ts'
import { TASK_RESTORE_MS } from './limits.ts'
import { RECEIPTS_MS } from './materials.ts'
import type { Kobo } from './money.ts'
import { areReviewsSealed, type TaskReviews } from './review.ts'
import {
  currentStageOf,
  isMaterials,
  isUnfunded,
  missingOf,
  STAGE_FUND_MS,
  totalOf,
  withoutReceipts,
  type Stages,
} from './stages.ts'
import type { TaskStatus } from './task.ts'

export type TaskSide = 'client' | 'tasker'
type OpenDispute = Pick<
  DisputeSummary,
  'openedBy' | 'answerBy' | 'answeredAt' | 'decideBy' | 'endsAt' | 'offersBy'
>

/** What the next step follows from; instants in ms. */
export type StepTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  agreedDate: Day | null
  submittedAt: number | null
  autoApproveAt: number | null
  /** The latest request for changes. */
  changesAskedAt: number | null
  /** The open change of what was agreed, by one of the two; absent where it is not known. */
  planChange?: { by: UserId; until: number } | null
  /** Until when the client's offer to end the work waits for an answer. */
  offerAnswerBy: number | null
  dispute: OpenDispute | null
  reviews: TaskReviews | null
  removedAt: number | null
  /** What a deleted task was; null when an administrator removed it. */
  removedFrom: TaskStatus | null
  /** Null of a task with one stage, and absent where that is known. */
  stages?: Stages
}

/** What happens next in a task: the kind says who must act, `at` until when. The words are the screen's. */
export type NextStep = {
  kind:
    | 'chooseProposal'
    | 'submit'
    | 'submitLate'
    | 'awaitWork'
    | 'workLate'
    | 'mayCancel'
    | 'fundStage'
    | 'awaitMoney'
    | 'mayLeave'
    | 'askMaterials'
    | 'awaitMaterials'
    | 'changeMaterials'
    | 'releaseMaterials'
    | 'awaitRelease'
    | 'addReceipts'
    | 'makeChanges'
    | 'awaitChanges'
    | 'answerOffer'
    | 'answerChange'
    | 'awaitOfferAnswer'
    | 'offerAccepted'
    | 'approve'
    | 'awaitApproval'
    | 'paymentDue'
    | 'disputed'
    | 'answerDispute'
    | 'awaitDisputeAnswer'
    | 'answerSplit'
    | 'awaitDecision'
    | 'decisionLate'
    | 'review'
    | 'sealed'
    | 'expired'
    | 'cancelled'
    | 'deleted'
    | 'deletedForGood'
    | 'removed'
    | 'over'
  at: number | null
  /** From when the client may cancel late work alone. */
  cancelAt?: number | null
  /** What a deleted task was. */
  was?: TaskStatus
  /** The stage that lacks this amount; `at` is when its professional may leave without a mark. Of materials: what the list asks for. */
  stage?: string
  amount?: Kobo
}

const step = (kind: NextStep['kind'], at: number | null = null): NextStep => ({ kind, at })

/** The last moment of the agreed day. */
const workDueAt = ({ agreedDate }: StepTask): number | null =>
  agreedDate === null ? null : startOfDay(dayAfter(agreedDate)) - 1

/** The current stage lacks money; null when it is held. */
function stepOfFunding({ stages = null }: StepTask, side: TaskSide, now: number): NextStep | null {
  const stage = currentStageOf({ stages })
  if (!stage || !isUnfunded({ stages })) return null
  const at = (stage.startedAt ?? now) + STAGE_FUND_MS
  const waits = now < at ? 'awaitMoney' : 'mayLeave'
  const kind = side === 'client' ? 'fundStage' : waits
  return { ...step(kind, at), stage: stage.title, amount: missingOf(stage) }
}

/** Of materials nothing is submitted: a list, its payment, and receipts before the next stage. */
function stepOfMaterials(
  { stages = null }: StepTask,
  side: TaskSide,
  now: number,
): NextStep | null {
  const isTasker = side === 'tasker'
  const stage = currentStageOf({ stages })
  if (!stage || !isMaterials(stage)) {
    const times = withoutReceipts(stages).map(({ materials }) => materials?.releasedAt ?? 0)
    const dueAt = Math.min(...times) + RECEIPTS_MS
    return isTasker && times.length > 0 ? step('addReceipts', dueAt > now ? dueAt : null) : null
  }
  const { materials, title } = stage
  if (materials && !materials.declined) {
    const kind = isTasker ? 'awaitRelease' : 'releaseMaterials'
    return { ...step(kind), stage: title, amount: totalOf(materials.items) }
  }
  if (!isTasker) return null
  return { ...step(materials ? 'changeMaterials' : 'askMaterials'), stage: title }
}

/** What is submitted, or a list of materials. */
const awaitedOf = ({ stages = null }: StepTask): NextStep['kind'] =>
  currentStageOf({ stages })?.kind === 'materials' ? 'awaitMaterials' : 'awaitWork'

/** Nothing but the agreed day says what is next. */
function stepOfOpenWork(task: StepTask, isTasker: boolean, now: number): NextStep {
  const at = workDueAt(task)
  const isLate = at !== null && now > at
  if (!isLate) return step(isTasker ? 'submit' : awaitedOf(task), at)
  const cancelAt = lateAt(task)
  const mayCancel = cancelAt !== null && now >= cancelAt
  if (isTasker) return { ...step('submitLate', at), cancelAt: mayCancel ? null : cancelAt }
  return mayCancel ? step('mayCancel', at) : { ...step('workLate', at), cancelAt }
}

/** The other side asks for a change of the agreement. */
function stepOfChange(task: StepTask, side: TaskSide, now: number): NextStep | null {
  const { planChange, client, taskerId } = task
  const isAsked = planChange && planChange.by !== (side === 'client' ? client : taskerId)
  return isAsked && now < planChange.until ? step('answerChange', planChange.until) : null
}

function stepOfWork(task: StepTask, side: TaskSide, now: number): NextStep {
  const isTasker = side === 'tasker'
  const { offerAnswerBy: answerBy, changesAskedAt, submittedAt } = task
  if (answerBy !== null && now >= answerBy) return step('offerAccepted', answerBy)
  if (answerBy !== null) return step(isTasker ? 'answerOffer' : 'awaitOfferAnswer', answerBy)
  const change = stepOfChange(task, side, now)
  if (change) return change
  const funding = stepOfFunding(task, side, now)
  if (funding) return funding
  const materials = stepOfMaterials(task, side, now)
  if (materials) return materials
  if (changesAskedAt !== null && submittedAt !== null)
    return step(isTasker ? 'makeChanges' : 'awaitChanges')
  return stepOfOpenWork(task, isTasker, now)
}

function stepOfApproval(task: StepTask, side: TaskSide, now: number): NextStep {
  const { autoApproveAt: at } = task
  if (at !== null && now >= at) return step('paymentDue', at)
  if (side === 'client') return step('approve', at)
  return stepOfChange(task, side, now) ?? step('awaitApproval', at)
}

function stepOfDispute(task: StepTask, side: TaskSide, now: number): NextStep {
  const { dispute, client, taskerId } = task
  if (!dispute) return step('disputed')
  const [own, other] = side === 'client' ? [client, taskerId] : [taskerId, client]
  const { openedBy, answerBy, answeredAt, decideBy, endsAt, offersBy } = dispute
  if (answeredAt === null && now < answerBy && openedBy !== own)
    return step('answerDispute', answerBy)
  if (offersBy.some((id) => id === other)) return step('answerSplit', decideBy)
  if (answeredAt === null && now < answerBy) return step('awaitDisputeAnswer', answerBy)
  return now < decideBy ? step('awaitDecision', decideBy) : step('decisionLate', endsAt)
}

function stepOfReviews({ reviews }: StepTask, side: TaskSide, now: number): NextStep {
  if (!reviews) return step('over')
  if (!reviews[side])
    return now < reviews.closesAt ? step('review', reviews.closesAt) : step('over')
  return reviews[side] === 'skipped' || !areReviewsSealed(reviews, now)
    ? step('over')
    : step('sealed', reviews.sealedUntil)
}

function stepOfRemoved(
  { removedAt, removedFrom }: StepTask,
  side: TaskSide,
  now: number,
): NextStep {
  if (removedFrom === null) return step('removed')
  const until = (removedAt ?? 0) + TASK_RESTORE_MS
  return side === 'client' && now <= until
    ? { ...step('deleted', until), was: removedFrom }
    : step('deletedForGood')
}

/** docs/rules.md#the-page-of-a-task-says-what-happens-next */
export function nextStepOf(task: StepTask, side: TaskSide, now: number): NextStep {
  switch (task.status) {
    case 'pending':
      return step('chooseProposal')
    case 'in-progress':
      return stepOfWork(task, side, now)
    case 'submitted':
      return stepOfApproval(task, side, now)
    case 'disputed':
      return stepOfDispute(task, side, now)
    case 'completed':
      return stepOfReviews(task, side, now)
    case 'expired':
    case 'cancelled':
      return step(task.status)
    case 'removed':
      return stepOfRemoved(task, side, now)
  }
}
