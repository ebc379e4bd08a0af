import { dayAfter, startOfDay, type Day } from './days.ts'
import type { DisputeSummary } from './dispute.ts'
import type { UserId } from './ids.ts'
import { areReviewsSealed, otherSide, type TaskReviews } from './review.ts'
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
  /** Until when the client's offer to end the work waits for an answer. */
  offerAnswerBy: number | null
  dispute: OpenDispute | null
  reviews: TaskReviews | null
}

/** What happens next in a task: the kind says who must act, `at` until when. The words are the screen's. */
export type NextStep = {
  kind:
    | 'chooseProposal'
    | 'submit'
    | 'submitLate'
    | 'awaitWork'
    | 'workLate'
    | 'makeChanges'
    | 'awaitChanges'
    | 'answerOffer'
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
    | 'over'
  at: number | null
}

const step = (kind: NextStep['kind'], at: number | null = null): NextStep => ({ kind, at })

/** The last moment of the agreed day. */
const workDueAt = ({ agreedDate }: StepTask): number | null =>
  agreedDate === null ? null : startOfDay(dayAfter(agreedDate)) - 1

function stepOfWork(task: StepTask, side: TaskSide, now: number): NextStep {
  const isTasker = side === 'tasker'
  const { offerAnswerBy: answerBy, changesAskedAt, submittedAt } = task
  if (answerBy !== null && now >= answerBy) return step('offerAccepted', answerBy)
  if (answerBy !== null) return step(isTasker ? 'answerOffer' : 'awaitOfferAnswer', answerBy)
  if (changesAskedAt !== null && submittedAt !== null)
    return step(isTasker ? 'makeChanges' : 'awaitChanges')
  const at = workDueAt(task)
  const isLate = at !== null && now > at
  if (isTasker) return step(isLate ? 'submitLate' : 'submit', at)
  return step(isLate ? 'workLate' : 'awaitWork', at)
}

function stepOfApproval({ autoApproveAt: at }: StepTask, side: TaskSide, now: number): NextStep {
  if (at !== null && now >= at) return step('paymentDue', at)
  return step(side === 'client' ? 'approve' : 'awaitApproval', at)
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
  if (!reviews || !areReviewsSealed(reviews, now)) return step('over')
  if (!reviews[side]) return step('review', reviews.closesAt)
  return reviews[side] === 'skipped' || reviews[otherSide(side)]
    ? step('over')
    : step('sealed', reviews.closesAt)
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
    default:
      return step('over')
  }
}
