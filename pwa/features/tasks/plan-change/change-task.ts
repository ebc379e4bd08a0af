import { lifeTaskOf } from '#pwa/features/tasks/life/life-task.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { ChangeTask } from '#schema/domain/plan-change.ts'

/** A task of the wire in the form that the rules of a change read. What is open is another thing on the phone. */
export const changeTaskOf = (task: Task): ChangeTask => {
  const { status, client, taskerId, agreedDate, awardedAt, cancelOffer, stages } = lifeTaskOf(task)
  const { title, price } = task
  return {
    status,
    client,
    taskerId,
    title,
    price,
    agreedDate,
    awardedAt,
    cancelOffer,
    stages,
    planChange: null,
  }
}
