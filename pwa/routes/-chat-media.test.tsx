import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { online } from '#pwa/api/online.ts'
import { claimNext, reject } from '#pwa/outbox/transitions.ts'
import { newId } from '#schema/domain/ids.ts'
import { useElementSizes } from '#testing/pwa/element-sizes.ts'
import { useFakeCanvas } from '#testing/pwa/fake-canvas.ts'
import { useFakeMicrophone } from '#testing/pwa/fake-microphone.ts'
import { openChat, other, outboxCommands } from '#testing/pwa/open-chat.tsx'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { press, setUpScreens, type } from '#testing/pwa/screens.ts'

setUpScreens()
useElementSizes()
const openMicrophone = useFakeMicrophone()
const canvas = useFakeCanvas()

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const microphone = () => screen.findByRole('button', { name: 'Record a voice note' })
const openRecording = async () => {
  fireEvent.click(await microphone())
  await screen.findByText(/Recording/)
}
const inputOf = async (device: Awaited<ReturnType<typeof openChat>>['device']) => {
  await waitFor(async () => expect(await device.replica.outbox.count()).toBe(1))
  return (await outboxCommands(device))[0]?.input
}

describe('a voice note', () => {
  test('starts and stops with a key, can be heard, and is sent with its text without a network', async () => {
    const { openTracks, recorder } = openMicrophone()
    online.markUnreachable()
    const { device } = await openChat()
    await openRecording()
    expect(recorder()?.options.audioBitsPerSecond).toBe(24_000)
    press('Stop recording')
    await screen.findByRole('button', { name: /Play the voice note/ })
    expect(openTracks()).toBe(0)
    type('Type a message', 'The tap leaks')
    press('Send message')
    expect(await inputOf(device)).toMatchObject({
      recipientId: other._id,
      message: 'The tap leaks',
      kind: 'voice',
      file: { name: 'voice.webm' },
      durationMs: expect.any(Number),
      waveform: expect.any(String),
    })
    await screen.findByLabelText('Waiting to be sent')
    await waitFor(() => expect(screen.queryByText('Delete the recording')).toBeNull())
    await screen.findByText('The tap leaks', { selector: '.bubble-text' })
    await screen.findByRole('button', { name: /Play the voice note/ })
  })

  test('of less than a second is none, and says how to record one', async () => {
    openMicrophone({ spokenMs: 0 })
    const { device } = await openChat()
    await openRecording()
    press('Stop recording')
    await screen.findByText(/^Nothing was recorded\. Hold the button/)
    expect(await device.replica.drafts.count()).toBe(0)
    expect(screen.queryByRole('button', { name: 'Delete the recording' })).toBeNull()
  })

  test('is kept as a draft when the page is hidden, and after a reload', async () => {
    openMicrophone()
    const { device, view } = await openChat()
    await openRecording()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByRole('button', { name: 'Delete the recording' })
    await waitFor(async () =>
      expect((await device.replica.drafts.toArray())[0]?.fields).toMatchObject({
        kind: 'voice',
        file: { name: 'voice.webm' },
      }),
    )
    view.unmount()
    renderScreen(`/chat/${other._id}`, device)
    await screen.findByRole('button', { name: 'Delete the recording' })
    expect(await device.replica.outbox.count()).toBe(0)
    press('Delete the recording')
    await waitFor(() => expect(screen.queryByText('Delete the recording')).toBeNull())
  })

  test('sliding left cancels it', async () => {
    const { openTracks } = openMicrophone()
    const { device } = await openChat()
    const held = Object.assign(await microphone(), { setPointerCapture() {} })
    fireEvent.pointerDown(held, { button: 0, clientX: 300 })
    await screen.findByText('Slide left to cancel')
    await screen.findByText(/Recording/)
    const button = screen.getByRole('button', { name: 'Stop recording' })
    fireEvent.pointerMove(button, { clientX: 200 })
    await screen.findByText('Let go to cancel')
    fireEvent.pointerUp(button)
    await screen.findByRole('button', { name: 'Record a voice note' })
    expect(openTracks()).toBe(0)
    expect(await device.replica.outbox.count()).toBe(0)
  })

  test('says in words why nothing is recorded', async () => {
    const words = {
      NotAllowedError: /may not use the microphone/,
      NotFoundError: /No microphone was found/,
      NotReadableError: /Another app may be using it/,
    }
    await openChat()
    for (const [refusal, text] of Object.entries(words)) {
      openMicrophone({ refusal })
      fireEvent.click(await microphone())
      await screen.findByText(text)
      press('Close')
    }
    vi.unstubAllGlobals()
    fireEvent.click(await microphone())
    await screen.findByText(/cannot record voice notes/)
  })

  test('that was not accepted is sent again with its file', async () => {
    openMicrophone()
    const { device } = await openChat()
    await openRecording()
    press('Stop recording')
    await screen.findByRole('button', { name: 'Delete the recording' })
    press('Send message')
    await inputOf(device)
    const entry = await claimNext(device)
    if (!entry) throw new Error('Nothing to send')
    await reject(device, entry, new ApiError(403, 'chat_blocked', 'You cannot write to this user'))
    await screen.findByText(/You cannot write to this user/)
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    press('Send again')
    await waitFor(async () => {
      const [again] = await device.replica.outbox.toArray()
      expect(again?.key).not.toBe(entry.key)
      expect(again).toMatchObject({ state: 'queued', input: { file: { name: 'voice.webm' } } })
    })
  })
})

