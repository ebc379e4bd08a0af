import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'

/** Names of the two parties as this user reads them. */
export const partiesOf = (task: Task, userId: UserId) => {
  const tasker = task.tasker?.username ?? ''
  const client = task.postedBy.username
  const isTasker = task.tasker?._id === userId
  return { tasker, client, isTasker, other: isTasker ? client : tasker }
}

export type Parties = ReturnType<typeof partiesOf>
