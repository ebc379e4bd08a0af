import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type LinkProps,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Something that has links in it, at an address, without the product's own routes: for tests and the gallery. */
export function atPath(path: string, view: ReactNode) {
  const root = createRootRoute()
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => view })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => view })
  const router = createRouter({
    routeTree: root.addChildren([home, anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  return <RouterProvider router={router} />
}

/** An address that need not be one of the product's. */
export const somewhere = (path: string) => path as LinkProps['to']
