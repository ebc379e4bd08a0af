import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type LinkProps,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A component with links, at a path, without the app's own routes. */
export function withRouter(path: string, view: ReactNode) {
  const root = createRootRoute()
  const anyPath = createRoute({ getParentRoute: () => root, path: '$', component: () => view })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => view })
  const router = createRouter({
    routeTree: root.addChildren([home, anyPath]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  return <RouterProvider router={router} />
}

/** Types a path that need not be one of the app's. */
export const testPath = (path: string) => path as NonNullable<LinkProps['to']>
