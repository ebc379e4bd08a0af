import type * as v from 'valibot'
import type { Conversation, Message } from '#schema/contract/chats.schemas.ts'
import type { listConversations, listMessages } from '#schema/contract/chats.ts'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import { OPEN_FOR_EVER } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { conversations } from '#schema/tables/chats.ts'
import type { userSummaryColumns } from '#worker/accounts/queries.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import type { MessageRow, selectConversations } from './queries.ts'

type PresentedMessage = v.InferInput<typeof Message>
type PresentedConversation = v.InferInput<typeof Conversation>
type ConversationRow = typeof conversations.$inferSelect
type Partner = {
  [F in keyof typeof userSummaryColumns]: (typeof userSummaryColumns)[F]['_']['data'] | null
}

const orAbsent = <T>(value: T | null): T | undefined => value ?? undefined

export const presentMessage = (row: MessageRow): PresentedMessage => ({
  _id: row.id,
  conversation: row.conversationId,
  seq: row.seq,
  sender: row.senderId,
  text: row.text,
  kind: row.kind,
  createdAt: row.createdAt,
  masked: row.isMasked || undefined,
  durationMs: orAbsent(row.durationMs),
  waveform: orAbsent(row.waveform),
  editedAt: orAbsent(row.editedAt),
  deletedAt: orAbsent(row.deletedAt),
})

export const presentChatMessage = (
  row: MessageRow,
): HandlerResult<typeof listMessages>[number] => ({ id: row.id, ...presentMessage(row) })

type ReadConversation = { row: ConversationRow; other: Partner; blockedBy: 'me' | 'other' | null }

/** For one of its two users. */
export function presentConversation(
  { row, other, blockedBy }: ReadConversation,
  me: UserId,
): PresentedConversation {
  const isA = row.userA === me
  return {
    _id: row.id,
    other: other as PresentedConversation['other'],
    seenSeq: isA ? row.seenA : row.seenB,
    otherSeenSeq: isA ? row.seenB : row.seenA,
    openUntil: row.openUntil === OPEN_FOR_EVER ? null : row.openUntil,
    awaitsAnswer: row.waitsFor !== null && row.waitsFor !== me,
    blockedBy,
    createdAt: row.createdAt,
  }
}

type ListedRow = RowOf<typeof selectConversations>

/** With the last message and both users, as the list of conversations has it. */
export function presentListed(
  { conversation: row, chatPartner: other, chatBlockedBy: blockedBy, last }: ListedRow,
  me: PresentedConversation['other'],
): HandlerResult<typeof listConversations>[number] {
  const conversation = presentConversation({ row, other, blockedBy }, me._id)
  const isOwn = last.senderId === me._id
  const seen = isOwn ? conversation.otherSeenSeq : conversation.seenSeq
  return {
    ...conversation,
    participants: [me, conversation.other],
    lastMessage: {
      text: last.text,
      seen: seen >= last.seq,
      kind: last.kind,
      sender: last.senderId,
      createdAt: last.createdAt,
    },
  }
}
