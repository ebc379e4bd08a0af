import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLite } from '#pwa/ui/browser/data-saver.ts'
import { ReadAloud } from './read-aloud.tsx'

class Utterance extends EventTarget {
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const speech = { speak: vi.fn<(utterance: Utterance) => void>(), cancel: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  cleanup()
  setLite(false)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})
const button = () => screen.queryByRole('button')?.textContent

test('reads the text, and offers to stop until it has ended', () => {
  render(<ReadAloud text="Rewire two rooms" />)
  fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
  const utterance = speech.speak.mock.lastCall?.[0]
  expect([utterance?.text, utterance?.lang, button()]).toEqual([
    'Rewire two rooms',
    'en-NG',
    'Stop reading',
  ])
  act(() => void utterance?.dispatchEvent(new Event('end')))
  expect(button()).toBe('Read aloud')
})

test('a second press stops it, and so does leaving the screen', () => {
  const { unmount } = render(<ReadAloud text="Rewire two rooms" />)
  fireEvent.click(screen.getByRole('button'))
  speech.cancel.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
  expect([speech.cancel.mock.calls.length, speech.speak.mock.calls.length]).toEqual([1, 1])
  unmount()
  expect(speech.cancel).toHaveBeenCalledTimes(2)
})

test('the late end of a stopped text does not end the one that is read now', () => {
  render(<ReadAloud text="Rewire two rooms" />)
  for (let press = 0; press < 3; press++) fireEvent.click(screen.getByRole('button'))
  const [stopped, now] = speech.speak.mock.calls.map(([utterance]) => utterance)
  act(() => void stopped?.dispatchEvent(new Event('end')))
  expect(button()).toBe('Stop reading')
  act(() => void now?.dispatchEvent(new Event('end')))
  expect(button()).toBe('Read aloud')
})

test('is absent while data is saved, without a text and where the browser has no voice', () => {
  const { rerender } = render(<ReadAloud text="  " />)
  expect(button()).toBeUndefined()
  act(() => setLite(true))
  rerender(<ReadAloud text="Rewire two rooms" />)
  expect(button()).toBeUndefined()
  act(() => setLite(false))
  vi.stubGlobal('speechSynthesis', undefined)
  rerender(<ReadAloud text="Rewire three rooms" />)
  expect(button()).toBeUndefined()
})
