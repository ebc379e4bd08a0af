import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { describeReport, runUnderFaults } from './fault-injection.ts'

const { operations } = SIZES

it(
  `loses and duplicates nothing in ${operations} operations over connections that drop, duplicate, delay and corrupt`,
  { timeout: 600_000 },
  async () => {
    const report = await runUnderFaults({ operations, seed: SEED })
    console.log(`fault injection, seed ${SEED}: ${describeReport(report).join('\n  ')}`)
    const { acknowledged, stuck, lost, duplicated, discrepancies, violations } = report
    const command = `npm run soak -- faults ${operations} --seed ${SEED}`
    expect({ stuck, lost, duplicated, discrepancies, violations }, `To repeat: ${command}`).toEqual(
      {
        stuck: [],
        lost: [],
        duplicated: [],
        discrepancies: [],
        violations: [],
      },
    )
    // Faults of many kinds happened, and most operations got a response all the same.
    expect(report.faults.length).toBeGreaterThan(8)
    expect(report.faultCount).toBeGreaterThan(operations / 4)
    expect(acknowledged.unanswered).toBeLessThan(operations / 20)
    expect(acknowledged.payments.length).toBeGreaterThan(operations / 10)
    const payouts = acknowledged.payouts.filter(({ isAcknowledged }) => isAcknowledged)
    expect(payouts.length).toBeGreaterThan(operations / 20)
  },
)
