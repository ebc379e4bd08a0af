import type { Language } from '#schema/domain/languages.ts'
import { TEST_MARKET } from '#schema/domain/test-market.ts'
import type { Settings } from '#worker/env.ts'
import { langOf, TEXTS } from '#worker/words/texts.ts'

export type ShareTexts = ReturnType<typeof shareTexts>

/** What a page shows beside the words of users. */
export const shareTexts = (language: Language, { ENVIRONMENT }: Pick<Settings, 'ENVIRONMENT'>) => ({
  ...TEXTS[language].share,
  names: TEXTS[language].trades,
  lang: langOf(language),
  /** Above each page where money is not real. */
  testNote: ENVIRONMENT === 'staging' ? TEST_MARKET[language] : null,
})
