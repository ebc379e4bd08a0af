import { expect, test } from 'vitest'
import { transactionRow } from '#testing/pwa/rows.ts'
import { byDay } from './reads.ts'

test('groups transactions by their day in Lagos, which begins at 23:00 UTC', () => {
  const rows = [
    '2026-03-04T23:30:00.000Z',
    '2026-03-04T22:59:00.000Z',
    '2026-03-04T00:10:00.000Z',
  ].map((createdAt) => transactionRow({ createdAt }))
  expect(byDay(rows).map(({ rows: ofDay }) => ofDay.length)).toEqual([1, 2])
  expect(byDay([])).toEqual([])
})
