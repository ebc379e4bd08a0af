import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newPhone } from '#pwa/test/phone.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { PhoneContext } from './phone.ts'
import { useDraft } from './use-draft.ts'
import type { Phone } from './write.ts'

afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

function Form() {
  const { fields, ready, change, clear } = useDraft('form', { words: '' })
  return (
    <>
      <input
        aria-label="words"
        disabled={!ready}
        value={fields.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      <button onClick={() => void clear()}>Clear</button>
    </>
  )
}
const open = (phone: Phone) =>
  render(
    <PhoneContext value={phone}>
      <Form />
    </PhoneContext>,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('words')
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })
const ready = () => vi.waitFor(() => expect(field().disabled).toBe(false))
const kept = (phone: Phone) => readDraft(phone.replica, 'form')

test('DESIGN 4: a form saves itself as it is typed and is there again after a reload', async () => {
  const phone = newPhone()
  const first = open(phone)
  await ready()
  type('Nine years of taps')
  await vi.waitFor(async () => expect(await kept(phone)).toEqual({ words: 'Nine years of taps' }))
  first.unmount()
  open(phone)
  await vi.waitFor(() => expect(field().value).toBe('Nine years of taps'))
})

test.each([
  { leaving: 'closed', leave: () => window.dispatchEvent(new Event('pagehide')) },
  {
    leaving: 'put away',
    leave() {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  },
])('the last letters before a tab is $leaving are kept at once', async ({ leave }) => {
  const phone = newPhone()
  open(phone)
  await ready()
  const put = vi.spyOn(phone.replica, 'transaction')
  type('half a wor')
  expect(put).not.toHaveBeenCalled()
  act(() => void leave())
  expect(put).toHaveBeenCalledOnce()
  await vi.waitFor(async () => expect(await kept(phone)).toEqual({ words: 'half a wor' }))
})

test('only the person or a sending empties it', async () => {
  const phone = newPhone()
  open(phone)
  await ready()
  type('not this')
  fireEvent.click(screen.getByText('Clear'))
  await vi.waitFor(() => expect(field().value).toBe(''))
  await vi.waitFor(async () => expect(await kept(phone)).toBeNull())
})

test('what is typed before the draft has been read counts for more, however long the reading takes', async () => {
  const phone = newPhone()
  await keepDraft(phone.replica, 'form', { words: 'of yesterday' }, 1)
  const row = await phone.replica.drafts.get('form')
  let answer = () => {}
  const reading = new Promise<void>((resolve) => (answer = resolve)).then(() => row)
  vi.spyOn(phone.replica.drafts, 'get').mockReturnValueOnce(reading as never)
  open(phone)
  type('of today')
  await vi.waitFor(async () => expect(await kept(phone)).toEqual({ words: 'of today' }))
  await act(async () => {
    answer()
    await kept(phone)
  })
  expect(field().value).toBe('of today')
})
