import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enliven } from './enliven.ts'

/** As the build or React draws it. */
function drawn() {
  document.body.innerHTML = `
    <section data-ms="2000">
      <div data-row><img data-place="0"><img data-place="1"><img data-place="2"></div>
      <button data-does="toggle" data-pause="Pause the pictures" data-play="Play the pictures"></button>
      <button data-does="next"></button><button data-does="previous"></button>
    </section>`
  const section = document.querySelector('section')
  if (!section) throw new Error('nothing was drawn')
  const press = (does: string) =>
    section.querySelector<HTMLElement>(`[data-does="${does}"]`)?.click()
  const shown = () =>
    [...section.querySelectorAll('img')].findIndex(({ dataset }) => dataset['place'] === '0')
  return { section, press, shown }
}

const isCalm = (calm: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: calm }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  isCalm(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('SPEC 9: the hero goes on every 2000 ms and begins again after the last', () => {
  const { section, shown } = drawn()
  enliven(section)
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(1999)
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(shown()).toBe(0)
})

test('F31: a button pauses it, says so, and plays it again', () => {
  const { section, press, shown } = drawn()
  enliven(section)
  const toggle = section.querySelector('[data-does="toggle"]')
  expect(toggle?.getAttribute('aria-label')).toBe('Pause the pictures')
  press('toggle')
  expect(toggle?.getAttribute('aria-label')).toBe('Play the pictures')
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  press('toggle')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('F31: it stands still under a pointer', () => {
  const { section, shown } = drawn()
  enliven(section)
  const point = (type: string) =>
    section.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }))
  point('pointerenter')
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  point('pointerleave')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('F31: whoever asked for less motion gets pictures that stand still until told to play', () => {
  isCalm(true)
  const { section, press, shown } = drawn()
  enliven(section)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  press('toggle')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('next and previous go one on and one back, round the ends', () => {
  const { section, press, shown } = drawn()
  enliven(section)
  press('previous')
  expect(shown()).toBe(2)
  press('next')
  press('next')
  expect(shown()).toBe(1)
})

test('a section that React took away keeps no clock running', () => {
  const { section } = drawn()
  enliven(section)
  section.remove()
  vi.advanceTimersByTime(2000)
  expect(vi.getTimerCount()).toBe(0)
})
