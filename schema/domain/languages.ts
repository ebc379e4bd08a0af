/** The languages beside English, by ISO 639. */
const TRANSLATIONS = ['pcm', 'ha', 'yo', 'ig'] as const
export type Translation = (typeof TRANSLATIONS)[number]
export type Language = 'en' | Translation
export const LANGUAGES: readonly Language[] = ['en', ...TRANSLATIONS]

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
}

const isLanguage = (name: string): name is Language => LANGUAGES.some((each) => each === name)

/** Of a page: the language that its address names, else the first of the browser's (RFC 9110, section 12.5.4) that we have. */
export function requestedLanguage(named = '', accepted = ''): Language {
  const names = [named, ...accepted.split(',').map((each) => each.trim().split(/[-;]/)[0] ?? '')]
  return names.map((name) => name.toLowerCase()).find(isLanguage) ?? 'en'
}

/** Where a user's choice is, on each device. */
export const LANGUAGE_KEY = 'language'

/** Pages that are prerendered in each language. */
export const PUBLIC_PATHS = ['/', '/about'] as const
export type PublicPath = (typeof PUBLIC_PATHS)[number]

/** `/about`, `/pcm/about`. */
export const publicPath = (path: PublicPath, language: Language): string =>
  language === 'en' ? path : `/${language}${path.replace(/^\/$/, '')}`

/** Their file in the build. */
export const publicFile = (path: PublicPath, language: Language): string => {
  const name = path === '/' ? 'landing' : path.slice(1)
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`
}

const TRANSLATED_PATH = new RegExp(`^/(${TRANSLATIONS.join('|')})(/about)?/?$`, 'i')

/** The page and language of a path such as `/pcm/about`; null for any other path. */
export function translatedPage(path: string): { path: PublicPath; language: Translation } | null {
  const [, language = '', about] = TRANSLATED_PATH.exec(path) ?? []
  if (language === '') return null
  return { path: about ? '/about' : '/', language: language.toLowerCase() as Translation }
}
