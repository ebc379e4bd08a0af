import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Auth } from '#pwa/session/auth.ts'
import type { Navigations } from '#pwa/session/navigation-origin.ts'
import { Toasts } from '#pwa/ui/feedback/toast.tsx'

export type RouterContext = {
  queries: QueryClient
  auth: Auth
  /** How the current page was opened: by a tap, a typed address, a reload, or Back. */
  navigations: Navigations
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
