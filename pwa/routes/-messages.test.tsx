import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { sendText } from '#pwa/features/chats/commands.ts'
import { claimNext, reject } from '#pwa/outbox/transitions.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { conversationRow, messageRow, taskRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { setUpScreens } from '#testing/pwa/screens.ts'

setUpScreens()

const rows = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')

test('lists the conversations by their last message, with ticks and the number of unread ones', async () => {
  const device = await createClientDevice()
  const { replica, userId } = device
  const [adeola, sani] = ['Adeola', 'Sani'].map((username) => userSummaryRow({ username }))
  const first = conversationRow(userId, { ...(adeola && { other: adeola }), otherSeenSeq: 1 })
  const second = conversationRow(userId, { ...(sani && { other: sani }), seenSeq: 1 })
  await replica.conversations.bulkPut([first, second])
  await replica.messages.bulkPut([
    messageRow(first._id, 1, userId, { text: 'When can you start with the gate?' }),
    messageRow(second._id, 1, second.other._id),
    messageRow(second._id, 2, second.other._id),
    messageRow(second._id, 3, second.other._id, { text: 'Tomorrow' }),
  ])
  renderScreen('/messages', device)
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  const link = await screen.findByRole('link', { name: 'Adeola' })
  expect(link.getAttribute('href')).toBe(`/chat/${first.other._id}`)
  expect(link.className).toContain('upper')
  const [top, bottom] = rows()
  within(top as HTMLElement).getByText('2 unread messages')
  within(top as HTMLElement).getByText('Tomorrow')
  within(bottom as HTMLElement).getByText('When can you start with the gate?')
  within(bottom as HTMLElement).getByLabelText('Seen')
})

test('shows a conversation that was begun without a network', async () => {
  online.markUnreachable()
  const device = await createClientDevice()
  const other = userSummaryRow({ username: 'Adeola' })
  await device.replica.profiles.put({ ...other, reviews: [] } as never)
  await sendText(device, other._id, 'Good day')
  renderScreen('/messages', device)
  await screen.findByRole('link', { name: 'Adeola' })
  screen.getByText('Good day')
  screen.getByLabelText('Waiting to be sent')
})

test('shows the last message that was not accepted, not the one before it', async () => {
  const device = await createClientDevice()
  const { replica, userId } = device
  const conversation = conversationRow(userId)
  await replica.conversations.put(conversation)
  await replica.messages.put(
    messageRow(conversation._id, 1, userId, { createdAt: '2026-01-01T08:00:00.000Z' }),
  )
  await sendText(device, conversation.other._id, 'Call 08031234567')
  const entry = await claimNext(device)
  if (!entry) throw new Error('Nothing to send')
  await reject(device, entry, new ApiError(409, 'chat_unavailable', 'They receive nothing now.'))
  renderScreen('/messages', device)
  await screen.findByText('Call 08031234567')
  screen.getByLabelText('Not sent')
})

test('shows a sentence without conversations', async () => {
  renderScreen('/messages', await createClientDevice())
  await screen.findByText('No conversations yet.')
})

test('before the first pull it is loading, and fails without a network', async () => {
  online.markUnreachable()
  renderScreen('/messages', await createClientDevice({ hasPulled: false }))
  await screen.findByRole('button', { name: 'Try again' })
})

test('names the todo that the two have in common, where the phone knows one', async () => {
  const tasker = userSummaryRow({ username: 'Adeola' })
  const device = await createClientDevice({
    tasks: (client) => [
      taskRow(client, { title: 'Paint the gate', status: 'completed', tasker }),
      taskRow(client, { title: 'Rewire two rooms', status: 'in-progress', tasker }),
    ],
  })
  const { replica, userId } = device
  const [known, stranger] = [
    conversationRow(userId, { other: tasker }),
    conversationRow(userId, { other: userSummaryRow({ username: 'Sani' }) }),
  ]
  await replica.conversations.bulkPut([known, stranger])
  await replica.messages.put(messageRow(known._id, 1, tasker._id, { text: 'Good day' }))
  renderScreen('/messages', device)
  await screen.findByText('Rewire two rooms')
  expect(screen.queryByText('Paint the gate')).toBeNull()
  const row = rows().find(({ textContent }) => textContent?.includes('Sani'))
  expect(row?.querySelector('.conversation-job')).toBeNull()
})
