import { messagesOf } from './conversation-messages.ts'
import type { Replica } from './database.ts'

/**
 * Deletes the oldest messages of each conversation until `max` remain; the server has them. What is not sent is in the
 * outbox.
 */
export async function trimMessages(
  { conversations, messages }: Replica,
  max: number,
): Promise<void> {
  for (const id of await conversations.toCollection().primaryKeys()) {
    const ofConversation = messagesOf({ messages }, id)
    const excess = (await ofConversation.count()) - max
    if (excess > 0) await messages.bulkDelete(await ofConversation.limit(excess).primaryKeys())
  }
}
