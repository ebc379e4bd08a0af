// What a page says of itself: paints, shifts, long tasks, and when twenty cards stood.

/** Runs in the page, before anything else does. */
export function watchPage({ card, cards }) {
  if (self !== top) return
  const seen = { fcp: 0, lcp: 0, lcpOf: '', cls: 0, slow: [], inp: 0, cardsAt: 0 }
  const watch = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime
    seen.lcpOf = element ? `${element.localName}.${element.className}` : ''
  })
  // All of them together: never less than the worst window, which is what is usually counted.
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => seen.slow.push({ startTime, duration }))
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.inp = Math.max(seen.inp, duration)
    },
    { durationThreshold: 16 },
  )

  /** Resolves after the frame in which it holds. */
  const whenShown = (holds) =>
    new Promise((resolve) => {
      const painted = () => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(0)
      }
      const observer = new MutationObserver(() => look())
      function look() {
        if (!holds()) return
        observer.disconnect()
        requestAnimationFrame(painted)
      }
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      look()
    })
  const stand = whenShown(() => document.querySelectorAll(card).length >= cards).then((at) => {
    seen.cardsAt = at
    return performance.timeOrigin + at
  })

  window.bench = {
    whenShown,
    /** When the cards stood, in ms since 1970. */
    stand,
    read() {
      const { slow, ...rest } = seen
      const tbt = slow
        .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
        .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
      return { ...rest, tbt }
    },
  }
}

export const cardsStand = (page) => page.evaluate(() => window.bench.stand)
export const readVitals = (page) => page.evaluate(() => window.bench.read())
