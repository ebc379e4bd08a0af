import { expect, it } from 'vitest'
import { describeReport, runCrashTest } from './crash.ts'

const SEED = 20_261_120

it('loses and duplicates no acknowledged operation when sqld and workerd are killed', async () => {
  const report = await runCrashTest({ crashes: 6, seed: SEED })
  console.log(`crashes, seed ${SEED}: ${describeReport(report).join('\n  ')}`)
  const { lost, duplicated, violations, reconciliation, reconciliationAfterTopUp } = report
  expect({ lost, duplicated, violations }).toEqual({ lost: [], duplicated: [], violations: [] })
  expect(reconciliation).toMatch(/^0 [^]*discrepancies +0\n/)
  expect(reconciliationAfterTopUp).toMatch(/^1 [^]*discrepancies +1\n +balance: /)
  expect(report.crashes).toHaveLength(6)
  expect(report.acknowledged.unanswered).toBe(0)
})
