import type { Task } from '#schema/contract/tasks.ts'
import type { Day } from '#schema/domain/days.ts'
import { reviewTimesOf, type TaskReviews } from '#schema/domain/review.ts'
import type { Stages } from '#schema/domain/stages.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'

/** A row of an older build may lack the field. */
const timeOf = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null)

type StoredReviews = Omit<NonNullable<Task['reviewState']>, 'sealedUntil'> & {
  sealedUntil?: string
}

/** A row of an older build has no \`sealedUntil\`: reviews were then sealed until they closed. */
export function parseReviews(stored: StoredReviews): TaskReviews {
  const { client, tasker, closesAt, sealedUntil = closesAt } = stored
  return { client, tasker, closesAt: Date.parse(closesAt), sealedUntil: Date.parse(sealedUntil) }
}

/** A row that an older build stored has none: it was completed at its last change, or before. */
function reviewsOf({ status, reviewState, updatedAt }: Task): TaskReviews | null {
  if (reviewState) return parseReviews(reviewState)
  return status === 'completed' ? reviewTimesOf(Date.parse(updatedAt)) : null
}

/** A row of an older build has no such field. */
function cancelOfferOf({ cancelOffer }: Partial<Task>): LifeTask['cancelOffer'] {
  return cancelOffer ? { answerBy: Date.parse(cancelOffer.answerBy) } : null
}

/** Left out of a row with one stage, and of one that an older build stored. */
export const stagesOf = ({ stages }: Pick<Task, 'stages'>): Stages =>
  stages?.map(({ date, materials, ...stage }) => ({
    ...stage,
    date: date as Day,
    startedAt: timeOf(stage.startedAt),
    endedAt: timeOf(stage.endedAt),
    materials: materials && {
      ...materials,
      requestedAt: Date.parse(materials.requestedAt),
      declined: materials.declined && {
        note: materials.declined.note,
        at: Date.parse(materials.declined.at),
      },
      releasedAt: timeOf(materials.releasedAt),
      provenAt: timeOf(materials.provenAt),
      missedAt: timeOf(materials.missedAt),
    },
  })) ?? null

/** A task of the wire in the form that the rules read. */
export const lifeTaskOf = (task: Task): LifeTask => ({
  status: task.status,
  client: task.client,
  taskerId: task.tasker?._id ?? null,
  awardedAt: timeOf(task.awardedAt),
  cancelOffer: cancelOfferOf(task),
  agreedDate: task.agreedDate as Day | null,
  submittedAt: timeOf(task.submittedAt),
  // Nothing changes the row after that.
  removedAt: task.status === 'removed' ? Date.parse(task.updatedAt) : null,
  // A row of an older build has no such field; the server has it.
  removedFrom: task.removedFrom === undefined ? 'pending' : task.removedFrom,
  autoApproveAt: timeOf(task.autoApproveAt),
  reviews: reviewsOf(task),
  dispute: task.dispute ?? null,
  planChange: task.planChange
    ? { by: task.planChange.by, until: Date.parse(task.planChange.until) }
    : null,
  // A row of an earlier version has no such field.
  stages: stagesOf(task),
  revisions: (task.changeRequest as Task['changeRequest'] | undefined)?.count ?? 0,
})
