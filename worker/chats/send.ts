import { sql, type SQL } from 'drizzle-orm'
import { sendMessage } from '#schema/contract/chats.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import {
  conversationId,
  mustWaitForAnswer,
  openUntil,
  whyNotWrite,
  type Pair,
} from '#schema/domain/conversation.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type MessageId } from '#schema/domain/ids.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import type { conversations } from '#schema/tables/chats.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { consumeUpload, selectUpload, imageFromInput, type UploadRow } from '#worker/files/parts.ts'
import { storePrivate, storeVoice } from '#worker/files/store.ts'
import { done, route } from '#worker/http/serve.ts'
import { counterOf, countInIsolate } from '#worker/limits/rate-limit.ts'
import { changedConversation, newMessage } from './changes.ts'
import {
  insertedMessage,
  insertMessage,
  isIdTaken,
  isOpenSql,
  type NewMessage,
} from './insert-message.ts'
import { needsEarlier, maskMessage } from './mask-message.ts'
import { presentChatMessage } from './present.ts'
import {
  isNotBlockedSinceSql,
  selectConversation,
  selectMessage,
  selectOwnLatest,
  selectPair,
  textsOf,
  type Writers,
} from './queries.ts'

type Conversation = typeof conversations.$inferSelect

/** Completed by what the batch returns. */
const responseOf = ({ now }: Context, { me, other }: Writers, message: NewMessage) => ({
  message: CHAT_FACTS.sent,
  id: message.id,
  _id: message.id,
  conversation: conversationId(me, other),
  sender: me,
  text: '',
  kind: message.kind,
  createdAt: now,
  messageSeq: 0,
  durationMs: message.durationMs ?? undefined,
  waveform: message.waveform ?? undefined,
})

type Guard = { condition: SQL; before: Effect }

const commitMessage = (
  ctx: Context,
  writers: Writers,
  message: NewMessage,
  { condition, before }: Guard,
) =>
  commit({
    effects: [
      before,
      insertMessage(writers, message, { condition, now: ctx.now }),
      newMessage(writers, message.id),
    ],
    response: responseOf(ctx, writers, message),
    computed: insertedMessage(writers, message),
    status: 201,
  })

/** Begins the conversation, or brings it up to date; nothing when it is. Aborts when another request has done so. */
function updateConversation(
  now: number,
  { me, other }: Writers,
  { pair, conversation }: { pair: Pair; conversation: Conversation | null },
): Effect[] {
  const id = conversationId(me, other)
  const until = openUntil(pair) ?? 0
  if (!conversation) {
    const waitsFor = mustWaitForAnswer(pair, now) ? other : null
    const [a, b] = me < other ? [me, other] : [other, me]
    return [
      sql`INSERT INTO conversations (id, user_a, user_b, open_until, waits_for, created_at)
        VALUES (${id}, ${a}, ${b}, ${until}, ${waitsFor}, ${now})`,
      changedConversation({ me, other }),
    ]
  }
  const isCurrent = conversation.openUntil === until && conversation.waitsFor === null
  if (isCurrent) return []
  return [
    sql`UPDATE conversations SET open_until = ${until}, waits_for = NULL
      WHERE id = ${id} AND open_until = ${conversation.openUntil} AND waits_for IS ${conversation.waitsFor}`,
    assertRowsChanged('user_state'),
    changedConversation({ me, other }),
  ]
}

type MessageInput = ParsedInput<typeof sendMessage>

const toMessage = (
  ctx: Context,
  id: MessageId,
  { kind, message }: MessageInput,
  earlier: readonly string[] = [],
): NewMessage =>
  Object.assign(maskMessage(ctx, message, { earlier }), {
    id,
    kind,
    file: null,
    fileType: null,
    durationMs: null,
    waveform: null,
  })

/** Levels are characters too: no row of them is a number, and no other text. */
const withoutNumbers = (waveform: string): string =>
  waveform.replace(/[^\w+/]|_/g, 'A').replace(/\d{4,}/g, (levels) => 'z'.repeat(levels.length))

/** Stores the picture or the voice note; a rejected message has stored none. */
async function withFile(
  ctx: Context,
  message: NewMessage,
  { input, upload }: { input: MessageInput; upload: UploadRow | null },
): Promise<NewMessage> {
  const { kind, uploadId, durationMs = null, waveform = null } = input
  if (kind === 'text') return message
  const file = await imageFromInput(ctx, { file: input.file, uploadId, upload })
  if (!file) return message
  const { deps } = ctx
  const stored =
    kind === 'picture' ? await storePrivate(deps, file, []) : await storeVoice(deps, file)
  const voice =
    kind === 'voice' ? { durationMs, waveform: waveform && withoutNumbers(waveform) } : {}
  return Object.assign({}, message, { file: stored.key, fileType: stored.type }, voice)
}

const readFacts = (
  { now, userId, read }: Context,
  writers: Writers,
  id: MessageId,
  input: MessageInput,
) =>
  read({
    pair: first(selectPair(writers)),
    conversation: first(selectConversation(writers)),
    existing: first(selectMessage(writers, id)),
    taken: first(isIdTaken(writers, id)),
    own: selectOwnLatest(writers),
    upload: first(selectUpload(userId, input.uploadId, now)),
  })

/** Reads what joins the two: for the first message, one with a file, one that changes the conversation, or a rejected one. */
async function sendAfterReading(
  ctx: Context,
  writers: Writers,
  { id, input }: { id: MessageId; input: MessageInput },
) {
  const { now, deps } = ctx
  const { actor, pair, conversation, existing, taken, upload, own } = await readFacts(
    ctx,
    writers,
    id,
    input,
  )
  if (existing?.senderId === writers.me) {
    const { seq: messageSeq, ...presented } = presentChatMessage(existing)
    return done({ message: CHAT_FACTS.sent, ...presented, messageSeq })
  }
  if (!pair || writers.me === writers.other) throw new DomainError('not_found')
  throwIf(whyNotWrite(pair, conversation, { writer: actor, other: writers.other, now }))
  if (taken?.isTaken) throw new DomainError('message_exists')
  const message = await withFile(ctx, toMessage(ctx, id, input, textsOf(own)), {
    input,
    upload,
  })
  const updated = updateConversation(now, writers, { pair, conversation })
  return commitMessage(ctx, writers, message, {
    condition: isNotBlockedSinceSql(writers, pair),
    before: [updated, consumeUpload(deps, upload)],
  })
}

/** Characters. A longer text is masked after the session is read, because that takes work, and so is part of a number. */
const ONE_TRIP_MAX = 500

/**
 * One round trip for a text in an open conversation: the write batch has the session check and all conditions. Only
 * when it is aborted is anything read.
 */
export const sendMessageRoute = Object.assign(
  route(sendMessage, async (ctx, input) => {
    const { deps, userId, now } = ctx
    const writers = { me: userId, other: input.recipientId }
    const id = input.clientMsgId ?? newId('message')
    const isAlone =
      input.kind === 'text' && input.message.length <= ONE_TRIP_MAX && !needsEarlier(input.message)
    const session = isAlone ? ctx.assertSession() : null
    if (session || !isAlone) countInIsolate(deps, [counterOf(deps, 'message', userId)], now)
    if (!session) return sendAfterReading(ctx, writers, { id, input })
    return commitMessage(ctx, writers, toMessage(ctx, id, input), {
      condition: isOpenSql(writers, now),
      before: [session],
    })
  }),
  // Two users may begin a conversation at the same moment.
  { attempts: 4 },
)
