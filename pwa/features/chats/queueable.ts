import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export const chatDraftKey = (other: UserId) => `chat:${other}`

/** Behind all messages that the server has put in order. */
export const UNSENT_SEQ = Number.MAX_SAFE_INTEGER

const lane = (other: UserId) => `chat:${other}`
const pathOf = (other: UserId) => `/chat/${other}`

/**
 * Without fields, so that a rejection does not become a draft: the message stays in the conversation with its reason,
 * and the next one may be in the field already.
 */
const formOf = (other: UserId) => ({ draft: chatDraftKey(other), path: pathOf(other), fields: {} })

export const sendMessage = queueable(contract.sendMessage, {
  lane: ({ recipientId }) => lane(recipientId),
  isResponseUnused: true,
  ref: ({ clientMsgId }) => clientMsgId ?? '',
  describe: () => messages.unsentMessage,
  form: ({ recipientId }) => formOf(recipientId),
  optimistic(view, input, { queuedAt, userId }) {
    const { recipientId, clientMsgId, message, kind = 'text', durationMs, waveform } = input
    if (!clientMsgId) return
    view.put('messages', {
      _id: clientMsgId,
      conversation: conversationId(userId, recipientId),
      seq: UNSENT_SEQ,
      sender: userId,
      text: message?.trim() ?? '',
      kind,
      createdAt: new Date(queuedAt).toISOString(),
      ...(durationMs !== undefined && { durationMs: Number(durationMs) }),
      ...(waveform !== undefined && { waveform }),
    })
  },
  undo: ({ recipientId, clientMsgId }) =>
    clientMsgId && {
      endpoint: contract.deleteMessage,
      input: { otherUserId: recipientId, id: clientMsgId },
    },
})

export const editMessage = queueable(contract.editMessage, {
  lane: ({ otherUserId }) => lane(otherUserId),
  isResponseUnused: true,
  ref: ({ id }) => id,
  describe: () => messages.unsentEdit,
  form: ({ otherUserId }) => formOf(otherUserId),
  mergeInto: (parent, { text }) => ({ ...parent, message: text }),
  optimistic: (view, { id, text }, { queuedAt }) =>
    view.update('messages', id, {
      text: text.trim(),
      editedAt: new Date(queuedAt).toISOString(),
    }),
})

export const deleteMessage = queueable(contract.deleteMessage, {
  lane: ({ otherUserId }) => lane(otherUserId),
  isResponseUnused: true,
  ref: ({ id }) => id,
  describe: () => messages.unsentDelete,
  form: ({ otherUserId }) => formOf(otherUserId),
  optimistic: (view, { id }, { queuedAt }) =>
    view.update('messages', id, { text: '', deletedAt: new Date(queuedAt).toISOString() }),
})

/** In a lane of its own, so that it does not wait for a picture that is being sent. */
export const markSeen = queueable(contract.markSeen, {
  lane: ({ otherUserId }) => `seen:${otherUserId}`,
  isResponseUnused: true,
  ref: ({ otherUserId }) => `seen:${otherUserId}`,
  describe: () => messages.unsentSeen,
  form: ({ otherUserId }) => ({ ...formOf(otherUserId), draft: `seen:${otherUserId}` }),
  isSilent: true,
  async optimistic(view, { otherUserId, seq }, { userId }) {
    const id = conversationId(userId, otherUserId)
    const conversation = await view.get('conversations', id)
    const seenSeq = Number(seq)
    if (conversation && conversation.seenSeq < seenSeq)
      await view.update('conversations', id, { seenSeq })
  },
})
