import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router'

/** A router of one page, loaded, for what the build renders. */
export async function loadStaticRouter(path: string, component: RouteComponent) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}
