import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createQueryClient } from '#pwa/api/queries.ts'
import { createAppRouter } from '#pwa/router.tsx'
import { AuthProvider } from '#pwa/session/session.tsx'
import type { createDevice } from './device.ts'

/** Opens the screen at a path in the app's own router. */
export function renderScreen(
  path: string,
  { auth }: Pick<ReturnType<typeof createDevice>, 'auth'>,
) {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ queries, auth }, history)
  const rendered = render(
    <QueryClientProvider client={queries}>
      <AuthProvider auth={auth}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { ...rendered, router, queries }
}
