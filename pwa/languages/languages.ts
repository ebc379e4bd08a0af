/** English, and the languages that have a bundle of words. The names are in their own language. */
export const LANGUAGE_NAMES = {
  en: 'English',
  pcm: 'Naijá (Pidgin)',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
} as const

export type Language = keyof typeof LANGUAGE_NAMES
export type Translated = Exclude<Language, 'en'>

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[]

/** In localStorage: the choice belongs to the device, for all its users. Nothing is stored for English. */
const KEY = 'language'

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value)

export function readLanguage(): Language {
  const stored = localStorage.getItem(KEY)
  return isLanguage(stored) ? stored : 'en'
}

export function storeLanguage(language: Language): void {
  if (language === 'en') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, language)
}
