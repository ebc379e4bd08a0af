import { sql } from 'drizzle-orm'
import { conversationId } from '#schema/domain/conversation.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import type { Change, Scope } from '#worker/db/write.ts'

type Users = { me: UserId; other: UserId }
const scopesOf = ({ me, other }: Users): Scope[] => [`u:${me}`, `u:${other}`]

/** For both users. */
export const changedMessage = (users: Users, id: MessageId): Change[] =>
  scopesOf(users).map((scope) => ({ scope, entity: 'message', id }))

/** For both users; the batch has just inserted it as the last one of its conversation. */
export function newMessage(users: Users, id: MessageId): Change[] {
  const { me, other } = users
  const last = sql`(SELECT max(seq) FROM messages WHERE conversation_id = ${conversationId(me, other)})`
  const others = [other, me]
  return changedMessage(users, id).map((change, index) =>
    Object.assign(change, { locator: sql`${others[index]} || '/' || ${last}` }),
  )
}

/** For both users, since each of them reads how far the other has seen. */
export const changedConversation = (users: Users): Change[] =>
  scopesOf(users).map((scope) => ({
    scope,
    entity: 'conversation',
    id: conversationId(users.me, users.other),
  }))
