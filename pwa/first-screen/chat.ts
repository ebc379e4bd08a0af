import { formatDuration } from '#pwa/features/chats/media/format-duration.ts'
import { messages as text } from '#pwa/features/chats/messages.ts'
import { shownMessage, type ShownMessage } from '#pwa/features/chats/shown-message.ts'
import {
  threadItems,
  unreadDivider,
  type ThreadItem,
  hasOptions,
} from '#pwa/features/chats/thread/thread-items.ts'
import { fillHeight } from '#pwa/features/chats/thread/use-fill-height.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { findConversation } from '#schema/contract/chats.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { MESSAGE_KINDS } from '#schema/domain/conversation.ts'
import { copyOf, find, findAll, setText } from './elements.ts'
import type { Screen } from './screens.ts'

export type ChatResponse = ResponseBody<typeof findConversation>
type Item = ThreadItem<ShownMessage>
type MessageItem = Extract<Item, { kind: 'message' }>
type Words = { name: string; word: (text: string) => string }

/** As many rows as a screen may show on either side of where the conversation begins. */
const ROWS_AROUND = 24

/** The index of the look of a message: text, picture, voice note and deleted, of the other, sent and seen. */
function lookOf({ tick, deletedAt, kind }: ShownMessage): number {
  const ticks = [null, 'sent', 'seen']
  const looks = MESSAGE_KINDS.length + 1
  return ticks.indexOf(tick) * looks + (deletedAt ? looks - 1 : MESSAGE_KINDS.indexOf(kind))
}

function label(button: HTMLElement, words: string): void {
  button.setAttribute('aria-label', words)
  button.title = words
}

/** The look has everything that a message can have. */
function fillMessage(row: HTMLElement, item: MessageItem, { name, word }: Words): HTMLElement {
  const { message, isOwn, isFirstInRun } = item
  const removeUnless = (condition: unknown, selector: string) =>
    condition || row.querySelector(selector)?.remove()
  const time = formatTime(message.createdAt)
  const sent = find(row, 'time') as HTMLTimeElement
  sent.dateTime = message.createdAt
  sent.textContent = time
  find(row, '.visually-hidden').textContent = word(text.from(isOwn ? text.you : name, time))
  removeUnless(message.text || message.kind === 'text', '.bubble-text')
  for (const each of findAll(row, '.bubble-text')) each.textContent = message.text
  for (const each of findAll(row, '.voice-time'))
    each.textContent = formatDuration(message.durationMs)
  // The app draws them.
  for (const each of findAll(row, '.voice-bars')) each.replaceChildren()
  const options = hasOptions(message, readNow()) && find(row, '.bubble-line > .button')
  if (options) label(options, isOwn ? text.options(time) : text.report(name, time))
  removeUnless(options, '.bubble-line > .button')
  removeUnless(message.editedAt, '.bubble-foot > span:first-child')
  removeUnless(message.isMasked, '.bubble-note')
  if (!isFirstInRun) find(row, '.bubble-line').removeAttribute('data-run')
  return row
}

/** The rows of the template: what stands before the messages, a day, what is unread, and the looks of a message. */
function rowOf(rows: readonly Element[], item: Item, words: Words): HTMLElement {
  const [top, day, unread, ...looks] = rows
  const look = {
    top,
    day,
    unread,
    message: item.kind === 'message' ? looks[lookOf(item.message)] : undefined,
  }[item.kind]
  if (!look) throw new Error('The template has no such row')
  const row = copyOf(look)
  if (item.kind === 'message') return fillMessage(row, item, words)
  if (item.kind === 'day') {
    const time = find(row, 'time') as HTMLTimeElement
    time.dateTime = item.at
    time.textContent = words.word(formatDay(item.at))
  }
  if (item.kind === 'unread')
    setText(find(row, '.thread-unread'), words.word(text.unread(item.count)))
  return row
}

function itemsOf({ conversation, messages }: ChatResponse, userId: OwnUser['_id']): Item[] {
  const { seenSeq: readUntil = 0, otherSeenSeq = 0 } = conversation ?? {}
  const shown = messages.map((message) =>
    shownMessage(
      { ...message, delivery: { state: 'sent', isPulled: true } },
      { userId, otherSeenSeq },
    ),
  )
  const divider = unreadDivider(shown, { userId, readUntil })
  const hasTop = (shown[0]?.seq ?? 1) > 1
  return threadItems(shown, { userId, divider, hasTop })
}

/**
 * The latest messages of a conversation that is open to both, at the first unread one or at the end. The template has two
 * pages, for a client and for a professional, and the rows in the list of the first one.
 */
export function fillChat({ content, user, isEnglish }: Screen, response: ChatResponse) {
  const { conversation, messages } = response
  if (!conversation || messages.length === 0 || user.userType === 'admin') return null
  if (conversation.blockedBy || conversation.awaitsAnswer) return null
  const name = conversation.other.username
  const words = { name, word: (english: string) => (isEnglish ? english : '') }
  const items = itemsOf(response, user._id)
  const unreadAt = items.findIndex(({ kind }) => kind === 'unread')
  const start = unreadAt < 0 ? items.length : unreadAt
  const around = items.slice(Math.max(0, start - ROWS_AROUND), start + 1 + ROWS_AROUND)

  const looks = [...find(content, '.thread-list').children]
  const rows = around.map((item) => rowOf(looks, item, words))
  content.children[user.userType === 'client' ? 1 : 0]?.remove()
  find(content, '.page-title').textContent = isEnglish ? text.chatWith(name) : name
  const scroll = find(content, '.thread-scroll')
  scroll.setAttribute('aria-label', text.thread(name))
  find(scroll, '.thread-list').replaceChildren(...rows)
  const panel = find(content, '.chat-screen')
  return () => {
    fillHeight(panel)
    scroll.scrollTop =
      unreadAt < 0
        ? scroll.scrollHeight
        : (rows[around.indexOf(items[unreadAt] as Item)]?.offsetTop ?? 0)
  }
}
