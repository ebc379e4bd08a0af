import { eq } from 'drizzle-orm'
import { listConversations, listMessages } from '#schema/contract/chats.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { users } from '#schema/tables/users.ts'
import { userSummaryOf } from '#worker/accounts/queries.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentChatMessage, presentListed } from './present.ts'
import {
  selectConversation,
  selectConversations,
  selectMessages,
  type MessageRow,
  type Writers,
} from './queries.ts'
import { seenBy, updateSeen } from './seen.ts'

export const listConversationsRoute = route(listConversations, async ({ userId, read }) => {
  const { actor, rows } = await read({ rows: selectConversations(userId) })
  const me = userSummaryOf(actor)
  return rows.map((row) => presentListed(row, me))
})

type Conversation = RowOf<typeof selectConversation>
const selectUserId = prepare(({ id }: Slots<{ id: UserId }>) =>
  queryBuilder.select({ id: users.id }).from(users).where(eq(users.id, id)),
)

/** After the response, because the reader does not wait for it. Another request may have marked them already. */
function markShown(
  ctx: Context,
  { row, writers, shown }: { row: Conversation; writers: Writers; shown: readonly MessageRow[] },
): void {
  const last = shown.at(-1)?.seq ?? 0
  if (seenBy(row, writers) >= last) return
  const effects = updateSeen(ctx, row, { writers, seq: last })
  ctx.waitUntil(
    createBackgroundContext(ctx.deps)
      .commit(effects)
      .catch((error: unknown) => {
        if (!isConstraint(error)) throw error
      }),
  )
}

export const listMessagesRoute = route(
  listMessages,
  async (ctx, { otherUserId, visible, limit = SYNCED_MESSAGES, ...range }) => {
    const { userId } = ctx
    const writers = { me: userId, other: otherUserId }
    const { other, conversation, rows } = await ctx.read({
      other: first(selectUserId({ id: otherUserId })),
      conversation: first(selectConversation(writers)),
      rows: selectMessages(writers, { ...range, limit }),
    })
    if (!other) throw new DomainError('not_found')
    const shown = range.after === undefined ? rows.toReversed() : rows
    if (visible && conversation) markShown(ctx, { row: conversation, writers, shown })
    return shown.map(presentChatMessage)
  },
)
