import type { Task } from '#schema/contract/tasks.ts'
import type { Day } from '#schema/domain/days.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'

/** A row of an older build may lack the field. */
const timeOf = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null)

/** A task of the wire in the form that the rules read. */
export const lifeTaskOf = (task: Task): LifeTask => ({
  status: task.status,
  client: task.client,
  taskerId: task.tasker?._id ?? null,
  agreedDate: task.agreedDate as Day | null,
  submittedAt: timeOf(task.submittedAt),
  autoApproveAt: timeOf(task.autoApproveAt),
})
