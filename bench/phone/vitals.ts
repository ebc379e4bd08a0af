// What a page reports: paints, layout shifts, long tasks, and when the list is complete.
import type { Page } from 'playwright-core'

type Vitals = {
  fcp: number
  lcp: number
  lcpElement: string
  /** The sum of all shifts, never less than the usual worst window. */
  cls: number
  inp: number
  cardsAt: number
  /** When the app has rendered them. */
  appAt: number
  /** Total blocking time. */
  tbt: number
}

type PageBench = {
  /** Resolves with the time after the frame in which the condition first holds. */
  whenShown: (condition: () => boolean) => Promise<number>
  /** When the app had rendered the complete list, in ms since 1970. */
  cardsShown: Promise<number>
  /** From the click until the confirmation was shown. */
  sendDuration?: Promise<number>
  /** The screen that a tap opens. */
  shown?: Promise<void>
  readVitals: () => Vitals
}
declare global {
  interface Window {
    bench: PageBench
  }
}

/** Entries that TypeScript's DOM library does not describe completely. */
type TimelineEntry = PerformanceEntry & {
  element?: Element | null
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

/** Runs in the page before any other script. */
export function observePage(cards: { selector: string; appSelector: string; count: number }): void {
  if (self !== top) return
  const vitals = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, inp: 0, cardsAt: 0, appAt: 0 }
  const longTasks: { startTime: number; duration: number }[] = []
  const observe = (
    type: string,
    record: (entry: TimelineEntry) => void,
    options: PerformanceObserverInit = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry)
    }).observe({ type, buffered: true, ...options })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    vitals.lcp = startTime
    vitals.lcpElement = element ? `${element.localName}.${element.className}` : ''
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value
  })
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }))
  const recordEvent = ({ interactionId, duration }: TimelineEntry) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration)
  }
  observe('event', recordEvent, { durationThreshold: 16 } as PerformanceObserverInit)

  const whenShown = (condition: () => boolean) =>
    new Promise<number>((resolve) => {
      // A message that is posted in an animation frame arrives after the frame was painted.
      const afterPaint = () => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(0)
      }
      const observer = new MutationObserver(() => check())
      function check() {
        if (!condition()) return
        observer.disconnect()
        requestAnimationFrame(afterPaint)
      }
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      check()
    })
  const areShown = (selector: string) => () =>
    document.querySelectorAll(selector).length >= cards.count
  void whenShown(areShown(cards.selector)).then((time) => (vitals.cardsAt = time))
  const cardsShown = whenShown(areShown(cards.appSelector)).then((time) => {
    vitals.appAt = time
    return performance.timeOrigin + time
  })
  const readVitals = () => {
    const tbt = longTasks
      .filter(({ startTime, duration }) => startTime + duration > vitals.fcp)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
    return { ...vitals, tbt }
  }
  window.bench = { whenShown, cardsShown, readVitals }
}

export const waitForCards = (page: Page): Promise<number> =>
  page.evaluate(() => window.bench.cardsShown)
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => window.bench.readVitals())
