import { expect, test } from 'vitest'
import { transactionRow } from '#testing/pwa/rows.ts'
import { matching, NO_FILTERS } from './filters.ts'
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

test('finds transactions by their details without case, marks and hooks', () => {
  const row = transactionRow({ details: 'Àtúnṣe ọ̀nà omi ní Ƙofa' })
  for (const q of ['atunse', 'ÀTÚNṢE', 'kofa', row.reference_number.toLowerCase()])
    expect([q, matching([row], { ...NO_FILTERS, q })]).toEqual([q, [row]])
  expect(matching([row], { ...NO_FILTERS, q: 'otunse' })).toEqual([])
})
