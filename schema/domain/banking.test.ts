import { expect, test } from 'vitest'
import { accountNumberIn, looksLikeNuban, accountHolderOf, namesShareWord } from './banking.ts'

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

test.each([
  ['0123456789', '0123456789'],
  [' 0123 456 789 ', '0123456789'],
  ['0123-456-789', '0123456789'],
  ['0123–456–789', '0123456789'],
  ['012.345.6789', '0123456789'],
  ['\u202d0123456789\u202c', '0123456789'],
  ['\ufeff01234\u200b56789', '0123456789'],
  ['Acct: 0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣ ٤٥٦ ٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['0123456789 (GTBank)', '0123456789'],
  ['A/C No. 0123456789, Ada', '0123456789'],
  // Not ten digits in one run: they stay as they are, to be refused.
  ['012345678', '012345678'],
  ['01234567890', '01234567890'],
  ['01234S56789', '01234S56789'],
  ['0123456789 or 9876543210', '0123456789or9876543210'],
  ['O123456789', 'O123456789'],
])('reads the account number of %j as %j', (text, number) => {
  expect(accountNumberIn(text)).toBe(number)
})

test('an account is the user’s own by one shared word; another one of a verified user is reviewed', () => {
  const musa = { username: 'Musa Bello', isVerified: true }
  expect(accountHolderOf('BELLO MUSA A.', musa)).toBe('own')
  expect(accountHolderOf('ADE OJO', musa)).toBe('reviewed')
  expect(accountHolderOf('ADE OJO', { ...musa, isVerified: false })).toBe('other')
})
