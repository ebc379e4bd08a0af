import { sql, type SQL } from 'drizzle-orm'
import { readConversation } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { CHAT_OPEN_MS, SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { createSignedLink } from '#worker/files/store.ts'
import { route } from '#worker/http/serve.ts'
import { presentChatMessage } from './present.ts'
import { selectMessages, type MessageRow, type Writers } from './queries.ts'

/** A dispute about a task of the two, an open report that names them, or one of contacts masked between them. */
const isNamedSql = ({ me: a, other: b }: Writers, now: number): SQL => sql`(
  EXISTS (SELECT 1 FROM tasks JOIN disputes ON disputes.task_id = tasks.id
    WHERE (tasks.tasker_id = ${a} AND tasks.client_id = ${b} OR tasks.tasker_id = ${b} AND tasks.client_id = ${a})
      AND coalesce(disputes.closed_at, ${now}) > ${now - CHAT_OPEN_MS})
  OR EXISTS (SELECT 1 FROM reports WHERE status = 'open'
    AND (conversation_id = ${conversationId(a, b)}
      OR target = 'user' AND subject_id IN (${a}, ${b}) AND reporter_id IN (${a}, ${b})))
  OR EXISTS (SELECT 1 FROM masked_contacts JOIN reports ON subject_id = masked_contacts.user_id
    WHERE masked_contacts.user_id IN (${a}, ${b}) AND other_user_id IN (${a}, ${b})
      AND status = 'open' AND reporter_id IS NULL))`

async function presentForAdmin({ deps, userId, now }: Context, row: MessageRow) {
  const file = row.file === null ? null : await createSignedLink(deps, row.file, userId, now)
  return Object.assign(presentChatMessage(row), { file })
}

/** A command, because the reading is written to the audit log. */
export const readConversationRoute = route(
  readConversation,
  async (ctx, { userId: me, otherUserId: other, before, reason }) => {
    const { db, now } = ctx
    if (me === other) throw new DomainError('not_found')
    const writers = { me, other }
    const { named, rows } = await ctx.read({
      named: first(
        db
          .select({ isNamed: sql`${isNamedSql(writers, now)}`.mapWith(Boolean) })
          .from(sql`(SELECT 1)`),
      ),
      rows: selectMessages(writers, { before, limit: SYNCED_MESSAGES }),
    })
    if (!named?.isNamed) throw new DomainError('chat_private')
    const messages = await Promise.all(rows.toReversed().map((row) => presentForAdmin(ctx, row)))
    return commit({
      effects: [],
      response: { message: CHAT_FACTS.readByAdmin, messages },
      audit: {
        subject: conversationId(me, other),
        reason,
        details: { from: rows.at(-1)?.seq ?? null, to: rows[0]?.seq ?? null },
      },
    })
  },
)
