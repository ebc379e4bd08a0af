/** How the page that is open now was come to. */
export type Arrival = 'tapped' | 'typed' | 'reloaded' | 'back' | 'unseen'

type Page = Pick<Document, 'visibilityState'> & { prerendering?: boolean }

/** How this document was loaded, by the browser's own account. */
function loadedAs(): 'typed' | 'reloaded' | 'back' {
  const [entry] = (globalThis.performance?.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[]
  if (entry?.type === 'reload') return 'reloaded'
  return entry?.type === 'back_forward' ? 'back' : 'typed'
}

type Moves = { subscribe: (moved: (move: { action: { type: string } }) => void) => () => void }

/**
 * Some pages do something by being opened (F5, F13). They must be able to tell a tap within the app from a
 * prerender, a reload, Back, or a link opened cold.
 */
export function watchArrivals(history: Moves, page: Page = document) {
  let latest: 'tapped' | 'typed' | 'reloaded' | 'back' = loadedAs()
  const stop = history.subscribe(({ action }) => {
    latest = action.type === 'PUSH' || action.type === 'REPLACE' ? 'tapped' : 'back'
  })
  const read = (): Arrival =>
    page.visibilityState === 'visible' && !page.prerendering ? latest : 'unseen'
  return { read, stop }
}

export type Arrivals = ReturnType<typeof watchArrivals>

/** F13: only somebody who can be seen to have come to the log-in page is meant to be signed out by it. */
export const isOnPurpose = (arrival: Arrival): boolean =>
  arrival === 'tapped' || arrival === 'typed'
