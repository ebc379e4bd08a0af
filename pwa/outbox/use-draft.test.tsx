import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createDevice } from '#testing/pwa/device.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { DeviceContext } from './device.ts'
import { readDraft, saveDraft } from './drafts.ts'
import type { Device } from './queueable.ts'
import { useDraft } from './use-draft.ts'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

function Form() {
  const { fields, isReady, change, clear } = useDraft('form', { text: '' })
  return (
    <>
      <input
        aria-label="text"
        disabled={!isReady}
        value={fields.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <button onClick={() => void clear()}>Clear</button>
    </>
  )
}
const renderForm = (device: Device) =>
  render(
    <DeviceContext value={device}>
      <Form />
    </DeviceContext>,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('text')
const typeText = (text: string) => fireEvent.change(field(), { target: { value: text } })
const untilReady = () => waitUntil(() => expect(field().disabled).toBe(false))
const savedDraft = (device: Device) => readDraft(device.replica, 'form')

test('a form is saved while it is typed, and restored after a reload', async () => {
  const device = createDevice()
  const first = renderForm(device)
  await untilReady()
  typeText('Nine years of taps')
  await waitUntil(async () =>
    expect(await savedDraft(device)).toEqual({ text: 'Nine years of taps' }),
  )
  first.unmount()
  renderForm(device)
  await waitUntil(() => expect(field().value).toBe('Nine years of taps'))
})

test.each([
  { event: 'closed', leave: () => window.dispatchEvent(new Event('pagehide')) },
  {
    event: 'hidden',
    leave() {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  },
])('the last characters are saved at once when the tab is $event', async ({ leave }) => {
  const device = createDevice()
  renderForm(device)
  await untilReady()
  const transaction = vi.spyOn(device.replica, 'transaction')
  typeText('half a wor')
  expect(transaction).not.toHaveBeenCalled()
  act(() => void leave())
  expect(transaction).toHaveBeenCalledOnce()
  await waitUntil(async () => expect(await savedDraft(device)).toEqual({ text: 'half a wor' }))
})

test('clearing the form deletes its draft', async () => {
  const device = createDevice()
  renderForm(device)
  await untilReady()
  typeText('not this')
  fireEvent.click(screen.getByText('Clear'))
  await waitUntil(() => expect(field().value).toBe(''))
  await waitUntil(async () => expect(await savedDraft(device)).toBeNull())
})

test('what is typed before the draft was read replaces it, however long the read takes', async () => {
  const device = createDevice()
  await saveDraft(device.replica, 'form', { text: 'of yesterday' })
  const row = await device.replica.drafts.get('form')
  let finishRead = () => {}
  const read = new Promise<void>((resolve) => (finishRead = resolve)).then(() => row)
  vi.spyOn(device.replica.drafts, 'get').mockReturnValueOnce(read as never)
  renderForm(device)
  typeText('of today')
  await waitUntil(async () => expect(await savedDraft(device)).toEqual({ text: 'of today' }))
  await act(async () => {
    finishRead()
    await savedDraft(device)
  })
  expect(field().value).toBe('of today')
})
