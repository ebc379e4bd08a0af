import { eq } from 'drizzle-orm'
import { findConversation } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { conversations } from '#schema/tables/chats.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentConversation, presentMessage } from './present.ts'
import { conversationColumns, isPartnerOf, partner, selectMessages } from './queries.ts'

const selectWithPartner = prepare(({ id, me }: Slots<{ id: string; me: UserId }>) =>
  queryBuilder
    .select(conversationColumns(me))
    .from(conversations)
    .innerJoin(partner, isPartnerOf(me))
    .where(eq(conversations.id, id)),
)

/** For a phone without data, which shows the conversation before its first pull. */
export const findConversationRoute = route(
  findConversation,
  async ({ userId: me, read }, { otherUserId: other }) => {
    const { row, rows } = await read({
      row: first(selectWithPartner({ id: conversationId(me, other), me })),
      rows: selectMessages({ me, other }, { limit: SYNCED_MESSAGES }),
    })
    if (!row) return { conversation: null, messages: [] }
    const { conversation, chatPartner, chatBlockedBy: blockedBy } = row
    return {
      conversation: presentConversation({ row: conversation, other: chatPartner, blockedBy }, me),
      messages: rows.toReversed().map(presentMessage),
    }
  },
)
