import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Auth } from '#pwa/session/auth.ts'
import { Toasts } from '#pwa/ui/feedback/toast.tsx'

export type RouterContext = {
  queries: QueryClient
  auth: Auth
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
