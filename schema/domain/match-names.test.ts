import { expect, test } from 'vitest'
import { matchNames, type NameMatch } from './match-names.ts'

test.each<[string, string, NameMatch]>([
  ['Ngozi Okafor', 'OKAFOR NGOZI', 'same'],
  ['Ngozi Adaeze Okafor', 'Okafor, Ngozi', 'same'],
  ['Ngozi A. Okafor', 'OKAFOR NGOZI ADAEZE', 'same'],
  ['Okafor N. Adaeze', 'Adaeze Ngozi Okafor', 'same'],
  ['Adébáyọ̀ Ọlátúndé', 'ADEBAYO OLATUNDE', 'same'],
  ['Ɗanjuma Ƙasim', 'DANJUMA KASIM', 'same'],
  ['Chief Mrs. Ngozi Okafor', 'ngozi okafor', 'same'],
  ['Ade-Bayo Ojo', 'ADEBAYO OJO', 'same'],
  ['Ngozi Eze-Okafor', 'EZE OKAFOR NGOZI', 'same'],
  ['Olu Wale', 'OLUWALE', 'same'],
  ['N’Golo Musa', "N'GOLO MUSA", 'same'],
  ['Ngozi Okafor', 'N. Okafor', 'close'],
  ['Mohammed Bello', 'MOHAMMAD BELLO', 'close'],
  ['Aisha Bello', 'AISHAT BELLO', 'close'],
  ['Ngozi Okafor', 'NGOZI', 'close'],
  ['Ngozi Adaeze Okafor', 'Ngozi Okafor Chika', 'close'],
  ['Ngozi Okafor', 'EMEKA OKAFOR', 'different'],
  ['Ngozi Okafor', 'TUNDE BAKARE', 'different'],
  ['Ada Obi', 'ADE OBO', 'different'],
  ['', 'NGOZI OKAFOR', 'different'],
  ['123 !!', 'NGOZI OKAFOR', 'different'],
])('%s and %s: %s, either way round', (one, other, match) => {
  expect(matchNames(one, other)).toBe(match)
  expect(matchNames(other, one)).toBe(match)
})

test('a word counts once', () => {
  expect(matchNames('Musa Musa', 'Musa Bello')).toBe('different')
})

test('a name of titles alone is a name', () => {
  expect(matchNames('Prince Master', 'MASTER PRINCE')).toBe('same')
})
