import type { Language } from '#schema/domain/languages.ts'
import { langOf, TEXTS } from '#worker/words/texts.ts'

export type ShareTexts = ReturnType<typeof shareTexts>

/** What a page shows beside the words of users. */
export const shareTexts = (language: Language) => ({
  ...TEXTS[language].share,
  names: TEXTS[language].trades,
  lang: langOf(language),
})
