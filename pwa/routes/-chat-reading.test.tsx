import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { forgetTyping, noteTyping } from '#pwa/sync/typing.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId } from '#schema/domain/ids.ts'
import { createClientDevice } from '#testing/pwa/client-device.ts'
import { useElementSizes } from '#testing/pwa/element-sizes.ts'
import { bubble, openChat, other, outboxCommands } from '#testing/pwa/open-chat.tsx'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { applicantRow, conversationRow, messageRow, taskRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask, proposalRow } from '#testing/pwa/tasker-device.ts'

setUpScreens()
useElementSizes()
afterEach(() => vi.restoreAllMocks())

test('whether the other one is there stands under the name, and is gone without a network', async () => {
  const presence = `GET /api/chats/${other._id}/presence`
  const { device } = await openChat({
    tasks: (client) => [taskRow(client, { status: 'in-progress', tasker: other })],
    responses: { [presence]: () => [200, { presence: 'today' }] },
  })
  const header = screen.getByRole('banner')
  await within(header).findByText('Seen today')
  act(() => noteTyping(other._id))
  await within(header).findByText('Online now')
  act(() => forgetTyping(other._id))
  act(() => online.markUnreachable())
  expect(within(header).queryByText('Online now')).toBeNull()
  expect(device.requests.filter(({ call }) => call === presence)).toHaveLength(1)
})

