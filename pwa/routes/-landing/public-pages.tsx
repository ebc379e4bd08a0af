import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { aboutMessages } from '#pwa/features/landing/about-messages.ts'
import { AboutPage } from '#pwa/features/landing/about-page.tsx'
import { LandingPage } from '#pwa/features/landing/landing-page.tsx'
import { messages } from '#pwa/features/landing/messages.ts'
import { words as ha } from '#pwa/languages/bundles/ha.ts'
import { words as ig } from '#pwa/languages/bundles/ig.ts'
import { words as pcm } from '#pwa/languages/bundles/pcm.ts'
import { words as yo } from '#pwa/languages/bundles/yo.ts'
import { setShownLanguage } from '#pwa/languages/languages.ts'
import { translateTexts } from '#pwa/languages/translate.ts'
import { publicPath, type Language, type PublicPath } from '#schema/domain/languages.ts'
import { loadStaticRouter } from '../-static-router.ts'

type PublicPage = {
  path: PublicPath
  title: string
  description: string
  /** schema.org. Addresses begin with `/`; the worker completes them. */
  data: object
  component: () => ReactNode
}

const BUNDLES = { pcm, ha, yo, ig }

/** Functions, because the words of a language come after this module. */
const organization = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Onise',
  url: '/',
  logo: '/icons/icon-512.png',
  description: messages.lead,
  areaServed: { '@type': 'Country', name: 'Nigeria' },
})

const pages = (): readonly PublicPage[] => [
  {
    path: '/',
    title: messages.title,
    description: messages.lead,
    data: organization(),
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
      about: organization(),
    },
    component: () => <AboutPage user={null} />,
  },
]

async function renderBody({ path, component }: PublicPage): Promise<string> {
  const router = await loadStaticRouter(path, component)
  return renderToString(<RouterProvider router={router as never} />)
}

const LINK = /(?<= href=")(\/(?:about)?)(?=["#])/g
/** The links of the page lead to pages in its language; those of other languages say which. */
const inLanguage = (body: string, language: Language) =>
  body.replace(/<a [^>]*>/g, (link) =>
    link.includes('data-language')
      ? link
      : link.replace(LINK, (path) => publicPath(path as PublicPath, language)),
  )

/**
 * The public pages as HTML, readable before the first script and without JavaScript. A module of its own for each
 * language, because its words replace the English ones.
 */
export async function renderPublicPages(language: Language) {
  if (language !== 'en') translateTexts(BUNDLES[language])
  setShownLanguage(language)
  const rendered = []
  for (const page of pages()) {
    const { path, title, description, data } = page
    const body = inLanguage(await renderBody(page), language)
    rendered.push({ path, language, title, description, data, body })
  }
  return rendered
}
