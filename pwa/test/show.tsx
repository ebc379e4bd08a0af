import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { newQueries } from '#pwa/api/queries.ts'
import { DoorProvider } from '#pwa/session/session.tsx'
import { routerFor } from '#pwa/router.tsx'
import type { newPhone } from './phone.ts'

/** Opens a screen by its address, with the real router around it. */
export function show(path: string, { door }: Pick<ReturnType<typeof newPhone>, 'door'>) {
  const queries = newQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = routerFor(
    { queries, door, arrivals: { read: () => 'tapped', stop: () => {} } },
    history,
  )
  const shown = render(
    <QueryClientProvider client={queries}>
      <DoorProvider door={door}>
        <RouterProvider router={router} />
      </DoorProvider>
    </QueryClientProvider>,
  )
  return { ...shown, router, queries }
}
