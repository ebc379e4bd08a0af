import { expect, test } from 'vitest'
import { LANGUAGES, PUBLIC_PATHS, publicFile, publicPath, translatedPage } from './languages.ts'

test('each public page has a path and a file in each language', () => {
  const pages = PUBLIC_PATHS.flatMap((path) =>
    LANGUAGES.slice(0, 2).map((language) => [
      publicPath(path, language),
      publicFile(path, language),
    ]),
  )
  expect(pages).toEqual([
    ['/', 'landing.html'],
    ['/pcm', 'landing.pcm.html'],
    ['/about', 'about.html'],
    ['/pcm/about', 'about.pcm.html'],
  ])
})

test('reads the page and language of a path', () => {
  expect(translatedPage('/HA/about/')).toEqual({ path: '/about', language: 'ha' })
  expect(translatedPage('/yo')).toEqual({ path: '/', language: 'yo' })
  for (const path of ['/', '/about', '/en', '/ha/all-task', '/happy'])
    expect(translatedPage(path)).toBeNull()
})
