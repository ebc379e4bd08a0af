import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { createElement } from 'react'
import type { Auth } from '#pwa/session/auth.ts'
import { isFirstVisit } from '#pwa/session/first-visit.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'

export type RouterContext = {
  queries: QueryClient
  auth: Auth
}

/** Every screen may read the database. Only the list of a first visit is shown before it is loaded. */
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { auth }, location, cause }) => {
    const { session } = auth
    const isFirst =
      session !== null && location.pathname === '/all-task' && (await isFirstVisit(session))
    if (!isFirst) await session?.loadReplica()
    // The document opens at what its address says.
    return { isFirst, isWithinApp: cause === 'stay' }
  },
  component: Root,
})

// After the first render, which has no toast. Those that come earlier are shown once it is loaded.
const loadToasts = async () => (await import('#pwa/ui/feedback/toast.tsx')).Toasts

function Root() {
  const Toasts = useLazyModule(true, loadToasts)
  return (
    <>
      <Outlet />
      {Toasts && createElement(Toasts)}
    </>
  )
}
