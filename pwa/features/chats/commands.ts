import { isWaiting } from '#pwa/outbox/entry.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { discardEntry, enqueue, findLatestKey, replaceInput } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { newRequestKey } from '#pwa/outbox/request-key.ts'
import * as contract from '#schema/contract/chats.ts'
import { conversationId, type MessageKind } from '#schema/domain/conversation.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import { deleteMessage, editMessage, markSeen, sendMessage } from './queueable.ts'
import type { ShownMessage } from './shown-message.ts'

/** A picture or a voice note beside the text. */
export type Attachment = {
  kind: Exclude<MessageKind, 'text'>
  file: File
  /** Of a voice note. */
  durationMs?: number
  waveform?: string
}

type SendOptions = {
  attachment?: Attachment | null
  /** Deleted in the same transaction. */
  draft?: string
}

/** The id of the message is the key of its entry. */
export function sendText(
  device: Device,
  other: UserId,
  text: string,
  { attachment, draft }: SendOptions = {},
): Promise<string> {
  const key = newRequestKey()
  const input = {
    recipientId: other,
    message: text.trim(),
    clientMsgId: key as MessageId,
    ...attachment,
  }
  return enqueue(device, sendMessage, input, { key, ...(draft && { draft }) })
}

const unsentKey = (device: Device, { _id }: Pick<ShownMessage, '_id'>) =>
  findLatestKey(device, _id, [contract.sendMessage.name])

/** Changes a message that waits, or queues the change behind it. */
export async function changeText(
  device: Device,
  other: UserId,
  message: ShownMessage,
  text: string,
): Promise<void> {
  const after = await unsentKey(device, message)
  if (after && message.kind === 'text') {
    const input = { recipientId: other, message: text.trim(), clientMsgId: message._id }
    if ((await replaceInput(device, after, input)) === 'replaced') return
  }
  const input = { otherUserId: other, id: message._id, text: text.trim() }
  await enqueue(device, editMessage, input, { after })
}

/** Discards a message that waits; deletes it for both when it was sent. */
export async function removeMessage(
  device: Device,
  other: UserId,
  message: ShownMessage,
): Promise<void> {
  const after = await unsentKey(device, message)
  if (after && (await discardEntry(device, after)) !== 'too_late') return
  await enqueue(device, deleteMessage, { otherUserId: other, id: message._id }, { after })
}

/** Sends a rejected message once more with its file, as a new one. */
export async function sendAgain(device: Device, { entryKey }: ShownMessage): Promise<void> {
  const { replica } = device
  const entry = entryKey ? await replica.outbox.get({ key: entryKey }) : undefined
  if (!entry) return
  const key = newRequestKey()
  const input = { ...(await restoreFiles(replica, entry.input)), clientMsgId: key }
  await enqueue(device, sendMessage, input, { key })
  await discardEntry(device, entry.key)
}

/** Queues that the user has seen the other's messages up to `seq`; a mark that waits is replaced by the newer one. */
export async function sendSeen(device: Device, other: UserId, seq: number): Promise<void> {
  const { replica, userId } = device
  const row = await replica.conversations.get(conversationId(userId, other))
  if (!row || row.seenSeq >= seq) return
  const input = { otherUserId: other, seq }
  const entries = await replica.outbox.where('ref').equals(`seen:${other}`).toArray()
  const latest = entries.findLast((entry) => entry.state === 'sent' || isWaiting(entry))
  if (latest && Number(latest.input['seq']) >= seq) return
  if (latest && (await replaceInput(device, latest.key, input)) === 'replaced') return
  await enqueue(device, markSeen, input)
}
