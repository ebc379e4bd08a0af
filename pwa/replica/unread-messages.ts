import { Dexie } from 'dexie'
import type { UserId } from '#schema/domain/ids.ts'
import type { Replica } from './database.ts'

/** Messages of a conversation that come after `seq`. */
const messagesAfter = ({ messages }: Replica, conversation: string, seq: number) =>
  messages
    .where('[conversation+seq]')
    .between([conversation, seq], [conversation, Dexie.maxKey], false)

/** Messages of the other user that this user has not seen. */
export const countUnread = (
  replica: Replica,
  { _id, seenSeq }: { _id: string; seenSeq: number },
  userId: UserId,
): Promise<number> =>
  messagesAfter(replica, _id, seenSeq)
    .filter(({ sender, deletedAt }) => sender !== userId && !deletedAt)
    .count()