describe('reading', () => {
  const seenMarks = async (device: Awaited<ReturnType<typeof openChat>>['device']) =>
    (await outboxCommands(device)).filter(({ command }) => command === 'chats.markSeen')

  test('marks what is on the screen of a visible page as seen, and nothing of a hidden one', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { device } = await openChat({ count: 3 })
    await bubble('Message 3')
    expect(await seenMarks(device)).toEqual([])
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(async () =>
      expect(await seenMarks(device)).toMatchObject([{ input: { seq: 3 } }]),
    )
    // It is not the user's own words.
    expect(screen.queryByText(/not sent/i)).toBeNull()
  })

  test('begins at the first unread message, and has seen no further than the screen shows', async () => {
    const { device } = await openChat({ count: 100, conversation: { seenSeq: 20 } })
    await screen.findByText('80 unread messages')
    await bubble('Message 21')
    expect(screen.queryByText('Message 100')).toBeNull()
    await waitFor(async () => expect(await seenMarks(device)).toHaveLength(1))
    const [mark] = await seenMarks(device)
    expect(Number(mark?.input['seq'])).toBeLessThan(40)
    press(/Jump to \d+ new messages/)
    await bubble('Message 100')
    await waitFor(async () => {
      const [latest] = await seenMarks(device)
      expect(latest?.input['seq']).toBe(100)
    })
  })

  test('on a new phone begins at the newest message, when the first pull is complete', async () => {
    const device = await createClientDevice()
    const { replica, userId } = device
    const id = conversationId(userId, other._id)
    const rows = Array.from({ length: 200 }, (_, n) => messageRow(id, n + 1, other._id))
    await replica.meta.delete('lastPullAt')
    await replica.conversations.put(conversationRow(userId, { other, seenSeq: 200 }))
    await replica.messages.bulkPut(rows.slice(0, 90))
    const texts = new Set<string | null>()
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.bubble-text'))
        texts.add(textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    renderScreen(`/chat/${other._id}`, device)
    await screen.findByRole('heading', { level: 1, name: 'Chat with Adeola' })
    await replica.messages.bulkPut(rows.slice(90))
    await replica.setMeta('lastPullAt', device.now())
    await bubble('Message 200')
    observer.disconnect()
    expect(texts).not.toContain('Message 90')
  })

  test('reads and renders no more of a long conversation than its end', async () => {
    const renderedTexts = new Set<string | null>()
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('.bubble-text'))
        renderedTexts.add(textContent)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const { device, rowsRead } = await openChat({ count: 500, conversation: { seenSeq: 500 } })
    await bubble('Message 500')
    // What is loaded after the messages is there too.
    await screen.findByRole('button', { name: 'Record a voice note' })
    observer.disconnect()
    // As many as the screen has room for, and some above it.
    expect(renderedTexts.size).toBeLessThan(20)
    // One page, and one message that says that there are more.
    expect(rowsRead()).toBe(61)
    expect(await seenMarks(device)).toEqual([])
  })

  test('that is opened again is placed without measuring its rows', async () => {
    const { device, view } = await openChat({ count: 100, conversation: { seenSeq: 100 } })
    await bubble('Message 100')
    const shown = view.container.querySelectorAll('.thread-row').length
    view.unmount()
    const heights = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')
    const measured: string[] = []
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (this.matches('.thread-row')) measured.push(this.textContent)
      return heights?.get?.call(this)
    })
    const again = renderScreen(`/chat/${other._id}`, device)
    await bubble('Message 100')
    expect(again.container.querySelectorAll('.thread-row')).toHaveLength(shown)
    expect(measured).toEqual([])
  })

  test('reads each older page once, and none of them again when a message arrives', async () => {
    const { device, rowsRead } = await openChat({ count: 500, conversation: { seenSeq: 500 } })
    await bubble('Message 500')
    const scrollToTop = () => {
      const thread = screen.getByRole('region', { name: /Adeola/ })
      thread.scrollTop = 0
      fireEvent.scroll(thread)
    }
    expect(rowsRead()).toBe(61)
    const firstRow = () =>
      Number(document.querySelector<HTMLElement>('.thread-row')?.dataset['index'])
    scrollToTop()
    expect(firstRow()).toBe(0)
    // The page above, and once more the latest ones, which end where it begins from now on.
    await waitFor(() => expect(rowsRead()).toBe(61 + 60 + 61))
    // What was at the top stays there.
    await waitFor(() => expect(firstRow()).toBeGreaterThan(40))
    scrollToTop()
    await waitFor(() => expect(rowsRead()).toBe(61 + 60 + 61 + 61))
    await waitFor(() => expect(firstRow()).toBeGreaterThan(40))
    const id = conversationId(device.userId, other._id)
    const rowsBefore = rowsRead()
    await device.replica.messages.put(messageRow(id, 501, other._id))
    await screen.findByRole('button', { name: /Jump to .*new/ })
    // 181 messages are loaded.
    expect(rowsRead() - rowsBefore).toBeLessThan(181)
  })

  test('shows what was changed in a message far above', async () => {
    const { device, rows } = await openChat({ count: 100, conversation: { seenSeq: 100 } })
    await bubble('Message 100')
    const thread = screen.getByRole('region', { name: /Adeola/ })
    const scrollToTop = () => {
      thread.scrollTop = 0
      fireEvent.scroll(thread)
    }
    scrollToTop()
    await waitFor(() => {
      scrollToTop()
      screen.getByText('Message 1')
    })
    const [first] = rows
    if (first) await device.replica.messages.put({ ...first, text: 'Another text' })
    await bubble('Another text')
  })

  test('announces to a screen reader what arrives, and nothing that was there', async () => {
    const { device } = await openChat({ count: 2, conversation: { seenSeq: 2 } })
    await bubble('Message 2')
    const announced = () => document.querySelector('.thread [role=status]')?.textContent
    expect(announced()).toBe('')
    const id = conversationId(device.userId, other._id)
    await device.replica.messages.put(messageRow(id, 3, device.userId, { text: 'My answer' }))
    await bubble('My answer')
    expect(announced()).toBe('')
    await device.replica.messages.put(messageRow(id, 4, other._id, { text: 'Tomorrow at nine' }))
    await waitFor(() => expect(announced()).toBe('Adeola: Tomorrow at nine'))
  })

  test('fetches the messages before those of the phone', async () => {
    const { device, rows } = await openChat({
      responses: {
        [`GET /api/chats/${other._id}`]: ({ url }) => [
          200,
          url.searchParams.get('before') === '51'
            ? [{ ...messageRow('', 50, other._id), id: newId('message'), text: 'An old one' }]
            : [],
        ],
      },
    })
    expect(rows).toEqual([])
    const id = conversationId(device.userId, other._id)
    await device.replica.messages.put(messageRow(id, 51, other._id))
    await bubble('Message 51')
    await waitFor(async () =>
      expect((await device.replica.messages.toArray()).map(({ seq }) => seq)).toContain(50),
    )
  })

  test('explains to the sender alone that contact details are hidden', async () => {
    const text = 'Call me on [hidden until assigned]'
    await openChat({ count: 1, fields: () => ({ isOwn: true, masked: true, text }) })
    ;(await bubble(text)).getByText(/hidden until the todo is assigned/)
  })
})

