import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { chatDraftKey } from '#pwa/features/chats/queueable.ts'
import { acknowledge, claimNext, reject } from '#pwa/outbox/transitions.ts'
import type { Message } from '#schema/contract/chats.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { useElementSizes } from '#testing/pwa/element-sizes.ts'
import { bubble, openChat, other, outboxCommands, send } from '#testing/pwa/open-chat.tsx'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, conversationRow, messageRow, taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()
useElementSizes()
afterEach(() => vi.restoreAllMocks())

const field = () => screen.getByLabelText('Type a message')

describe('sending', () => {
  test('shows the message at once with a clock, also after a reload', async () => {
    online.markUnreachable()
    const { device, view } = await openChat()
    send('  Good day, when can you start?  ')
    const sent = await bubble('Good day, when can you start?')
    sent.getByLabelText('Waiting to be sent')
    await waitFor(() => expect(field()).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(field())
    view.unmount()
    renderScreen(`/chat/${other._id}`, device)
    await bubble('Good day, when can you start?')
    expect(await device.replica.outbox.count()).toBe(1)
  })

  test('what replaces the text while it is being stored is the next message', async () => {
    online.markUnreachable()
    const { device } = await openChat()
    send('Good day')
    type('Type a message', 'When can you start?')
    await bubble('Good day')
    const draft = () => device.replica.drafts.get(chatDraftKey(other._id))
    await waitFor(async () =>
      expect((await draft())?.fields).toMatchObject({ text: 'When can you start?' }),
    )
    expect(await device.replica.outbox.count()).toBe(1)
    expect(field()).toHaveProperty('value', 'When can you start?')
  })

  test('ignores white space, and text that is too long', async () => {
    const { device } = await openChat()
    send('   ')
    type('Type a message', 'a'.repeat(2001))
    screen.getByText('1 character too many')
    press('Send message')
    await device.replica.meta.count()
    expect(await outboxCommands(device)).toEqual([])
  })

  test('counts only the last 200 characters', async () => {
    await openChat()
    type('Type a message', 'a'.repeat(1799))
    expect(screen.queryByText(/characters left/)).toBeNull()
    type('Type a message', 'a'.repeat(1800))
    screen.getByText('200 characters left')
  })

  test('Enter sends where there is a keyboard, Shift+Enter does not', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('hover'),
          media,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    )
    const { device } = await openChat()
    type('Type a message', 'Good day')
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await bubble('Good day')
    expect(await device.replica.outbox.count()).toBe(1)
  })

  test('restores what was typed and not sent', async () => {
    const { view, device } = await openChat()
    type('Type a message', 'I was about to say')
    view.unmount()
    await waitFor(async () => expect(await device.replica.drafts.count()).toBe(1))
    renderScreen(`/chat/${other._id}`, device)
    await screen.findByDisplayValue('I was about to say')
  })

  test('the ticks follow the message: a clock, one tick, two when it was seen', async () => {
    const { device } = await openChat()
    send('Good day')
    await bubble('Good day')
    const entry = await claimNext(device)
    if (!entry) throw new Error('Nothing to send')
    await acknowledge(device, entry, { seq: 9 })
    await waitFor(async () => (await bubble('Good day')).getByLabelText('Sent'))
    const _id = entry.key as Message['_id']
    const id = conversationId(device.userId, other._id)
    await device.replica.messages.put(messageRow(id, 1, device.userId, { _id, text: 'Good day' }))
    await device.replica.outbox.clear()
    await device.replica.conversations.update(id, { otherSeenSeq: 1 })
    await waitFor(async () => (await bubble('Good day')).getByLabelText('Seen'))
    expect(screen.getAllByText('Good day')).toHaveLength(1)
  })
})

describe('a message that is not accepted', () => {
  async function openRejected() {
    const opened = await openChat()
    send('Call 08031234567')
    await bubble('Call 08031234567')
    send('And bring a ladder')
    await bubble('And bring a ladder')
    const entry = await claimNext(opened.device)
    if (!entry) throw new Error('Nothing to send')
    const refusal = new ApiError(403, 'chat_not_open', 'You can chat once a proposal has been sent')
    await reject(opened.device, entry, refusal)
    await screen.findByText(/You can chat once a proposal has been sent/)
    return opened
  }

  test('stays with the reason, and does not hold up the next one', async () => {
    const { device } = await openRejected()
    ;(await bubble('Call 08031234567')).getByLabelText('Not sent')
    const next = await claimNext(device)
    expect(next?.input['message']).toBe('And bring a ladder')
  })

  test('is sent again as another message, behind the others', async () => {
    const { device } = await openRejected()
    const [rejected] = await device.replica.outbox.toArray()
    press('Send again')
    await waitFor(() => expect(screen.queryByText(/You can chat once/)).toBeNull())
    const entries = await device.replica.outbox.toArray()
    expect(entries.map(({ input }) => input['message'])).toEqual([
      'And bring a ladder',
      'Call 08031234567',
    ])
    expect(entries[1]?.key).not.toBe(rejected?.key)
  })

  test('returns to the field, or leaves', async () => {
    const { device } = await openRejected()
    press('Edit')
    await screen.findByDisplayValue('Call 08031234567')
    await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  })
})

