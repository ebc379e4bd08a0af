import { expect, test } from 'vitest'
import { encodeRice } from './rice-code.ts'

test('a difference is its high bits in unary and its low bits as they are', () => {
  // 5: 1 0 01; 5 + 3: 0 11; 8 + 9: 1 1 0 01
  expect([...encodeRice([5, 8, 17], 2)].map((byte) => byte.toString(2).padStart(8, '0'))).toEqual([
    '10010111',
    '10010000',
  ])
})
