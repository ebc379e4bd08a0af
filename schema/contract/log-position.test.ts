import { expect, test } from 'vitest'
import { hasReached } from './log-position.ts'

test('a cursor has reached positions of the main database up to its number', () => {
  expect([11, 12, 13].map((seq) => hasReached('12.barber3', seq))).toEqual([true, true, false])
  expect([0, 1].map((seq) => hasReached(undefined, seq))).toEqual([false, false])
})

test('numbers of other stores are compared with what the cursor says of the same store', () => {
  const cursor = '12.barber3-40-200~c1:7~c12:900'
  expect(['c1:7', 'c1:8', 'c12:900', 'c2:1'].map((at) => hasReached(cursor, at))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect([hasReached(cursor, 12), hasReached(cursor, 900)]).toEqual([true, false])
  expect(['', 'c1', 'c1:', ':7', '7'].map((at) => hasReached(cursor, at))).toEqual(
    Array(5).fill(false),
  )
})
