import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Conversation, Message } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { comparable } from '#testing/pwa/comparable-markup.ts'
import { unsignedToken } from '#testing/pwa/device.ts'
import { useElementSizes } from '#testing/pwa/element-sizes.ts'
import { openDocument } from '#testing/pwa/first-screen-page.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { conversationRow, messageRow, userRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { renderChat } from './chat-template.tsx'

setUpScreens()
useElementSizes()
afterEach(() => {
  globalThis.drawnList = undefined
  globalThis.prefetched = undefined
  document.body.replaceChildren()
})

const other = userSummaryRow({ username: 'Adeola {text}' })
const TASKER: Partial<OwnUser> = {
  userType: 'tasker',
  skillsets: ['Tiling'],
  profileDescription: 'Ten years.',
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

type Fields = Partial<Message> & { isOwn?: boolean }
type Options = Partial<Parameters<typeof openDocument>[0]> & {
  user?: Partial<OwnUser>
  messages?: readonly Fields[]
  conversation?: Partial<Conversation>
}

const messagesOf = (userId: UserId, fields: readonly Fields[]): Message[] =>
  fields.map(({ isOwn = false, ...rest }, index) =>
    messageRow(conversationId(userId, other._id), index + 1, isOwn ? userId : other._id, rest),
  )

async function drawChat(options: Options = {}) {
  const { messages = [{}], conversation, user: userFields, ...page } = options
  const user = userRow({ username: 'Bukola', ...userFields })
  const response = {
    conversation: conversationRow(user._id, { other, seenSeq: 99, ...conversation }),
    messages: messagesOf(user._id, messages),
  }
  const dashboard = { userDetails: { user } }
  const device = await createClientDevice({
    user,
    hasPulled: false,
    responses: {
      'GET /api/user/dashboard': () => [200, dashboard],
      [`GET /api/chats/${other._id}/conversation`]: () => [200, response],
    },
  })
  const root = await openDocument({
    path: `/chat/${other._id}`,
    token: device.token(),
    template: await renderChat(),
    screen: 'chat',
    responses: [dashboard, response],
    ...page,
  })
  return { device, root }
}

/** The app's first render. That the document has made requests is all that it looks at. */
async function openChat(device: Awaited<ReturnType<typeof drawChat>>['device']) {
  const response = Promise.resolve(new Response())
  globalThis.prefetched = new Map([['', { authorization: '', client: '', response }]])
  const { container } = renderScreen(`/chat/${other._id}`, device)
  await waitFor(() => expect(container.querySelector('.thread-row')).toBeTruthy())
  return container
}

/** Without what the app adds after its first render, and the content of files, which it loads. */
function withoutLater(page: Element): string[] {
  const copy = page.cloneNode(true) as Element
  const later =
    '.page-titles ~ *, .page-note, .task-strip, .composer-row > :not(textarea, [type=submit]), .media-picture > *, .media-problem, .voice-bars > *'
  for (const each of copy.querySelectorAll(later)) each.remove()
  // It is inert, and named after its duration.
  for (const play of copy.querySelectorAll('.voice button'))
    for (const name of ['aria-label', 'title']) play.removeAttribute(name)
  return comparable(copy, ['data-index', 'viewBox'])
}

const textsIn = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)
const isDrawn = (root: Element) => root.querySelector('.loading-screen') === null

const WAVEFORM = 'AZaz09+/'
const MESSAGES: readonly Fields[] = [
  { createdAt: '2024-12-31T23:30:00.000Z', text: 'Good <b>day</b> {name} & "all"' },
  { createdAt: minutesAgo(3000), isOwn: true, text: 'Two\nlines' },
  { createdAt: minutesAgo(1500), isOwn: true, text: 'Call [hidden until assigned]', masked: true },
  { createdAt: minutesAgo(30), isOwn: true, text: 'Changed', editedAt: minutesAgo(29) },
  { createdAt: minutesAgo(28), isOwn: true, text: 'In the run' },
  { createdAt: minutesAgo(20), text: '', deletedAt: minutesAgo(19) },
  { createdAt: minutesAgo(18), text: '', kind: 'picture' },
  { createdAt: minutesAgo(10), kind: 'voice', durationMs: 7400, waveform: WAVEFORM },
  { createdAt: minutesAgo(1), isOwn: true, text: 'It can be changed' },
  { createdAt: minutesAgo(0), isOwn: true, text: '', deletedAt: minutesAgo(0) },
]

