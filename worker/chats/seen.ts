import { and, eq, lt } from 'drizzle-orm'
import { markSeen } from '#schema/contract/chats.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import { conversations } from '#schema/tables/chats.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { changedConversation } from './changes.ts'
import { readMessageNotice } from './message-notice.ts'
import { selectConversation, selectMessages, type Writers } from './queries.ts'

type ConversationRow = typeof conversations.$inferSelect

const columnOf = ({ me, other }: Writers) => (me < other ? 'seenA' : 'seenB')

/** How far the reader has seen it. */
export const seenBy = (row: ConversationRow, writers: Writers): number => row[columnOf(writers)]

/** Never moves back. */
export function updateSeen(
  { db, now }: Pick<Context, 'db' | 'now'>,
  row: ConversationRow,
  { writers, seq }: { writers: Writers; seq: number },
): Effect {
  const column = columnOf(writers)
  return [
    db
      .update(conversations)
      .set({ [column]: seq })
      .where(and(eq(conversations.id, row.id), lt(conversations[column], seq))),
    assertRowsChanged('user_state'),
    readMessageNotice(writers, now),
    changedConversation(writers),
  ]
}

/** Seven rows, once for all messages that a visible page has shown. */
export const markSeenRoute = route(markSeen, async (ctx, { otherUserId, seq }) => {
  const { userId } = ctx
  const writers = { me: userId, other: otherUserId }
  const { conversation, last } = await ctx.read({
    conversation: first(selectConversation(writers)),
    last: first(selectMessages(writers, { limit: 1 })),
  })
  if (!conversation || !last) throw new DomainError('not_found')
  const response = { message: CHAT_FACTS.seen }
  const upTo = Math.min(seq, last.seq)
  if (seenBy(conversation, writers) >= upTo) return done(response)
  return commit({ effects: updateSeen(ctx, conversation, { writers, seq: upTo }), response })
})
