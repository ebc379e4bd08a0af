import { expect, it, test } from 'vitest'
import { farFrom } from './amount-bounds.ts'
import { amountInWords } from './amount-words.ts'
import { naira } from './money.ts'

it.each([
  [0, 'zero naira'],
  [0.5, 'zero naira and fifty kobo'],
  [7, 'seven naira'],
  [15, 'fifteen naira'],
  [40, 'forty naira'],
  [99, 'ninety-nine naira'],
  [100, 'one hundred naira'],
  [115, 'one hundred and fifteen naira'],
  [1005, 'one thousand and five naira'],
  [12_000, 'twelve thousand naira'],
  [15_250, 'fifteen thousand two hundred and fifty naira'],
  [100_000, 'one hundred thousand naira'],
  [1_200_000, 'one million two hundred thousand naira'],
  [1_000_001, 'one million and one naira'],
  [
    2_345_678.9,
    'two million three hundred and forty-five thousand six hundred and seventy-eight naira and ninety kobo',
  ],
])('says %d in words', (amount, words) => {
  expect(amountInWords(naira(amount))).toBe(words)
})

test('an amount is far above twenty times the price, and far below a tenth of it', () => {
  const price = naira(15_000)
  const sides = [1_200_000, 300_001, 300_000, 15_000, 1500, 1499, 0].map((amount) =>
    farFrom(naira(amount), price),
  )
  expect(sides).toEqual(['above', 'above', null, null, null, 'below', null])
  expect(farFrom(naira(5000), naira(0))).toBe(null)
})
