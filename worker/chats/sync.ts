import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { conversations, messages } from '#schema/tables/chats.ts'
import { changes } from '#schema/tables/sync.ts'
import { isEntity, syncPart } from '#worker/db/sync-part.ts'
import { presentConversation, presentMessage } from './present.ts'
import { conversationColumns, isAmongLatest, isAtLocator, isPartnerOf, partner } from './queries.ts'

export const chatSync = syncPart({
  columns: ({ userId }) => ({
    chatMessage: getTableColumns(messages),
    ...conversationColumns(userId),
  }),
  joins: ({ userId }) => [
    { table: messages, on: and(isAtLocator, isEntity('message')) },
    {
      table: conversations,
      on: and(eq(conversations.id, sql`${changes.id}`), isEntity('conversation')),
    },
    { table: partner, on: isPartnerOf(userId) },
  ],
  inSnapshot: isAmongLatest,
  present: {
    message: ({ chatMessage }) => chatMessage && presentMessage(chatMessage),
    conversation: ({ conversation: row, chatPartner: other, chatBlockedBy }, actor) =>
      row && other && presentConversation({ row, other, blockedBy: chatBlockedBy }, actor.id),
  },
})
