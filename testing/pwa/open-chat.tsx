import { screen, within } from '@testing-library/react'
import type { Conversation, Message } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { createClientDevice } from './client-device.ts'
import { renderScreen } from './render-screen.tsx'
import { conversationRow, messageRow, userSummaryRow } from './rows.ts'
import { press, type } from './screens.ts'

export const other = userSummaryRow({ username: 'Adeola' })

type Client = Awaited<ReturnType<typeof createClientDevice>>
type DeviceOptions = NonNullable<Parameters<typeof createClientDevice>[0]>
type ChatOptions = Pick<DeviceOptions, 'tasks' | 'responses'> & {
  /** Number of messages. */
  count?: number
  fields?: (seq: number) => Partial<Message> & { isOwn?: boolean }
  conversation?: Partial<Conversation>
}

/** A client's phone with a conversation with Adeola, and its screen. */
export async function openChat({
  count = 0,
  fields = () => ({}),
  conversation = {},
  ...options
}: ChatOptions = {}) {
  const device = await createClientDevice(options)
  const { userId, replica } = device
  await replica.conversations.put(conversationRow(userId, { other, ...conversation }))
  const rows = Array.from({ length: count }, (_, index) => {
    const { isOwn = false, ...rest } = fields(index + 1)
    const sender = isOwn ? userId : other._id
    return messageRow(conversationId(userId, other._id), index + 1, sender, rest)
  })
  await replica.messages.bulkPut(rows)
  let rowsRead = 0
  replica.messages.hook('reading', (row) => {
    rowsRead++
    return row
  })
  const view = renderScreen(`/chat/${other._id}`, device)
  await screen.findByRole('heading', { level: 1, name: 'Chat with Adeola' })
  return { device, view, rows, rowsRead: () => rowsRead }
}

export const outboxCommands = async ({ replica }: Client) =>
  (await replica.outbox.toArray()).map(({ command, input }) => ({ command, input }))

export const send = (text: string) => {
  type('Type a message', text)
  press('Send message')
}

/** The row of the message with this text. */
export const bubble = async (text: string) => {
  const line = (await screen.findByText(text, { selector: '.bubble-text' })).closest('li')
  if (!line) throw new Error(`No row has the text ${text}`)
  return within(line)
}
