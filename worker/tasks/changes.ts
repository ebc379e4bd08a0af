import type { ProposalId, UserId } from '#schema/domain/ids.ts'
import type { Change } from '#worker/db/write.ts'
import type { TaskRow } from './queries.ts'

type Operation = NonNullable<Change['op']>

export const changedForClient = (
  { id, clientId }: Pick<TaskRow, 'id' | 'clientId'>,
  op: Operation = 'put',
): Change[] => [{ scope: `u:${clientId}`, entity: 'task', id, op }]

/** For the client and the assignee. */
export const changedForParties = (
  task: Pick<TaskRow, 'id' | 'clientId' | 'taskerId'>,
): Change[] => [
  ...changedForClient(task),
  ...(task.taskerId
    ? [{ scope: `u:${task.taskerId}` as const, entity: 'task' as const, id: task.id }]
    : []),
]

export const changedInFeed = (
  { id, trade }: Pick<TaskRow, 'id' | 'trade'>,
  op: Operation,
): Change[] => [{ scope: `feed:${trade}`, entity: 'feed', id, op }]

/** For the tasker of each proposal, and for the client of the task. */
export const changedForProposals = (
  clientId: UserId,
  proposals: readonly { id: ProposalId; taskerId: UserId }[],
): Change[] =>
  proposals.flatMap(({ id, taskerId }): Change[] => [
    { scope: `u:${taskerId}`, entity: 'proposal', id },
    { scope: `u:${clientId}`, entity: 'applicant', id },
  ])
