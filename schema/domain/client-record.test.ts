import { expect, test } from 'vitest'
import { clientRecordOf, type ClientCounts } from './client-record.ts'
import { DAY_MS } from './limits.ts'

const counts = (some: Partial<ClientCounts> = {}): ClientCounts => ({
  postedTasks: 3,
  awardedTasks: 0,
  paidTasks: 0,
  unpaidTasks: 0,
  approvals: 0,
  approvalMs: 0,
  lostDisputes: 0,
  ...some,
})

test('a client with fewer than three todos has no record', () => {
  expect(clientRecordOf(counts({ postedTasks: 2 }))).toBe(null)
  expect(clientRecordOf(counts())).toEqual({
    posted: 3,
    awarded: 0,
    paidRate: null,
    approvalDays: null,
    lostDisputes: 0,
  })
})

test('all paid reads 100 only when every award was paid, and a day is the shortest time', () => {
  expect(clientRecordOf(counts({ paidTasks: 299, unpaidTasks: 1 }))?.paidRate).toBe(99)
  expect(clientRecordOf(counts({ paidTasks: 2 }))?.paidRate).toBe(100)
  expect(clientRecordOf(counts({ approvals: 2, approvalMs: 60_000 }))?.approvalDays).toBe(1)
  expect(clientRecordOf(counts({ approvals: 2, approvalMs: 3 * DAY_MS }))?.approvalDays).toBe(2)
})