describe('changing a message', () => {
  const openOwn = (ageMs: number) =>
    openChat({
      count: 1,
      fields: () => ({
        isOwn: true,
        text: 'Tomorow at 9',
        createdAt: new Date(Date.now() - ageMs).toISOString(),
      }),
    })

  test('within five minutes its text is edited, and marked', async () => {
    const { device, rows } = await openOwn(60_000)
    await bubble('Tomorow at 9')
    press(/Options for your message/)
    await screen.findByRole('button', { name: 'Edit' })
    press('Edit')
    await screen.findByDisplayValue('Tomorow at 9')
    type('Type a message', 'Tomorrow at 9')
    press('Save the change')
    ;(await bubble('Tomorrow at 9')).getByText('edited')
    expect(await outboxCommands(device)).toEqual([
      {
        command: 'chats.edit',
        input: { otherUserId: other._id, id: rows[0]?._id, text: 'Tomorrow at 9' },
      },
    ])
  })

  test('within five minutes it is deleted for both', async () => {
    const { device } = await openOwn(60_000)
    await bubble('Tomorow at 9')
    press(/Options for your message/)
    await screen.findByRole('button', { name: 'Delete for both' })
    press('Delete for both')
    await screen.findByText('This message was deleted.')
    expect(await outboxCommands(device)).toMatchObject([{ command: 'chats.delete' }])
  })

  test('later it is not offered', async () => {
    await openOwn(6 * 60_000)
    await bubble('Tomorow at 9')
    expect(screen.queryByRole('button', { name: /Options/ })).toBeNull()
  })

  test('before it was sent, the message itself is changed', async () => {
    online.markUnreachable()
    const { device } = await openChat()
    send('Tomorow')
    await bubble('Tomorow')
    press(/Options for your message/)
    await screen.findByRole('button', { name: 'Edit' })
    press('Edit')
    await screen.findByDisplayValue('Tomorow')
    type('Type a message', 'Tomorrow')
    press('Save the change')
    await bubble('Tomorrow')
    expect(await outboxCommands(device)).toMatchObject([
      { command: 'chats.send', input: { message: 'Tomorrow' } },
    ])
  })
})

test('the menu of the header leads to the profile, a report and a block', async () => {
  await openChat()
  fireEvent.click(await screen.findByRole('button', { name: `About ${other.username}` }))
  const menu = within(await screen.findByRole('dialog', { name: other.username }))
  expect(menu.getByRole('link', { name: 'See the profile' })).toBeTruthy()
  expect(menu.getByRole('button', { name: 'Report' })).toBeTruthy()
  fireEvent.click(menu.getByRole('button', { name: 'Block' }))
  expect(await screen.findByRole('dialog', { name: `Block ${other.username}?` })).toBeTruthy()
})

describe('quick replies', () => {
  const replies = async () => {
    fireEvent.focus(await screen.findByLabelText('Type a message'))
    return within(await screen.findByRole('list', { name: 'Quick replies' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  }

  test('fill the field to be changed, send nothing, and are gone once something is typed', async () => {
    const { device } = await openChat({ count: 1 })
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull()
    expect(await replies()).toContain('When can you start?')
    press('When can you start?')
    expect(field()).toHaveProperty('value', 'When can you start?')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull()
    const sent = (await outboxCommands(device)).filter(({ command }) => command === 'chats.send')
    expect(sent).toEqual([])
    type('Type a message', '')
    expect(await replies()).toHaveLength(3)
  })

  test('greet before the first message, and are about the work once it is assigned', async () => {
    const { view } = await openChat()
    expect((await replies())[0]).toContain('Good day.')
    view.unmount()
    await openChat({ tasks: (id) => [taskRow(id, { status: 'in-progress', tasker: other })] })
    expect(await replies()).toContain('Are you on your way?')
  })
})

test('a todo of the two ends the waiting, also when it is completed', async () => {
  await openChat({
    conversation: { awaitsAnswer: true },
    tasks: (client) => [taskRow(client, { status: 'completed', tasker: other })],
  })
  await screen.findByLabelText('Type a message')
})

test('marks the first message of a conversation that was empty on the screen', async () => {
  const device = await createClientDevice({ tasks: (client) => [taskRow(client)] })
  const { userId, replica } = device
  const [task = taskRow(userId)] = await replica.tasks.toArray()
  await replica.applicants.put(applicantRow(task, { tasker: other }))
  renderScreen(`/chat/${other._id}`, device)
  await screen.findByText('Write the first message to Adeola.')
  await replica.transaction('rw', [replica.conversations, replica.messages], async () => {
    await replica.conversations.put(conversationRow(userId, { other }))
    await replica.messages.put(messageRow(conversationId(userId, other._id), 1, other._id))
  })
  await bubble('Message 1')
  await waitFor(async () =>
    expect(await outboxCommands(device)).toMatchObject([
      { command: 'chats.markSeen', input: { seq: 1 } },
    ]),
  )
})
