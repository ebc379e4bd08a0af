import { expect, it } from 'vitest'
import { describeReport, runUnderFaults } from './fault-injection.ts'

const SEED = 20_261_120

it(
  'loses and duplicates nothing in a thousand operations over connections that drop, duplicate, delay and corrupt',
  { timeout: 600_000 },
  async () => {
    const report = await runUnderFaults({ operations: 1000, seed: SEED })
    console.log(`fault injection, seed ${SEED}: ${describeReport(report).join('\n  ')}`)
    const { acknowledged, lost, duplicated, discrepancies, violations } = report
    expect({ lost, duplicated, discrepancies, violations }).toEqual({
      lost: [],
      duplicated: [],
      discrepancies: [],
      violations: [],
    })
    // Every kind of fault happened, and most operations got a response all the same.
    expect(report.faults.length).toBeGreaterThan(20)
    expect(report.faultCount).toBeGreaterThan(500)
    expect(acknowledged.unanswered).toBeLessThan(acknowledged.operations / 20)
    expect(acknowledged.payments.length).toBeGreaterThan(100)
    const payouts = acknowledged.payouts.filter(({ isAcknowledged }) => isAcknowledged)
    expect(payouts.length).toBeGreaterThan(50)
  },
)
