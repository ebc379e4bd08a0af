import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { lazy } from 'react'
import type { RouterContext } from './routes/__root.tsx'
import { routeTree } from './routeTree.gen.ts'
import { LoadingScreen } from './ui/feedback/loading-screen.tsx'

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
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
