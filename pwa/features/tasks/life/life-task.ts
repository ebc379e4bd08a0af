import type { Task } from '#schema/contract/tasks.ts'
import type { LifeTask } from '#schema/domain/task-actions.ts'

/** A task of the wire in the form that the rules read. */
export const lifeTaskOf = (task: Task): LifeTask => ({
  status: task.status,
  client: task.client,
  taskerId: task.tasker?._id ?? null,
})
