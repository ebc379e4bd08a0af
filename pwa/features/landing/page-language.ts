import {
  LANGUAGE_KEY,
  LANGUAGES,
  PUBLIC_PATHS,
  publicPath,
  translatedPage,
  type Language,
} from '#schema/domain/languages.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Storage may be refused: the links then still lead to each language. */
function readChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return LANGUAGES.find((language) => language === stored)
  } catch {
    return undefined
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Asked for again at the next visit.
  }
}

export function storeClickedLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLElement>('[data-language]')
  if (link?.dataset['language']) store(link.dataset['language'])
}

/** Who reads a page in a language and has chosen none continues in it. */
export function storePageLanguage({ pathname }: Address): void {
  const page = translatedPage(pathname)
  if (page && !readChoice()) store(page.language)
}

/** The page in the chosen language, for an English address; null when this is the page to show. */
export function chosenAddress({ pathname, hash }: Address): string | null {
  const path = PUBLIC_PATHS.find((each) => each === pathname)
  const language = readChoice()
  return path && language && language !== 'en' ? publicPath(path, language) + hash : null
}

export const appPathOf = ({ pathname, search, hash }: Address): string =>
  (translatedPage(pathname)?.path ?? pathname) + search + hash
