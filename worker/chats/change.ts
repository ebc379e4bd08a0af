import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { deleteMessage, editMessage } from '#schema/contract/chats.ts'
import {
  conversationId,
  isMaskLifted,
  whyNotChangeMessage,
  whyNotReach,
} from '#schema/domain/conversation.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import { MESSAGE_CHANGE_MS } from '#schema/domain/limits.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import { messages } from '#schema/tables/chats.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { changedMessage } from './changes.ts'
import { maskMessage, withReasons } from './mask-message.ts'
import { presentChatMessage } from './present.ts'
import {
  isNotBlockedSinceSql,
  selectMessage,
  selectOwnLatest,
  selectPair,
  textsOf,
  type MessageRow,
  type Writers,
} from './queries.ts'

type Address = { otherUserId: UserId; id: MessageId }

/** The caller's own message. */
async function readOwn(ctx: Context, { otherUserId, id }: Address) {
  const { userId } = ctx
  const writers = { me: userId, other: otherUserId }
  const { actor, message, pair, own } = await ctx.read({
    own: selectOwnLatest(writers),
    message: first(selectMessage(writers, id)),
    pair: first(selectPair(writers)),
  })
  if (message?.senderId !== userId || !pair) throw new DomainError('not_found')
  return { writers, actor, message, pair, own }
}

/**
 * What changes a deleted message has no effect. Its stored response is gone with the text, so a command that was applied
 * before the deletion is answered here when it is repeated.
 */
const deletedAlready = (message: MessageRow) =>
  done({ message: CHAT_FACTS.deleted, chat: presentChatMessage(message) })

type Fields = Partial<MessageRow>
type Change = { writers: Writers; message: MessageRow; text: string; condition?: SQL }

function commitChange(
  { db, now }: Context,
  { writers, message, text, condition }: Change,
  fields: Fields,
) {
  const update = db
    .update(messages)
    .set(fields)
    .where(
      and(
        eq(messages.conversationId, conversationId(writers.me, writers.other)),
        eq(messages.seq, message.seq),
        isNull(messages.deletedAt),
        gt(messages.createdAt, now - MESSAGE_CHANGE_MS),
        condition,
      ),
    )
  return commit({
    effects: [update, assertRowsChanged('user_state'), changedMessage(writers, message.id)],
    response: { message: text, chat: presentChatMessage({ ...message, ...fields }) },
  })
}

export const editMessageRoute = route(editMessage, async (ctx, { text, ...address }) => {
  const { writers, actor, message, pair, own } = await readOwn(ctx, address)
  if (message.deletedAt !== null) return deletedAlready(message)
  throwIf(whyNotChangeMessage(message, ctx.now) ?? whyNotReach(pair, actor))
  const beside = {
    earlier: textsOf(own.filter(({ seq }) => seq < message.seq)),
    later: textsOf(own.filter(({ seq }) => seq > message.seq)),
  }
  const masked = maskMessage(ctx, text, beside)
  const hidden = {
    contacts: masked.hasContacts && !isMaskLifted(pair, ctx.now),
    account: masked.hasAccount,
  }
  const edited = commitChange(
    ctx,
    {
      writers,
      message,
      text: withReasons(CHAT_FACTS.edited, hidden),
      condition: isNotBlockedSinceSql(writers, pair),
    },
    {
      text: hidden.contacts ? masked.maskedText : masked.text,
      isMasked: hidden.contacts || hidden.account,
      editedAt: ctx.now,
    },
  )
  const record = {
    userId: ctx.userId,
    text: 'message',
    otherUserId: writers.other,
    now: ctx.now,
  } as const
  const records = hidden.contacts ? recordMasked(record, sql`1`) : []
  return Object.assign(edited, { effects: [edited.effects, records] })
})

/**
 * The stored responses that have the text, of the commands that sent and edited the message. A repeat of these finds the
 * deleted message by its id.
 */
const deleteStoredTexts = ({ id, senderId }: MessageRow): SQL => sql`
  DELETE FROM idempotency_keys WHERE user_id = ${senderId} AND instr(response, ${id}) > 0
    AND ${id} IN (json_extract(response, '$.id'), json_extract(response, '$.chat._id'))
    AND (coalesce(json_extract(response, '$.text'), json_extract(response, '$.chat.text')) <> ''
      OR coalesce(json_extract(response, '$.waveform'), json_extract(response, '$.chat.waveform')) IS NOT NULL)`

/** Its place stays, so that both see that there was a message. */
export const deleteMessageRoute = route(deleteMessage, async (ctx, address) => {
  const { writers, message } = await readOwn(ctx, address)
  if (message.deletedAt !== null) return deletedAlready(message)
  throwIf(whyNotChangeMessage(message, ctx.now))
  const deleted = commitChange(
    ctx,
    { writers, message, text: CHAT_FACTS.deleted },
    { text: '', file: null, fileType: null, waveform: null, isMasked: false, deletedAt: ctx.now },
  )
  return Object.assign(deleted, { effects: [deleted.effects, deleteStoredTexts(message)] })
})
