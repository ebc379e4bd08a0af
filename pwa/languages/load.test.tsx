import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverWords } from '#pwa/api/server-words.ts'
import { LANGUAGES_CACHE } from '#pwa/service-worker/names.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'
import { formatAgo } from '#pwa/ui/format/format-time.ts'
import { translateWith } from '#schema/domain/localize.ts'
import { words as pidgin } from './bundles/pcm.ts'
import { readLanguage, setShownLanguage } from './languages.ts'
import { chooseLanguage, showLanguage } from './load.ts'
import { messages } from './messages.ts'

type Texts = { [key: string]: unknown }
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const copy = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isTexts(value) ? copy(value) : value]),
  )
function restore(texts: Texts, english: Texts): void {
  for (const [key, value] of Object.entries(english)) {
    const current = texts[key]
    if (isTexts(value) && isTexts(current)) restore(current, value)
    else texts[key] = value
  }
}

/** The English of all texts that are loaded, which the other files of this process show too. */
const english = new Map<Texts, Texts>()
const stored = new Set<string>()
const cache = {
  keys: async () => [...stored].map((url) => ({ url })),
  match: async (url: string) => (stored.has(url) ? new Response() : undefined),
  add: async (url: string) => void stored.add(url),
  delete: async ({ url }: { url: string }) => stored.delete(url),
}

beforeEach(() => {
  translateWith((_, texts) => void english.set(texts as Texts, copy(texts as Texts)))
  translateWith(() => {})
  stored.clear()
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async (name: string) => name === LANGUAGES_CACHE && stored.clear(),
  })
})
afterEach(() => {
  localStorage.removeItem('language')
  translateWith(() => {})
  for (const [texts, original] of english) restore(texts, original)
  english.clear()
  delete serverWords.say
  delete serverWords.notice
  setShownLanguage('en')
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
  useToasts.setState({ toasts: [] })
})

test('English is shown without loading anything, and so is a language that does not exist', async () => {
  localStorage.setItem('language', 'xx')
  await showLanguage()
  expect([readLanguage(), document.documentElement.lang]).toEqual(['en', ''])
})

test('a chosen language is shown in the texts that are loaded, and named in the document', async () => {
  expect(await chooseLanguage('yo')).toBe(true)
  await showLanguage()
  expect(formatAgo('2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z')).toBe('ìṣẹ́jú 5 sẹ́yìn')
  expect(document.documentElement.lang).toBe('yo')
})

test('only the chosen language is stored for use without a network', async () => {
  await chooseLanguage('pcm')
  await chooseLanguage('ha')
  expect([...stored].map((url) => url.replace(/.*\//, ''))).toEqual(['show.ts', 'ha.ts'])
  await chooseLanguage('en')
  expect([stored.size, readLanguage()]).toEqual([0, 'en'])
})

test('a language that cannot be loaded is not chosen, and English is shown in its place once', async () => {
  const noNetwork = () => Promise.reject(new TypeError('no network'))
  const bundles = { pcm: noNetwork, ha: noNetwork, yo: noNetwork, ig: noNetwork }
  expect([await chooseLanguage('ha', bundles), readLanguage()]).toEqual([false, 'en'])
  localStorage.setItem('language', 'ha')
  await showLanguage(bundles)
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([messages.notLoaded])
  expect(document.documentElement.lang).toBe('')
})

test('on a network that stalls the start does not wait for the words longer than 6 seconds', async () => {
  vi.useFakeTimers()
  try {
    localStorage.setItem('language', 'ha')
    const stalled = () => new Promise<never>(() => {})
    const shown = showLanguage({ pcm: stalled, ha: stalled, yo: stalled, ig: stalled })
    await vi.advanceTimersByTimeAsync(6000)
    await shown
  } finally {
    vi.useRealTimers()
  }
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([messages.notLoaded])
})

test('the ids of a bundle are those of the English files', () => {
  expect([...pidgin.keys()]).toEqual(
    expect.arrayContaining(['ui/format', 'features/device/language']),
  )
})
