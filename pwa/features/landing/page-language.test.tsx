import { afterEach, expect, test } from 'vitest'
import {
  appPathOf,
  chosenAddress,
  storeClickedLanguage,
  storePageLanguage,
} from './page-language.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
const stored = () => localStorage.getItem('language')
afterEach(() => {
  localStorage.removeItem('language')
  document.body.replaceChildren()
})

test('a press on a language stores it, and the English pages then lead to it', () => {
  document.body.innerHTML = '<a data-language="ha"><b>Hausa</b></a>'
  document.body.addEventListener('click', storeClickedLanguage, { once: true })
  document.querySelector('b')?.click()
  expect(stored()).toBe('ha')
  expect(chosenAddress(at('/about', '', '#mission'))).toBe('/ha/about#mission')
  expect(chosenAddress(at('/yo'))).toBeNull()
})

test('who chose English stays on the English page', () => {
  localStorage.setItem('language', 'en')
  expect(chosenAddress(at('/'))).toBeNull()
})

test('a page in a language is continued in it, unless another one is chosen', () => {
  storePageLanguage(at('/'))
  expect(stored()).toBeNull()
  storePageLanguage(at('/pcm'))
  storePageLanguage(at('/ig/about'))
  expect(stored()).toBe('pcm')
})

test('the app opens at the English address of the page', () => {
  expect(appPathOf(at('/pcm/about', '?a=1', '#b'))).toBe('/about?a=1#b')
  expect(appPathOf(at('/login'))).toBe('/login')
})
