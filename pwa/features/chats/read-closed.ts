import type { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { Conversation } from '#schema/contract/chats.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { readJoined } from './read-joined.ts'

const LIVE: readonly TaskStatus[] = LIVE_STATUSES

/** The phone has the todos of its user, so one with the other's id joins the two. */
const isLiveWorkWith =
  (other: UserId) =>
  ({ client, tasker, status }: Task): boolean =>
    LIVE.includes(status) && (client === other || tasker?._id === other)

type Facts = { other: UserId; row: Conversation | null }

/**
 * Why nothing can be written now, from the rows of this phone; the server decides about everything else when the message
 * arrives. Most conversations are open, and their todos are not read.
 */
export async function readClosed(
  { replica }: Device,
  view: OptimisticView,
  { other, row }: Facts,
): Promise<ErrorCode | null> {
  if (row === null) return (await readJoined(view, other)) === false ? 'chat_not_open' : null
  if (!row.blockedBy && !row.awaitsAnswer) return null
  if ((await replica.tasks.filter(isLiveWorkWith(other)).count()) > 0) return null
  return row.blockedBy ? 'chat_blocked' : 'chat_waits'
}
