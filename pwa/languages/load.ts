import { LANGUAGES_CACHE } from '#pwa/service-worker/names.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Language, Translation } from '#schema/domain/languages.ts'
import type { WordsById } from './collect-words.ts'
import { readLanguage, setShownLanguage, storeLanguage } from './languages.ts'
import { messages } from './messages.ts'

type Bundle = { words: WordsById; url: string }

type Bundles = Record<Translation, () => Promise<Bundle>>

const BUNDLES: Bundles = {
  pcm: () => import('./bundles/pcm.ts'),
  ha: () => import('./bundles/ha.ts'),
  yo: () => import('./bundles/yo.ts'),
  ig: () => import('./bundles/ig.ts'),
}

async function loadBundle(language: Translation, bundles: Bundles) {
  const [bundle, showing] = await Promise.all([bundles[language](), import('./bundles/show.ts')])
  return { show: () => showing.show(bundle.words), urls: [bundle.url, showing.url] }
}

/** On a network that stalls, English is better than nothing. */
const LOAD_MS = 6000
const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The words of the language come too late.')), LOAD_MS)
  })

const bundleName = (url: string) => url.replace(/-[^/]*$/, '')

/** The service worker answers from this cache. It has nothing of another language, and nothing for English. */
async function storeOffline(urls: readonly string[]): Promise<void> {
  try {
    if (urls.length === 0) return void (await caches.delete(LANGUAGES_CACHE))
    const cache = await caches.open(LANGUAGES_CACHE)
    const names = urls.map(bundleName)
    for (const request of await cache.keys())
      if (!names.includes(bundleName(request.url))) await cache.delete(request)
    for (const url of urls) if (!(await cache.match(url))) await cache.add(url)
  } catch {
    // Private browsing, or a full phone: the language needs a network at each start.
  }
}

/** False when its words cannot be loaded. The page has to be loaded again to show it. */
export async function chooseLanguage(language: Language, bundles = BUNDLES): Promise<boolean> {
  try {
    await storeOffline(language === 'en' ? [] : (await loadBundle(language, bundles)).urls)
  } catch {
    return false
  }
  storeLanguage(language)
  return true
}

/** Shows the chosen language. English is shown when its words cannot be loaded, and a toast says so. */
export async function showLanguage(bundles = BUNDLES): Promise<void> {
  const language = readLanguage()
  if (language === 'en') return
  try {
    const loading = loadBundle(language, bundles)
    const { show, urls } = await Promise.race([loading, tooLate()])
    show()
    setShownLanguage(language)
    document.documentElement.lang = language
    void storeOffline(urls)
  } catch {
    toast(messages.notLoaded, 'news')
  }
}
