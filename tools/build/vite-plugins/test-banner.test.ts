import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { TEST_MARKET } from '#schema/domain/test-market.ts'
import { ROOT } from '#tools/common/paths.ts'
import { bannerTag, testBanner } from './test-banner.ts'

test('only a build without real money has the banner, with the words of each language', () => {
  const tagsOf = (isTest: boolean) => (testBanner(isTest).transformIndexHtml as () => object[])()
  expect(tagsOf(false)).toEqual([])
  expect(tagsOf(true)).toEqual([bannerTag()])
  const words = Object.entries(TEST_MARKET).map(([lang, children]) => ({
    tag: 'span',
    attrs: { lang },
    children,
  }))
  expect(bannerTag().children).toEqual(words)
})

test('the stylesheet shows the words of the language of the document alone', () => {
  const css = readFileSync(join(ROOT, 'pwa/ui/theme/base.css'), 'utf8')
  expect(css).toContain('.test-market > span {\n  display: none;')
  const shown = [...css.matchAll(/:root:lang\((\w+)\) \.test-market > \[lang='(\w+)'\]/g)]
  expect(shown.map(([, document, words]) => [document, words])).toEqual(
    LANGUAGES.map((language) => [language, language]),
  )
})
