import type { HtmlTagDescriptor, Plugin } from 'vite'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { TEST_MARKET } from '#schema/domain/test-market.ts'

/** The stylesheet shows the words in the language of the document (pwa/ui/theme/base.css). */
export const bannerTag = (): HtmlTagDescriptor => ({
  tag: 'aside',
  injectTo: 'body-prepend',
  attrs: { class: 'test-market' },
  children: LANGUAGES.map((lang) => ({
    tag: 'span',
    attrs: { lang },
    children: TEST_MARKET[lang],
  })),
})

/**
 * In every document of a build for an environment without real money: it is there before a script has run, without a
 * network, and without a request that could fail. Other builds have nothing of it.
 */
export const testBanner = (isTest: boolean): Plugin => ({
  name: 'onise:test-banner',
  transformIndexHtml: () => (isTest ? [bannerTag()] : []),
})
