import { eq } from 'drizzle-orm'
import { findConversation } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { conversations } from '#schema/tables/chats.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentConversation, presentMessage } from './present.ts'
import { conversationColumns, isPartnerOf, partner, selectMessages } from './queries.ts'

/** For a phone without data, which shows the conversation before its first pull. */
export const findConversationRoute = route(
  findConversation,
  async ({ db, userId: me, read }, { otherUserId: other }) => {
    const { row, rows } = await read({
      row: first(
        db
          .select(conversationColumns(me))
          .from(conversations)
          .innerJoin(partner, isPartnerOf(me))
          .where(eq(conversations.id, conversationId(me, other))),
      ),
      rows: selectMessages(db, { me, other }, { limit: SYNCED_MESSAGES }),
    })
    if (!row) return { conversation: null, messages: [] }
    const { conversation, chatPartner, chatBlockedBy: blockedBy } = row
    return {
      conversation: presentConversation({ row: conversation, other: chatPartner, blockedBy }, me),
      messages: rows.toReversed().map(presentMessage),
    }
  },
)
