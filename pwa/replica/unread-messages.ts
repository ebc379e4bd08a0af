import type { UserId } from '#schema/domain/ids.ts'
import { messagesOf } from './conversation-messages.ts'
import type { Replica } from './database.ts'

/** Messages of the other user that this user has not seen. */
export const countUnread = (
  replica: Replica,
  { _id, seenSeq }: { _id: string; seenSeq: number },
  userId: UserId,
): Promise<number> =>
  messagesOf(replica, _id, seenSeq)
    .filter(({ sender, deletedAt }) => sender !== userId && !deletedAt)
    .count()
