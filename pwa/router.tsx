import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from './routes/__root.tsx'
import { routeTree } from './routeTree.gen.ts'
import { LoadingScreen } from './ui/loading-screen.tsx'

export const routerFor = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // F34: /Apply-task/… and /apply-task/… are one page.
    caseSensitive: false,
    // Data costs money here: a screen's code is fetched when a finger comes near, never its data ahead of that.
    defaultPreload: false,
    defaultPendingMs: 400,
    defaultPendingMinMs: 300,
    defaultPendingComponent: LoadingScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerFor>
  }
}
