import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { lazy } from 'react'
import { PendingScreen } from './routes/-shell/pending-screen.tsx'
import type { RouterContext } from './routes/__root.tsx'
import { routeTree } from './routeTree.gen.ts'

const ErrorScreen = lazy(async () => ({
  default: (await import('./routes/-shell/error-screen.tsx')).ErrorScreen,
}))

export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    caseSensitive: false,
    // Data is expensive: a screen's code is preloaded on intent only, its data never.
    defaultPreload: false,
    defaultPendingMs: 400,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  })

/**
 * A page that the browser kept while another document was open: WebKit shows it at its top, because the router restores
 * the place where its own screens were left, and none has changed.
 */
export function keepPlaceOfKeptPage(): void {
  let top = 0
  addEventListener('pagehide', () => (top = scrollY))
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && scrollY !== top) scrollTo({ top })
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
