import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createQueryClient } from '#pwa/api/queries.ts'
import { createAppRouter } from '#pwa/router.tsx'
import { AuthProvider } from '#pwa/session/session.tsx'
import type { createDevice } from './device.ts'

type WithAuth = Pick<ReturnType<typeof createDevice>, 'auth'>

/** The app's own router at a path. Nothing is loaded before `router.load` or `show`. */
export function prepareScreen(path: string, { auth }: WithAuth) {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ queries, auth }, history)
  const show = () =>
    render(
      <QueryClientProvider client={queries}>
        <AuthProvider auth={auth}>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>,
    )
  return { show, router, queries }
}

/** Opens the screen at a path in the app's own router. */
export function renderScreen(path: string, device: WithAuth) {
  const { show, router, queries } = prepareScreen(path, device)
  return { ...show(), router, queries }
}
