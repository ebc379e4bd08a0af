import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COUNT_MS, startFigures } from './figures.ts'

let show: () => void
const respond = (figures: object) => async () => Response.json({ figures })
const offline = () => Promise.reject(new TypeError('offline'))

function drawSection() {
  document.body.innerHTML = `
    <section data-figures>
      <dd data-figure="services" data-value="1500">1,500+</dd>
      <dd data-figure="customers" data-value="10000">10,000+</dd>
    </section>`
  const section = document.querySelector('section')
  if (!section) throw new Error('the section is missing')
  const texts = () => [...section.querySelectorAll('dd')].map(({ textContent }) => textContent)
  return { section, texts }
}

const setReducedMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }) as MediaQueryList)

beforeEach(() => {
  vi.useFakeTimers()
  setReducedMotion(false)
  vi.stubGlobal('fetch', offline)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry
        show = () => callback([entry], this as unknown as IntersectionObserver)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('counts up in 2500 ms once the figures are seen, with comma separators', async () => {
  const { section, texts } = drawSection()
  startFigures(section)
  expect(texts()).toEqual(['1,500+', '10,000+'])
  show()
  expect(texts()).toEqual(['0+', '0+'])
  await vi.advanceTimersByTimeAsync(COUNT_MS / 2)
  const [services] = texts()
  expect(Number(services?.replace(/\D/g, ''))).toBeGreaterThan(0)
  expect(services).not.toBe('1,500+')
  await vi.advanceTimersByTimeAsync(COUNT_MS / 2 + 100)
  expect(texts()).toEqual(['1,500+', '10,000+'])
})

test('shows what an administrator has set, and keeps a figure that is no number', async () => {
  vi.stubGlobal('fetch', respond({ services: 1620, customers: '<b>' }))
  const { section, texts } = drawSection()
  startFigures(section)
  await vi.advanceTimersByTimeAsync(0)
  expect(texts()).toEqual(['1,620+', '10,000+'])
  show()
  await vi.advanceTimersByTimeAsync(COUNT_MS + 100)
  expect(texts()).toEqual(['1,620+', '10,000+'])
})

test('does not move under reduced motion, and still shows what was set', async () => {
  setReducedMotion(true)
  vi.stubGlobal('fetch', respond({ services: 1620, customers: 12_000 }))
  const { section, texts } = drawSection()
  startFigures(section)
  await vi.advanceTimersByTimeAsync(0)
  expect(texts()).toEqual(['1,620+', '12,000+'])
  expect(vi.getTimerCount()).toBe(0)
})

test('stops when the page is left', async () => {
  const { section, texts } = drawSection()
  const stop = startFigures(section)
  show()
  stop()
  await vi.advanceTimersByTimeAsync(COUNT_MS)
  expect(texts()).toEqual(['0+', '0+'])
})
