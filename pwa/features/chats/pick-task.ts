import type { Applicant, Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskStatus } from '#schema/domain/task.ts'

/** A todo that joins the two users of a conversation, with the proposal if it is not assigned. */
export type TaskBetween = {
  task: Task
  /** By the user of this phone. */
  sent: Proposal | null
  /** By the other user. */
  received: Applicant | null
}

const LIVE: readonly TaskStatus[] = ['disputed', 'submitted', 'in-progress']

/** Work first, then what is being agreed, then what is over. */
function rankOf({ task, sent, received }: TaskBetween): number {
  if (LIVE.includes(task.status)) return 0
  const proposal = sent ?? received
  if (task.status === 'pending' && proposal?.status === 'pending') return 1
  return task.status === 'completed' ? 2 : 3
}

/** The one that the conversation is most likely about. */
export const pickTask = (candidates: readonly TaskBetween[]): TaskBetween | null =>
  candidates.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || b.task.updatedAt.localeCompare(a.task.updatedAt),
  )[0] ?? null