describe('the conversation drawn by the document', () => {
  test.each([
    ['of a client', {}],
    ['of a professional', { user: TASKER }],
    ['with unread messages', { conversation: { seenSeq: 5, otherSeenSeq: 4 } }],
    ['with one unread message', { conversation: { seenSeq: 7 } }],
  ] satisfies [string, Options][])(
    'is the markup of the app’s first render: %s',
    async (_, options) => {
      const { device, root } = await drawChat({ messages: MESSAGES, ...options })
      const drawn = withoutLater(root)
      expect(textsIn(root, '.bubble-text')[0]).toBe('Good <b>day</b> {name} & "all"')
      expect(textsIn(root, 'h1')).toEqual(['Chat with Adeola {text}'])
      root.remove()
      expect(drawn).toEqual(withoutLater(await openChat(device)))
    },
  )

  test('has only what can be on the screen of a long conversation', async () => {
    const messages = Array.from({ length: 50 }, () => ({}))
    const texts = (seqs: number[]) => seqs.map((seq) => `Message ${seq}`)
    const atEnd = await drawChat({ messages })
    expect(textsIn(atEnd.root, '.bubble-text')).toEqual(
      texts(Array.from({ length: 24 }, (_, index) => index + 27)),
    )
    const { root } = await drawChat({ messages, conversation: { seenSeq: 10 } })
    expect(textsIn(root, '.thread-unread')).toEqual(['40 unread messages'])
    expect(textsIn(root, '.bubble-text')).toEqual(
      texts(Array.from({ length: 34 }, (_, index) => index + 1)),
    )
  })

  test('has no word of another language, but all data', async () => {
    const { root } = await drawChat({
      messages: MESSAGES,
      conversation: { seenSeq: 5 },
      settings: { language: 'yo' },
    })
    const texts = comparable(root).flatMap((part) => part.replace(/<[^>]*>/, '').trim() || [])
    for (const text of ['Adeola {text}', 'Changed', '12:30 AM']) expect(texts).toContain(text)
    for (const word of ['Today', 'edited', 'This message was deleted.', '4 unread messages'])
      expect([word, texts.includes(word)]).toEqual([word, false])
  })

  test.each([
    ['without a message', { messages: [] }],
    ['in which the other must answer first', { conversation: { awaitsAnswer: true } }],
    ['with a blocked user', { conversation: { blockedBy: 'other' } }],
    ['of an administrator', { user: { userType: 'admin' } }],
    ['without a conversation', { responses: [{}, { conversation: null, messages: [] }] }],
    ['after an error', { responses: [{ error: 'Log in' }, { error: 'Log in' }] }],
    ['after a log-out', { token: null }],
    ['of another user', { token: unsignedToken(newId('user')) }],
  ] satisfies [string, Options][])('is left to the app %s', async (_, options) => {
    const { root } = await drawChat(options)
    expect(isDrawn(root)).toBe(false)
  })

  test('is not drawn on a phone that stores something of the user', async () => {
    const { device } = await drawChat()
    const databases = [device.replica.name]
    const { root } = await drawChat({ token: device.token(), databases })
    expect(isDrawn(root)).toBe(false)
  })
})

test('the conversation of the document stays while the first pull brings its messages', async () => {
  const { device, root } = await drawChat({ messages: [{ text: 'First' }, { text: 'Second' }] })
  root.remove()
  const container = await openChat(device)
  const conversation = conversationId(device.userId, other._id)
  await device.replica.messages.put(messageRow(conversation, 3, other._id, { text: 'Third' }))
  await waitFor(() =>
    expect(textsIn(container, '.bubble-text')).toEqual(['First', 'Second', 'Third']),
  )
  expect(container.querySelector('.chat-task-space')).toBeTruthy()
  const unseen = messageRow(conversation, 4, other._id, { _id: newId('message'), text: 'Fourth' })
  await device.replica.transaction(
    'rw',
    [device.replica.messages, device.replica.conversations, device.replica.meta],
    async () => {
      await device.replica.messages.put(unseen)
      await device.replica.conversations.put(conversationRow(device.userId, { other }))
      await device.replica.setMeta('lastPullAt', Date.now())
    },
  )
  await waitFor(() => expect(textsIn(container, '.bubble-text')).toEqual(['Third', 'Fourth']))
  await waitFor(() => expect(container.querySelector('.chat-task-space')).toBeNull())
})
