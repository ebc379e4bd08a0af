import * as v from 'valibot'
import { MESSAGE_KINDS } from '#schema/domain/conversation.ts'
import {
  IMAGE_MAX,
  MESSAGE_MAX,
  PAGE_MAX,
  VOICE_MAX_MS,
  WAVEFORM_MAX,
} from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PRESENCES } from '#schema/domain/presence.ts'
import { UserSummary } from './user-summary.schemas.ts'
import {
  AuditReason,
  commandResponse,
  fileInput,
  idOf,
  InstantOutput,
  optionalLine,
  optionalText,
  requiredText,
  wholeNumber,
} from './values.schemas.ts'

const otherUserId = idOf('user')
/** More messages than two people write. */
const SEQ_MAX = 10_000_000
const seqInput = (name: string) =>
  v.pipe(
    wholeNumber(messages.number(name)),
    v.minValue(0, messages.number(name)),
    v.maxValue(SEQ_MAX, messages.number(name)),
  )

/** One message, the same for both users. What does not apply is absent, because every poll may send it. */
export const Message = v.object({
  _id: idOf('message'),
  /** `_id` of the conversation. */
  conversation: v.string(),
  /** Its place in the conversation: 1, 2, 3 … */
  seq: v.number(),
  sender: idOf('user'),
  /** Empty when deleted. */
  text: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  createdAt: InstantOutput,
  /** Contact details in it were hidden. */
  masked: v.optional(v.boolean()),
  /** Of a voice note. */
  durationMs: v.optional(v.number()),
  waveform: v.optional(v.string()),
  editedAt: v.optional(InstantOutput),
  deletedAt: v.optional(InstantOutput),
})
export type Message = v.InferOutput<typeof Message>

/** As the calls return it: `id` is the name for legacy clients. */
const ChatMessage = v.object({ id: idOf('message'), ...Message.entries })

/** As one of its two users sees it. The last message and the number of unread ones follow from the messages. */
export const Conversation = v.object({
  _id: v.string(),
  other: UserSummary,
  /** The last message (`seq`) that the reader has seen; everything up to it is seen. */
  seenSeq: v.number(),
  otherSeenSeq: v.number(),
  /** After it the two need a new proposal or a task; null when it does not end. */
  openUntil: v.nullable(InstantOutput),
  /** The reader has written first and must wait for the other's answer. */
  awaitsAnswer: v.boolean(),
  /** Who has blocked the other. */
  blockedBy: v.nullable(v.picklist(['me', 'other'])),
  createdAt: InstantOutput,
})
export type Conversation = v.InferOutput<typeof Conversation>

const ListedConversation = v.object({
  ...Conversation.entries,
  participants: v.array(UserSummary),
  /** `seen`: of an own message, that the other has seen it; of the other's, that the reader has. */
  lastMessage: v.object({
    text: v.string(),
    seen: v.boolean(),
    kind: v.picklist(MESSAGE_KINDS),
    sender: idOf('user'),
    createdAt: InstantOutput,
  }),
})

export const listConversations = {
  summary: "The caller's conversations, the one with the latest message first.",
  input: v.object({}),
  output: v.array(ListedConversation),
}

export const listMessages = {
  summary:
    'The messages with another user, oldest first: the latest ones, those after `after`, or those before `before`. `visible=1` says that the user is looking at them, and marks them as seen.',
  input: v.object({
    otherUserId,
    /** `seq` of the last message that the caller has. */
    after: v.optional(seqInput('after')),
    before: v.optional(seqInput('before')),
    limit: v.optional(
      v.pipe(
        seqInput('limit'),
        v.minValue(1, messages.atLeast('limit', 1)),
        v.maxValue(PAGE_MAX, messages.atMost('limit', PAGE_MAX)),
      ),
    ),
    visible: v.optional(v.literal('1', messages.visible)),
  }),
  output: v.array(ChatMessage),
}

