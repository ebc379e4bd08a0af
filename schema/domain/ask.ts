import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import type { TaskStatus } from './task.ts'

/**
 * Why a professional need not be waited for any more: they declined, did not answer in time, or a block has come in
 * between (docs/rules.md#a-todo-for-one-person-only).
 */
export const ASK_ENDS = ['declined', 'unanswered', 'gone'] as const
export type AskEnd = (typeof ASK_ENDS)[number]

/** A task that only this professional may see beside its client, while it has one. */
type Asked = { askedId: UserId | null; askEnd: AskEnd | null }

/** Whether it is for another professional than this reader. A block ends it for good, also when the block ends. */
export const isForOther = ({ askedId, askEnd }: Asked, reader: UserId): boolean =>
  askedId !== null && (askedId !== reader || askEnd === 'gone')

type Own = Asked & { client: UserId; status: TaskStatus }

function whyNotOwn(task: Own, userId: UserId): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  return task.status === 'pending' ? null : 'task_not_open'
}

/** Whether everybody may see it from now on. The client need not wait for an answer. A repeat changes nothing. */
export const whyNotShowToAll = whyNotOwn

/** Whether the client can wait once more. While the client waits, it changes nothing. */
export function whyNotWaitLonger(
  task: Own & { askedUntil: number | null },
  userId: UserId,
): ErrorCode | null {
  const reason = whyNotOwn(task, userId)
  if (reason) return reason
  return task.askedUntil !== null || task.askEnd === 'unanswered' ? null : 'ask_over'
}
