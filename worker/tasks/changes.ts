import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { Change } from '#worker/db/write.ts'
import type { TaskRow } from './queries.ts'

type Operation = NonNullable<Change['op']>

export const changedForClient = (
  { id, clientId }: Pick<TaskRow, 'id' | 'clientId'>,
  op: Operation = 'put',
): Change[] => [{ scope: `u:${clientId}`, entity: 'task', id, op }]

const changedForTasker = (taskerId: UserId, id: TaskId, op: Operation): Change => ({
  scope: `u:${taskerId}`,
  entity: 'task',
  id,
  op,
})

/** For the client and the assignee. */
export const changedForParties = (
  task: Pick<TaskRow, 'id' | 'clientId' | 'taskerId'>,
): Change[] => [
  ...changedForClient(task),
  ...(task.taskerId ? [changedForTasker(task.taskerId, task.id, 'put')] : []),
]

/** Nothing of a task for one person: not even its id is in the feed. */
export const changedInFeed = (
  { id, trade, askedId }: Pick<TaskRow, 'id' | 'trade' | 'askedId'>,
  op: Operation,
): Change[] => (askedId === null ? [{ scope: `feed:${trade}`, entity: 'feed', id, op }] : [])

type Seen = Pick<
  TaskRow,
  'id' | 'clientId' | 'taskerId' | 'trade' | 'status' | 'removedFrom' | 'askedId'
>

/**
 * Who sees an update: the client and the assignee, and the feed while the task is open. A tasker whom it takes the task
 * from loses the row. What clients delete and restore stays as it is for the tasker of cancelled work.
 */
export function changedByUpdate(task: Seen, values: Partial<Seen>): Change[] {
  const updated = { ...task, ...values }
  const { id, taskerId } = task
  const isOpen = updated.status === 'pending'
  const leavesFeed = task.status === 'pending' && !(isOpen && task.trade === updated.trade)
  const isOwnRemoval = task.removedFrom !== null || updated.removedFrom !== null
  return [
    ...changedForClient(updated, updated.status === 'removed' ? 'del' : 'put'),
    ...(updated.taskerId && !isOwnRemoval ? [changedForTasker(updated.taskerId, id, 'put')] : []),
    ...(taskerId && taskerId !== updated.taskerId ? [changedForTasker(taskerId, id, 'del')] : []),
    ...(leavesFeed ? changedInFeed(task, 'del') : []),
    ...(isOpen ? changedInFeed(updated, 'put') : []),
  ]
}

/** For the tasker of each proposal, and for the client of the task. */
export const changedForProposals = (
  { clientId }: { clientId: UserId },
  proposals: readonly { id: ProposalId; taskerId: UserId }[],
): Change[] =>
  proposals.flatMap(({ id, taskerId }): Change[] => [
    { scope: `u:${taskerId}`, entity: 'proposal', id },
    { scope: `u:${clientId}`, entity: 'applicant', id },
  ])
