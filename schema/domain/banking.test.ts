import { expect, test } from 'vitest'
import { looksLikeNuban, namesShareWord } from './banking.ts'

test('checks the NUBAN check digit of a three-digit bank code, and accepts other codes', () => {
  expect(looksLikeNuban('011', '0000014579')).toBe(true)
  expect(looksLikeNuban('011', '0000014578')).toBe(false)
  expect(looksLikeNuban('999992', '8012345678')).toBe(true)
})

test('compares the words of two names without case and accents; initials do not count', () => {
  expect(namesShareWord('MUSA A. BELLO', 'Bello')).toBe(true)
  expect(namesShareWord('ADÉ Ọlá-Ojo', 'ade')).toBe(true)
  expect(namesShareWord('MUSA A. BELLO', 'Chinedu')).toBe(false)
  expect(namesShareWord('A. B.', 'A')).toBe(false)
})
