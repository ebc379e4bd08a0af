import { expect, test } from 'vitest'
import { seededRandom } from '#testing/random.ts'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'PASSWORD',
  'baseball',
  'trustno1',
  'liverpool',
  'Liverpool1',
  'liverpool!!',
  'iloveyou',
  '1234567890',
])('%j is common', (password) => expect(isCommonPassword(password)).toBe(true))

test('few of the others are taken for common ones', () => {
  const random = seededRandom(1)
  const letters = 'abcdefghijkmnopqrstuvwxyz'
  const words = Array.from({ length: 1000 }, () =>
    Array.from({ length: 14 }, () => letters[random.below(letters.length)]).join(''),
  )
  expect(words.filter(isCommonPassword).length).toBeLessThan(12)
})
