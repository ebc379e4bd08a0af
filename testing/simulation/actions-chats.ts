import { sendSeen } from '#pwa/features/chats/commands.ts'
import {
  chatDraftKey,
  deleteMessage,
  editMessage,
  sendMessage,
} from '#pwa/features/chats/queueable.ts'
import { readNotices, setNotices } from '#pwa/features/notices/queueable.ts'
import { changeSaved } from '#pwa/features/saved/save.ts'
import { report } from '#pwa/features/trust/queueable.ts'
import { saveDraft } from '#pwa/outbox/drafts.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { enqueue, findLatestKey } from '#pwa/outbox/queue.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { SETTABLE_CATEGORIES } from '#schema/domain/notice.ts'
import { beginWrite, enqueueRecorded, type Actor } from './enqueue-recorded.ts'
import { writeMark } from './server-effects.ts'

/** The other parties of the tasks on this phone: with them a conversation is open. */
async function partners({ session }: Actor): Promise<UserId[]> {
  const tasks = await (await OptimisticView.load(session)).rows('tasks')
  const others = tasks.flatMap(({ client, tasker }) => (tasker ? [client, tasker._id] : []))
  return [...new Set(others)].filter((id) => id !== session.userId)
}

const textOf = (writeNumber: number) => `On my way (${writeMark(writeNumber)}).`

async function message(actor: Actor) {
  const { context, session } = actor
  const recipientId = context.random.pick(await partners(actor))
  if (!recipientId) return
  // Its id is the key of its entry.
  const clientMsgId = newId('message')
  const write = beginWrite(actor, 'message', clientMsgId)
  const text = textOf(write.number)
  const draft = context.random.chance(0.3) ? chatDraftKey(recipientId) : undefined
  if (draft) await saveDraft(session.replica, draft, { text })
  await enqueueRecorded(actor, write, {
    command: sendMessage,
    input: { recipientId, message: text, clientMsgId },
    key: clientMsgId,
    ...(draft && { draft }),
  })
}

/** One of the user's own messages, sent or not, with the other user and the entry that a change of it waits for. */
async function pickOwnMessage({ context, session }: Actor) {
  const { userId } = session
  const rows = await (await OptimisticView.load(session)).rows('messages')
  const own = rows.filter(({ sender, deletedAt }) => sender === userId && !deletedAt)
  const row = context.random.pick(own.slice(-5))
  const other = context.users.find(({ id }) => conversationId(id, userId) === row?.conversation)
  if (!row || !other) return
  const after = await findLatestKey(session, row._id, [sendMessage.command.name])
  return { row, otherUserId: other.id, after }
}

async function changeMessage(actor: Actor) {
  const picked = await pickOwnMessage(actor)
  if (!picked) return
  const { row, otherUserId, after } = picked
  const write = beginWrite(actor, 'edit message', row._id)
  const input = { otherUserId, id: row._id, text: textOf(write.number) }
  await enqueueRecorded(actor, write, { command: editMessage, input, after })
}

/** A message that waits is discarded instead. */
async function removeMessage(actor: Actor) {
  const picked = await pickOwnMessage(actor)
  if (picked?.row.delivery.state !== 'sent') return
  const { row, otherUserId, after } = picked
  const write = beginWrite(actor, 'delete message', row._id)
  const input = { otherUserId, id: row._id }
  await enqueueRecorded(actor, write, { command: deleteMessage, input, after })
}

/** A mark without text: later ones replace it, and no notice reports it. */
async function seen({ context, session }: Actor) {
  const conversations = await (await OptimisticView.load(session)).rows('conversations')
  const conversation = context.random.pick(conversations)
  if (!conversation) return
  const rows = await session.replica.messages.toArray()
  const places = rows.filter((row) => row.conversation === conversation._id).map(({ seq }) => seq)
  await sendSeen(session, conversation.other._id, Math.max(0, ...places))
}

async function readNotice(actor: Actor) {
  const { context, session } = actor
  const notices = await (await OptimisticView.load(session)).rows('notices')
  const notice = context.random.pick(notices.filter(({ readAt }) => readAt === null))
  if (!notice) return
  const write = beginWrite(actor, 'read notice', notice._id)
  await enqueueRecorded(actor, write, { command: readNotices, input: { ids: [notice._id] } })
}

/** Reports the other party of a task. Only administrators see it. */
async function reportUser(actor: Actor) {
  const targetId = actor.context.random.pick(await partners(actor))
  if (!targetId) return
  const write = beginWrite(actor, 'report', targetId)
  const input = {
    _id: newId('report'),
    target: 'user' as const,
    targetId,
    reason: 'abuse' as const,
    words: `Shouted at me (${writeMark(write.number)}).`,
  }
  await enqueueRecorded(actor, write, { command: report, input })
}

/** The last choice counts, whichever device made it, so only the replicas are compared. */
async function noticeSettings({ context: { random }, session }: Actor) {
  const off = () => SETTABLE_CATEGORIES.filter(() => random.chance(0.3))
  const input = { push: off(), email: off(), quietHours: random.chance(0.7) }
  await enqueue(session, setNotices, input)
}

/** The last choice counts, whichever device made it; none may stay in an outbox. */
async function saveTask({ context: { random }, session }: Actor) {
  const view = await OptimisticView.load(session)
  const task = random.pick(await view.openTasks())
  if (!task) return
  const { _id, title, field, price, location } = task
  const row = { _id, title, field, price, location, state: 'open' as const }
  await changeSaved(session, { kind: 'task', row }, random.chance(0.7))
}

export const CHAT_ACTIONS = {
  saveTask,
  reportUser,
  noticeSettings,
  message,
  editMessage: changeMessage,
  deleteMessage: removeMessage,
  seen,
  readNotice,
}
