import { expect, test } from 'vitest'
import { computeLoad, findBreakpoints, withoutCalls, type Inputs } from './capacity.ts'

/** Round numbers, so that each result can be computed by hand. */
const inputs: Inputs<'read' | 'write'> = {
  calls: {
    read: {
      rowsRead: 4,
      rowsWritten: 0,
      workerMicros: 1000,
      databaseMicros: 500,
      writerMicros: 0,
      bytes: { good: 0, days30: 0, days90: 0 },
    },
    write: {
      rowsRead: 10,
      rowsWritten: 20,
      workerMicros: 4000,
      databaseMicros: 10_000,
      writerMicros: 6000,
      bytes: { good: 1000, days30: 200, days90: 50 },
    },
  },
  perActiveUser: { read: 90, write: 10 },
  activeShare: 0.5,
  peakHourShare: 0.1,
  peakMinuteFactor: 3.6,
  fileBytesPerActiveUser: 1000,
  prices: {
    workers: { base: 5, perMillionRequests: 0.3, perMillionCpuMs: 0.02 },
    workersIncluded: { requests: 10e6, cpuMs: 30e6 },
    database: { base: 25, perBillionRead: 1, perMillionWritten: 1, perGb: 0.5 },
    databaseIncluded: { rowsRead: 100e9, rowsWritten: 100e6, gb: 10 },
    filesPerGb: 0.015,
  },
}

test('computes the busiest minute of the busiest hour, not the mean', () => {
  // 100,000 active users make 10 million calls a day, a million in the busiest hour, 1,000 a second in its worst minute.
  const { activeUsers, peak } = computeLoad(inputs, 200_000)
  expect(activeUsers).toBe(100_000)
  expect(peak.requestsPerSecond).toBeCloseTo(1000)
  expect(peak.commandsPerSecond).toBeCloseTo(100)
  expect(peak.rowsWrittenPerSecond).toBeCloseTo(2000)
  expect(peak.workerCores).toBeCloseTo(0.9 + 0.4)
  expect(peak.databaseCores).toBeCloseTo(0.45 + 1)
  expect(peak.writerShare).toBeCloseTo(100 * 0.006)
})

test('a month is 30 mean days, and the bill is for what exceeds the included amounts', () => {
  const { month, yearGb, bill } = computeLoad(inputs, 200_000)
  expect(month.requests).toBeCloseTo(300e6)
  expect(month.cpuMs).toBeCloseTo((9e6 * 1 + 1e6 * 4) * 30)
  expect(month.rowsRead).toBeCloseTo((9e6 * 4 + 1e6 * 10) * 30)
  expect(month.rowsWritten).toBeCloseTo(600e6)
  // A million commands a day; of what is deleted, as much is there as its days bring.
  expect(yearGb.database).toBeCloseTo(365 + 6 + 4.5)
  expect(yearGb.files).toBeCloseTo(36.5)
  expect(bill.workers).toBeCloseTo(5 + 290 * 0.3 + 360 * 0.02)
  // In the middle of the year. The rows read are within what is included.
  expect(bill.database).toBeCloseTo(25 + 500 + (182.5 + 10.5 - 10) * 0.5)
  expect(bill.files).toBeCloseTo(18.25 * 0.015)
  expect(bill.total).toBeCloseTo(bill.workers + bill.database + bill.files)
})

test('few users pay the base prices', () => {
  const { workers, database } = computeLoad(inputs, 100).bill
  expect([workers, database]).toEqual([5, 25])
})

test('finds at how many users each limit is reached, the first one first', () => {
  const limits = [
    { name: 'cores', of: ({ peak }: ReturnType<typeof computeLoad>) => peak.databaseCores, max: 8 },
    {
      name: 'writes',
      of: ({ peak }: ReturnType<typeof computeLoad>) => peak.commandsPerSecond,
      max: 50,
    },
  ]
  const [first, second] = findBreakpoints(inputs, limits)
  expect(first).toEqual({ name: 'writes', users: 100_000 })
  expect(second?.name).toBe('cores')
  expect(second?.users).toBeCloseTo((8 / 1.45) * 200_000)
})

test('calls that another database has no longer count', () => {
  const { peak } = computeLoad(withoutCalls(inputs, ['write']), 200_000)
  expect([peak.commandsPerSecond, peak.writerShare]).toEqual([0, 0])
  expect(peak.requestsPerSecond).toBeCloseTo(900)
})