test('shows the todo between the two with its next step', async () => {
  await openChat({
    tasks: (client) => [
      taskRow(client, { title: 'Paint the gate', status: 'completed', tasker: other }),
      taskRow(client, { title: 'Rewire two rooms', status: 'submitted', tasker: other }),
    ],
  })
  const link = await screen.findByRole('link', { name: 'Rewire two rooms' })
  expect(link.getAttribute('href')).toMatch(/^\/single-task\//)
  screen.getByText(/approve it to pay Adeola/)
})

test('shows why the two cannot write to each other yet, until a proposal joins them', async () => {
  const device = await createClientDevice()
  await device.replica.profiles.put({ ...other, reviews: [] } as never)
  renderScreen(`/chat/${other._id}`, device)
  await screen.findByText('You can chat once a proposal has been sent')
  expect(screen.queryByLabelText('Type a message')).toBeNull()
  const task = taskRow(device.userId)
  await device.replica.applicants.put(applicantRow(task, { tasker: other }))
  await screen.findByLabelText('Type a message')
})

test('leaves the decision to the server when the todo of a proposal is not on this phone', async () => {
  const device = await createTaskerDevice({ proposals: [proposalRow(openTask())] })
  await device.replica.profiles.put({ ...other, reviews: [] } as never)
  renderScreen(`/chat/${other._id}`, device)
  await screen.findByLabelText('Type a message')
})

test('a tasker who wrote first waits for the answer', async () => {
  await openChat({ conversation: { awaitsAnswer: true } })
  await screen.findByText(/You can write again when the client has answered/)
  expect(screen.queryByLabelText('Type a message')).toBeNull()
})

test('fetches the profile of a user whom nothing on this phone names, and of no other', async () => {
  const { device } = await openChat({ count: 1 })
  await bubble('Message 1')
  expect(device.requests.map(({ call }) => call)).not.toContain(
    `GET /api/user/profile/${other._id}`,
  )
  cleanup()
  const unknown = newId('user')
  renderScreen(`/chat/${unknown}`, device)
  await waitFor(() =>
    expect(device.requests.map(({ call }) => call)).toContain(`GET /api/user/profile/${unknown}`),
  )
})

test('a conversation that is not on this phone needs a network', async () => {
  online.markUnreachable()
  const device = await createClientDevice()
  renderScreen(`/chat/${newId('user')}`, device)
  await screen.findByText(/is not on this phone/)
})

describe('a message of the other user', () => {
  const label = /^Report the message of Adeola/

  test('is reported, also without a network', async () => {
    online.markUnreachable()
    const { device, rows } = await openChat({ count: 1 })
    press(label)
    await screen.findByRole('heading', { name: 'Report this message' })
    fireEvent.click(screen.getByRole('radio', { name: 'Insults or threatens' }))
    press('Send report')
    await waitFor(async () =>
      expect(
        (await outboxCommands(device)).filter(({ command }) => command === 'trust.report'),
      ).toMatchObject([
        { input: { target: 'message', targetId: rows[0]?._id, reason: 'abuse', words: '' } },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('Report this message')).toBeNull())
  })

  test('is not reported when it is deleted, nor one of the user', async () => {
    const deletedAt = '2026-03-02T10:00:00.000Z'
    await openChat({ count: 2, fields: (seq) => (seq === 1 ? { deletedAt } : { isOwn: true }) })
    await screen.findByText('This message was deleted.')
    expect(screen.queryByRole('button', { name: label })).toBeNull()
  })
})
