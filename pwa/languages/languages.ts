import { LANGUAGE_KEY, LANGUAGES, type Language } from '#schema/domain/languages.ts'

/** The choice belongs to the device, for all its users. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY)
  return LANGUAGES.find((language) => language === stored) ?? 'en'
}

export const storeLanguage = (language: Language): void =>
  localStorage.setItem(LANGUAGE_KEY, language)

let shown: Language = 'en'
/** The language of this page, or of the page that is prerendered. */
export const shownLanguage = (): Language => shown
export function setShownLanguage(language: Language): void {
  shown = language
}
