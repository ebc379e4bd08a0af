import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLanguageFile, removeOldLanguages, renewLanguage, storeLanguage } from './languages.ts'

const ORIGIN = 'https://onise.test'
const FILES = ['assets/languages/ha-new.js', 'assets/languages/pcm-n-w.js']
const absolute = (path: string) => new URL(path, ORIGIN).href

let stored: Set<string>
beforeEach(() => {
  stored = new Set()
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    match: async (path: string) => (stored.has(absolute(path)) ? new Response() : undefined),
    add: async (path: string) => void stored.add(absolute(path)),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

test('files of languages are recognised beside the precache', () => {
  expect(['assets/index-a.js', ...FILES].filter(isLanguageFile)).toEqual(FILES)
})

test('an update fetches the chosen language only, and then removes its older file', async () => {
  stored.add(absolute('assets/languages/pcm-old.js'))
  await renewLanguage(FILES)
  expect(stored).toEqual(
    new Set(['assets/languages/pcm-old.js', 'assets/languages/pcm-n-w.js'].map(absolute)),
  )
  await removeOldLanguages(FILES, ORIGIN)
  expect(stored).toEqual(new Set([absolute('assets/languages/pcm-n-w.js')]))
})

test('an update in English fetches no language', async () => {
  await renewLanguage(FILES)
  expect(stored.size).toBe(0)
})

test('a page in a language stores its words and what shows them, once', async () => {
  const show = 'assets/languages/show-a.js'
  await storeLanguage([...FILES, show], 'ha')
  await storeLanguage([...FILES, show], 'ha')
  expect(stored).toEqual(new Set(['assets/languages/ha-new.js', show].map(absolute)))
})
