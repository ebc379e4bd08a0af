import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Message } from '#schema/contract/chats.ts'
import type { MessageKind } from '#schema/domain/conversation.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import type { TickState } from './thread/tick.tsx'

/** A message as the conversation shows it, sent or not. */
export type ShownMessage = {
  _id: MessageId
  conversation: string
  /** Place in the server's order; behind all others until the server has it. */
  seq: number
  sender: UserId
  text: string
  kind: MessageKind
  /** Of a voice note. */
  durationMs: number
  waveform: string
  createdAt: string
  editedAt: string | null
  deletedAt: string | null
  /** Contact details were hidden in it. */
  isMasked: boolean
  /** Of an own message; null for the other user's. */
  tick: TickState | null
  /** The entry of the outbox in which the message or its latest change waits. */
  entryKey: string | null
  /** Why it was not accepted. */
  reason: string | null
  /** The message itself was not accepted, not only a change of it. */
  isRejected: boolean
}

type Reader = {
  userId: UserId
  /** How far the other user has seen. */
  otherSeenSeq: number
}

function tickOf({ delivery, seq }: Shown<Message>, otherSeenSeq: number): TickState {
  if (delivery.state === 'failed') return 'failed'
  if (delivery.state === 'sent') return seq <= otherSeenSeq ? 'seen' : 'sent'
  return delivery.isLate ? 'late' : 'queued'
}

/** A row of the view as this user sees it. */
export function shownMessage(message: Shown<Message>, reader: Reader): ShownMessage {
  const { _id, conversation, seq, sender, text, kind, createdAt } = message
  const { editedAt, deletedAt, masked, delivery } = message
  return {
    _id,
    conversation,
    seq,
    sender,
    text,
    kind,
    durationMs: message.durationMs ?? 0,
    waveform: message.waveform ?? '',
    createdAt,
    editedAt: editedAt ?? null,
    deletedAt: deletedAt ?? null,
    isMasked: masked ?? false,
    tick: sender === reader.userId ? tickOf(message, reader.otherSeenSeq) : null,
    entryKey: delivery.state === 'sent' ? null : delivery.key,
    reason: delivery.state === 'failed' ? (delivery.reason?.message ?? '') : null,
    isRejected: false,
  }
}

/** The server's order; what it does not have yet stays in the order of writing. */
export const byOrder = (a: ShownMessage, b: ShownMessage): number =>
  a.seq - b.seq || a.createdAt.localeCompare(b.createdAt)
