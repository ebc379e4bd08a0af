/** The languages beside English, by ISO 639. */
const TRANSLATIONS = ['pcm', 'ha', 'yo', 'ig'] as const
export type Translation = (typeof TRANSLATIONS)[number]
export type Language = 'en' | Translation
export const LANGUAGES: readonly Language[] = ['en', ...TRANSLATIONS]

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
