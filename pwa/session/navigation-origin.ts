/** How the user came to the current page; `hidden` if the page was not visible to anyone. */
export type NavigationOrigin = 'tapped' | 'typed' | 'reloaded' | 'back' | 'hidden'

type Page = Pick<Document, 'visibilityState'> & { prerendering?: boolean }

function originOfLoad(): 'typed' | 'reloaded' | 'back' {
  const [entry] = (globalThis.performance?.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[]
  if (entry?.type === 'reload') return 'reloaded'
  return entry?.type === 'back_forward' ? 'back' : 'typed'
}

type NavigationHistory = {
  subscribe: (listener: (navigation: { action: { type: string } }) => void) => () => void
}

/** Some pages act when they are opened, so a tap in the app must be distinguished from a prerender, a reload or Back. */
export function watchNavigations(history: NavigationHistory, page: Page = document) {
  let latest: 'tapped' | 'typed' | 'reloaded' | 'back' = originOfLoad()
  const stop = history.subscribe(({ action }) => {
    latest = action.type === 'PUSH' || action.type === 'REPLACE' ? 'tapped' : 'back'
  })
  const read = (): NavigationOrigin =>
    page.visibilityState === 'visible' && !page.prerendering ? latest : 'hidden'
  return { read, stop }
}

export type Navigations = ReturnType<typeof watchNavigations>

/** Opening the log-in page signs out only a user who meant to open it. */
export const isDeliberate = (origin: NavigationOrigin): boolean =>
  origin === 'tapped' || origin === 'typed'
