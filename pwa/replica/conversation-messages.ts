import type { Replica } from './database.ts'

/** The messages of a conversation in their order; with `seq`, those after it. */
export const messagesOf = (
  { messages }: Pick<Replica, 'messages'>,
  conversation: string,
  seq = Number.NEGATIVE_INFINITY,
) =>
  messages
    .where('[conversation+seq]')
    .between([conversation, seq], [conversation, Number.POSITIVE_INFINITY], false)
