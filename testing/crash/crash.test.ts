import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { describeReport, runCrashTest } from './crash.ts'

it('loses and duplicates no acknowledged operation when sqld and workerd are killed', async () => {
  const report = await runCrashTest({ crashes: SIZES.kills, seed: SEED })
  console.log(`crashes, seed ${SEED}: ${describeReport(report).join('\n  ')}`)
  const { lost, duplicated, violations, reconciliation, reconciliationAfterTopUp } = report
  const command = `npm run soak -- crash ${SIZES.kills} --seed ${SEED}`
  expect({ lost, duplicated, violations }, `To repeat: ${command}`).toEqual({
    lost: [],
    duplicated: [],
    violations: [],
  })
  expect(reconciliation).toMatch(/^0 [^]*discrepancies +0\n/)
  expect(reconciliationAfterTopUp).toMatch(/^1 [^]*discrepancies +1\n +balance: /)
  expect(report.crashes).toHaveLength(SIZES.kills)
  expect(report.acknowledged.unanswered).toBe(0)
})
