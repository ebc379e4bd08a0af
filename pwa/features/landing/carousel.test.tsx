import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCarousels } from './carousel.ts'

/** The markup that the prerendering or React draws. */
function drawCarousel() {
  document.body.innerHTML = `
    <section data-interval="2000">
      <div data-items><img data-position="0"><img data-position="1"><img data-position="2"></div>
      <button data-action="toggle" data-pause="Pause the pictures" data-play="Play the pictures"></button>
      <button data-action="next"></button><button data-action="previous"></button>
    </section>`
  const section = document.querySelector('section')
  if (!section) throw new Error('the section is missing')
  const press = (action: string) =>
    section.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
  const shown = () =>
    [...section.querySelectorAll('img')].findIndex(({ dataset }) => dataset['position'] === '0')
  return { section, press, shown }
}

const setReducedMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  setReducedMotion(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('shows the next picture every 2000 ms and starts again after the last', () => {
  const { section, shown } = drawCarousel()
  startCarousels(section)
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(1999)
  expect(shown()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(shown()).toBe(0)
})

test('pauses and plays by a button whose label follows', () => {
  const { section, press, shown } = drawCarousel()
  startCarousels(section)
  const toggle = section.querySelector('[data-action="toggle"]')
  expect(toggle?.getAttribute('aria-label')).toBe('Pause the pictures')
  press('toggle')
  expect(toggle?.getAttribute('aria-label')).toBe('Play the pictures')
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  press('toggle')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('pauses under a mouse pointer', () => {
  const { section, shown } = drawCarousel()
  startCarousels(section)
  const point = (type: string) =>
    section.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }))
  point('pointerenter')
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  point('pointerleave')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('starts paused under reduced motion and plays when the button is pressed', () => {
  setReducedMotion(true)
  const { section, press, shown } = drawCarousel()
  startCarousels(section)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
  press('toggle')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe(1)
})

test('starts paused when the user saves data', () => {
  localStorage.setItem('lite', 'on')
  const { section, shown } = drawCarousel()
  startCarousels(section)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe(0)
})

test('next and previous move by one and wrap around', () => {
  const { section, press, shown } = drawCarousel()
  startCarousels(section)
  press('previous')
  expect(shown()).toBe(2)
  press('next')
  press('next')
  expect(shown()).toBe(1)
})

test('stops its timer when the section is removed from the document', () => {
  const { section } = drawCarousel()
  startCarousels(section)
  section.remove()
  vi.advanceTimersByTime(2000)
  expect(vi.getTimerCount()).toBe(0)
})
