import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { words } from '#pwa/features/landing/words.ts'

/** The landing page for somebody whose phone has not run a script yet, and for whoever reads without one. */
export async function landingHtml(): Promise<{ title: string; description: string; body: string }> {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <LandingPage visitor={null} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const body = renderToString(<RouterProvider router={router as never} />)
  return { title: words.title, description: words.promise, body }
}