const link = { url: '/api/files/private/0a1b.webm?u=1&e=2&s=3', type: 'audio/webm' }

/** The paths that were fetched. */
function stubFetch() {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response('a file')
  })
  return fetched
}

const messageId = newId('message')
const openReceived = (kind: 'voice' | 'picture', text: string) =>
  openChat({
    count: 1,
    fields: () => ({
      _id: messageId,
      kind,
      text,
      ...(kind === 'voice' && { durationMs: 4200, waveform: 'A/A' }),
    }),
    responses: { [`GET /api/chats/${other._id}/message/${messageId}/file`]: () => [200, link] },
  })

describe('what was received', () => {
  test('a voice note is loaded when someone listens', async () => {
    const play = vi.fn<() => Promise<void>>(async () => {})
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
    const fetched = stubFetch()
    await openReceived('voice', '')
    const button = await screen.findByRole('button', { name: 'Play the voice note, 0:04' })
    expect(fetched).toEqual([])
    fireEvent.click(button)
    await waitFor(() => expect(play).toHaveBeenCalledOnce())
    expect(fetched).toEqual([`${link.url}&m=${messageId}`])
  })

  test('a picture has its text as alternative, and opens large', async () => {
    stubFetch()
    await openReceived('picture', 'The kitchen tap')
    fireEvent.click(await screen.findByRole('button', { name: /The kitchen tap/ }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByRole('img', { name: 'The kitchen tap' })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('without a network it says when it loads', async () => {
    online.markUnreachable()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await openChat({ count: 1, fields: () => ({ kind: 'picture', text: '' }) })
    await screen.findByText('It loads when there is a network.')
  })
})

describe('a picture', () => {
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText('Add a picture', { selector: 'input' }), {
      target: { files: [new File(['large'], 'tap.jpg', { type: 'image/jpeg' })] },
    })

  test('is made small, shown before it is sent, and waits without a network', async () => {
    online.markUnreachable()
    const { device } = await openChat()
    await choose()
    await screen.findByRole('img', { name: 'Your picture' })
    type('Type a message', 'The kitchen tap')
    press('Send message')
    expect(await inputOf(device)).toMatchObject({
      kind: 'picture',
      message: 'The kitchen tap',
      file: { name: 'tap.webp', size: 5 },
    })
    await screen.findByRole('button', { name: /The kitchen tap/ })
  })

  test('that cannot be opened is refused in words', async () => {
    canvas.canDecode = false
    await openChat()
    await choose()
    await screen.findByText(/could not be opened as a picture/)
    press('Close')
    await waitFor(() => expect(screen.queryByText(/could not be opened/)).toBeNull())
  })
})

describe('a picture that is pasted or dropped into the composer', () => {
  const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
  const field = () => screen.findByLabelText('Type a message')
  const data = (types: string[], files: File[]) => ({ types, files })

  test.each([
    [
      'pasted',
      async (transfer: object) => fireEvent.paste(await field(), { clipboardData: transfer }),
    ],
    [
      'dropped',
      async (transfer: object) => fireEvent.drop(await field(), { dataTransfer: transfer }),
    ],
  ])('is added to the message when it is %s', async (_, put) => {
    await openChat()
    expect(await put(data(['Files'], [photo]))).toBe(false)
    await screen.findByRole('img', { name: 'Your picture' })
  })

  test('leaves words that are pasted with a picture of them to the field', async () => {
    await openChat()
    const transfer = data(['text/plain', 'Files'], [photo])
    expect(fireEvent.paste(await field(), { clipboardData: transfer })).toBe(true)
  })
})
