import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Arrivals } from '#pwa/session/arrival.ts'
import type { Door } from '#pwa/session/door.ts'
import { Toasts } from '#pwa/ui/toast.tsx'

export type RouterContext = {
  queries: QueryClient
  door: Door
  /** How the page now open was come to (F5, F13). */
  arrivals: Arrivals
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
