import { LANGUAGES_CACHE, LANGUAGES_FOLDER } from './names.ts'

/** Never fetched in advance: a phone has the language that was chosen on it. */
export const isLanguageFile = (path: string): boolean => path.includes(LANGUAGES_FOLDER)

/** What shows the words of any language (pwa/languages/bundles/show.ts). */
const SHOW = 'show'

const languageOf = (url: string) => /([a-z]+)-[^/]*$/.exec(url)?.[1]

/** Stores this build's file of the chosen language, whose file of an older build is stored, so that an update works offline. */
export async function renewLanguage(files: readonly string[]): Promise<void> {
  const cache = await caches.open(LANGUAGES_CACHE)
  const chosen = (await cache.keys()).map(({ url }) => languageOf(url))
  const wanted = chosen.length > 0 ? [...chosen, SHOW] : []
  for (const file of files)
    if (wanted.includes(languageOf(file)) && !(await cache.match(file))) await cache.add(file)
}

/** The files of a language, also for a page that has them from the server in words of its own, and may be opened offline. */
export async function storeLanguage(files: readonly string[], language: string): Promise<void> {
  const cache = await caches.open(LANGUAGES_CACHE)
  const wanted = files.filter((file) => [language, SHOW].includes(languageOf(file) ?? ''))
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file)
}

/** Files of older builds. */
export async function removeOldLanguages(files: readonly string[], origin: string): Promise<void> {
  const current = files.map((file) => new URL(file, origin).href)
  const cache = await caches.open(LANGUAGES_CACHE)
  for (const request of await cache.keys())
    if (!current.includes(request.url)) await cache.delete(request)
}
