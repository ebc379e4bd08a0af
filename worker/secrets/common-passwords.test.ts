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
  'welcome123',
  'Welcome@2026',
  'letmein123',
  'nigeria123',
  'N1geria!2026',
  'godisgood',
  'God is good 1',
  'jesusislord',
  'thankgod247',
  'lagos12345',
  'chelsea1',
  'Ch3ls3a#99',
  'iloveyou2',
  'naija4life',
  'oluwaseun1',
  'blessing01',
  'abubakar12',
])('%j is common', (password) => expect(isCommonPassword(password)).toBe(true))

test('few of the others are taken for common ones', () => {
  const random = seededRandom(1)
  const letters = 'abcdefghijkmnopqrstuvwxyz'
  const words = Array.from({ length: 1000 }, () =>
    Array.from({ length: 14 }, () => letters[random.below(letters.length)]).join(''),
  )
  expect(words.filter(isCommonPassword).length).toBeLessThan(12)
})

test.each([
  'palm oil on Tuesday',
  'god bless the bricklayers of Surulere',
  'lagos-9204-7731-0056',
  'three goats under a mango tree',
])('%j is not common', (password) => expect(isCommonPassword(password)).toBe(false))
