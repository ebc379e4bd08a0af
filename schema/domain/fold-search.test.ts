import { expect, it } from 'vitest'
import { foldSearch, foldWords } from './fold-search.ts'

it.each([
  ['Àtúnṣe ọ̀nà omi ní Ìbàdàn', 'atunse ona omi ni ibadan'],
  ['ẸNU ỌNÀ', 'enu ona'],
  ['Ụlọ akwụkwọ dị n’Abụja', 'ulo akwukwo di n’abuja'],
  ['Ɗinkin riga a Ƙofar Ɓaɓura, ‘Ƴar Aduwa', 'dinkin riga a kofar babura, ‘yar aduwa'],
  ['o̩ja e̩ja', 'oja eja'],
  ['Tap 🧰 x² ½', 'tap 🧰 x² ½'],
])('folds %s', (text, folded) => {
  for (const form of ['NFC', 'NFD']) expect(foldSearch(text.normalize(form))).toBe(folded)
  expect(foldSearch(folded)).toBe(folded)
})

it.each([
  ["Jama'are", 'jamaare'],
  ['  V.I., Ado-Odo/Ọ̀tà 2 ', 'v i ado odo ota 2'],
  ['…', ''],
])('reduces %s to its words', (text, words) => {
  expect(foldWords(text)).toBe(words)
})
