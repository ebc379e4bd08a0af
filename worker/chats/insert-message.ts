import { sql, type SQL } from 'drizzle-orm'
import { conversationId, type MessageKind } from '#schema/domain/conversation.ts'
import type { MessageId } from '#schema/domain/ids.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { withReasons, type MaskedMessage } from './mask-message.ts'
import { notifyRecipient } from './message-notice.ts'
import { isMaskLiftedSql, type Writers } from './queries.ts'

export type NewMessage = MaskedMessage & {
  id: MessageId
  kind: MessageKind
  file: string | null
  fileType: string | null
  durationMs: number | null
  waveform: string | null
}

/** Both may write, without anything that has to be looked up first. */
export const isOpenSql = ({ me, other }: Writers, now: number): SQL => sql`
  open_until > ${now} AND waits_for IS NULL AND NOT ${isBlockedSql(me, other)}
  AND EXISTS (SELECT 1 FROM users WHERE users.id = ${other} AND closed_at IS NULL AND suspended_at IS NULL)
  AND EXISTS (SELECT 1 FROM users WHERE users.id = ${me} AND suppressed_at IS NULL)`

type TakenRef<T = string> = { mine: T; theirs: T; id: T | MessageId }
const takenRefOf = ({ me, other }: Writers, id: MessageId) => ({
  mine: `u:${me}`,
  theirs: `u:${other}`,
  id,
})
/** A message of either user has this id: a repetition, or a wrong id. */
const isIdTakenSql = ({ mine, theirs, id }: TakenRef | TakenRef<SQL>): SQL<boolean> => sql`EXISTS (
  SELECT 1 FROM changes WHERE scope IN (${mine}, ${theirs}) AND entity = 'message' AND id = ${id})`
const selectIsIdTaken = prepare((ref: Slots<TakenRef>) =>
  queryBuilder.select({ isTaken: isIdTakenSql(ref) }).from(sql`(SELECT 1)`),
)
export const isIdTaken = (writers: Writers, id: MessageId) =>
  selectIsIdTaken(takenRefOf(writers, id))

const lastOf = ({ me, other }: Writers) => sql`
  FROM messages WHERE conversation_id = ${conversationId(me, other)} ORDER BY seq DESC LIMIT 1`

/** Of the message that the batch has just inserted; a text without contact details needs no look-up. */
const areContactsHidden = (writers: Writers, { hasContacts, maskedText }: NewMessage): SQL =>
  hasContacts ? sql`(SELECT text = ${maskedText} ${lastOf(writers)})` : sql`0`

/** The next message of the conversation, if `condition` holds for it; otherwise the batch is aborted. */
export function insertMessage(
  writers: Writers,
  message: NewMessage,
  { condition, now }: { condition: SQL; now: number },
): Statement[] {
  const { id, kind, text, maskedText, hasContacts, hasAccount, ...rest } = message
  const { file, fileType, durationMs, waveform } = rest
  const isHidden = hasContacts ? sql`NOT ${isMaskLiftedSql(writers, now)}` : sql`0`
  const insert = sql`
    INSERT INTO messages (conversation_id, seq, id, sender_id, kind, text, is_masked, file, file_type, duration_ms,
      waveform, created_at)
    SELECT conversation, seq, ${id}, ${writers.me}, ${kind}, iif(is_hidden, ${maskedText}, ${text}),
      is_hidden OR ${hasAccount ? 1 : 0}, ${file}, ${fileType}, ${durationMs}, ${waveform}, ${now}
    FROM (
      SELECT conversations.id AS conversation, ${isHidden} AS is_hidden,
        coalesce((SELECT max(messages.seq) FROM messages WHERE conversation_id = conversations.id), 0) + 1 AS seq
      FROM conversations
      WHERE conversations.id = ${conversationId(writers.me, writers.other)} AND ${condition}
        AND NOT ${isIdTakenSql(takenRefOf(writers, id))})`
  const record = { userId: writers.me, text: 'message', otherUserId: writers.other, now } as const
  return [
    insert,
    assertRowsChanged('user_state'),
    notifyRecipient(writers, now),
    ...(hasContacts ? recordMasked(record, areContactsHidden(writers, message)) : []),
  ]
}

/** The part of the response that only the batch can compute of the message that it inserted. */
export function insertedMessage(writers: Writers, message: NewMessage): SQL {
  const sentence = (contacts: boolean) =>
    withReasons(CHAT_FACTS.sent, { contacts, account: message.hasAccount })
  const isHidden = areContactsHidden(writers, message)
  return sql`(
    SELECT json_object('text', text, 'messageSeq', seq, 'masked', iif(is_masked, json('true'), NULL),
      'message', iif(${isHidden}, ${sentence(true)}, ${sentence(false)}))
    ${lastOf(writers)})`
}
