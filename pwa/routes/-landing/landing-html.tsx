import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { messages } from '#pwa/features/landing/messages.ts'

/** The landing page as HTML, readable before the first script and without JavaScript. */
export async function landingHtml(): Promise<{ title: string; description: string; body: string }> {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <LandingPage user={null} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const body = renderToString(<RouterProvider router={router as never} />)
  return { title: messages.title, description: messages.lead, body }
}
