import type { Task } from '#schema/contract/tasks.ts'
import { isAct } from '#schema/domain/act-order.ts'
import { nextStepOf, type StepTask, type TaskSide } from '#schema/domain/next-step.ts'
import { lifeTaskOf, parseReviews } from './life-task.ts'

/** A row that an older build stored lacks the later fields. */
type StoredTask = Partial<Task>

const timeOf = (instant: string | undefined) => (instant === undefined ? null : Date.parse(instant))

function disputeOf({ dispute }: StoredTask): StepTask['dispute'] {
  if (!dispute) return null
  const { openedBy, answerBy, answeredAt, decideBy, endsAt, offersBy } = dispute
  return {
    openedBy,
    answerBy: Date.parse(answerBy),
    answeredAt: answeredAt === null ? null : Date.parse(answeredAt),
    decideBy: Date.parse(decideBy),
    endsAt: Date.parse(endsAt),
    offersBy,
  }
}

const reviewsOf = ({ reviewState }: StoredTask): StepTask['reviews'] =>
  reviewState ? parseReviews(reviewState) : null

/** A task of the wire in the form that the rule of the next step reads. */
export function stepTaskOf(task: Task): StepTask {
  const stored: StoredTask = task
  return {
    ...lifeTaskOf(task),
    changesAskedAt: timeOf(stored.changeRequest?.at),
    offerAnswerBy: timeOf(stored.cancelOffer?.answerBy),
    dispute: disputeOf(stored),
    reviews: reviewsOf(stored),
  }
}

/** Whether the next step of a task is this side's. */
export const waitsFor = (side: TaskSide, task: Task, now: number): boolean =>
  isAct(nextStepOf(stepTaskOf(task), side, now))
