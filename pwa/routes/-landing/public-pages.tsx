import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { aboutMessages } from '#pwa/features/landing/about-messages.ts'
import { AboutPage } from '#pwa/features/landing/about-page.tsx'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { messages } from '#pwa/features/landing/messages.ts'

type PublicPage = {
  path: '/' | '/about'
  title: string
  description: string
  /** schema.org. Addresses begin with `/`; the worker completes them. */
  data: object
  component: () => ReactNode
}

const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Onise',
  url: '/',
  logo: '/icons/icon-512.png',
  description: messages.lead,
  areaServed: { '@type': 'Country', name: 'Nigeria' },
}

const PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: messages.title,
    description: messages.lead,
    data: ORGANIZATION,
    component: () => <LandingPage user={null} />,
  },
  {
    path: '/about',
    title: aboutMessages.title,
    description: aboutMessages.description,
    data: {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: aboutMessages.title,
      url: '/about',
      about: ORGANIZATION,
    },
    component: () => <AboutPage user={null} />,
  },
]

async function renderBody({ path, component }: PublicPage): Promise<string> {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return renderToString(<RouterProvider router={router as never} />)
}

/** The public pages as HTML, readable before the first script and without JavaScript. */
export const renderPublicPages = () =>
  Promise.all(
    PAGES.map(async (page) => {
      const { path, title, description, data } = page
      return { path, title, description, data, body: await renderBody(page) }
    }),
  )