export const findConversation = {
  summary:
    'The conversation with another user and its latest messages, oldest first, as a pull brings them; null before its first message.',
  input: v.object({ otherUserId }),
  output: v.object({ conversation: v.nullable(Conversation), messages: v.array(Message) }),
}

export const sendMessage = {
  summary:
    'Sends a message. `clientMsgId`, a UUIDv7 of the caller, makes repetitions harmless. A picture or a voice note comes as `file` or `uploadId`.',
  input: v.pipe(
    v.object({
      recipientId: idOf('user'),
      message: v.optional(optionalText(FIELD_LABEL_FACTS.message, MESSAGE_MAX), ''),
      clientMsgId: v.optional(idOf('message')),
      kind: v.optional(v.picklist(MESSAGE_KINDS, messages.messageKind), 'text'),
      file: v.optional(fileInput(IMAGE_MAX, messages.imageTooLarge)),
      uploadId: v.optional(idOf('upload')),
      durationMs: v.optional(
        v.pipe(
          wholeNumber(messages.voiceLength),
          v.minValue(1, messages.voiceLength),
          v.maxValue(VOICE_MAX_MS, messages.voiceLength),
        ),
      ),
      waveform: v.optional(optionalLine('Waveform', WAVEFORM_MAX)),
    }),
    v.forward(
      v.check(({ kind, message }) => kind !== 'text' || message !== '', messages.messageEmpty),
      ['message'],
    ),
    v.forward(
      v.check(
        ({ kind, file, uploadId }) =>
          kind === 'text' || file !== undefined || uploadId !== undefined,
        messages.messageFile,
      ),
      ['file'],
    ),
  ),
  succeeds: [200, 201],
  refuses: [404],
  /** The new message beside the sentence for the user; `messageSeq` is its `seq`. */
  output: commandResponse({
    ...v.omit(ChatMessage, ['seq']).entries,
    messageSeq: v.number(),
  }),
}

export const markSeen = {
  summary:
    'Marks the messages with another user as seen, up to the one with `seq`. Only for a page that is visible.',
  input: v.object({ otherUserId, seq: seqInput('seq') }),
  output: commandResponse({}),
}

export const sayTyping = {
  summary:
    'Shows another user, on the screens that are open now, that the caller is writing. Nothing is stored.',
  input: v.object({ otherUserId }),
  output: commandResponse({}),
}

export const readPresence = {
  summary:
    'Whether another user is online now, or was today in Lagos: only for the other side of awarded work, if that user allows it. Null otherwise.',
  input: v.object({ otherUserId }),
  output: v.object({ presence: v.nullable(v.picklist(PRESENCES)) }),
}

const changedMessage = commandResponse({ chat: ChatMessage })

export const editMessage = {
  summary: "Changes the text of the caller's own message within 5 minutes.",
  input: v.object({
    otherUserId,
    id: idOf('message'),
    text: requiredText(FIELD_LABEL_FACTS.message, MESSAGE_MAX),
  }),
  output: changedMessage,
}

export const deleteMessage = {
  summary:
    "Deletes the caller's own message within 5 minutes. Its place stays, without its content.",
  input: v.object({ otherUserId, id: idOf('message') }),
  output: changedMessage,
}

export const openMessageFile = {
  summary:
    'A link to the picture or voice note of a message, for the caller alone and for one hour.',
  input: v.object({ otherUserId, id: idOf('message') }),
  output: v.object({ url: v.string(), type: v.string() }),
}

export const readConversation = {
  summary:
    'Shows an administrator messages of two users whom a dispute or a report names, newest page first; every reading is in the audit log.',
  input: v.object({
    userId: idOf('user'),
    otherUserId,
    before: v.optional(seqInput('before')),
    reason: AuditReason,
  }),
  refuses: [404],
  output: commandResponse({
    messages: v.array(v.object({ ...ChatMessage.entries, file: v.nullable(v.string()) })),
  }),
}
