import { expect, test } from 'vitest'
import { countTests, type VitestReport } from './checks.ts'

/** As vitest's JSON reporter writes it. */
function reportOf(statuses: ('passed' | 'failed')[], fileStatus?: string): VitestReport {
  const failures = statuses.filter((status) => status === 'failed').length
  return {
    numPassedTests: statuses.length - failures,
    numFailedTests: failures,
    testResults: [
      {
        status: fileStatus ?? (failures > 0 ? 'failed' : 'passed'),
        assertionResults: statuses.map((status) => ({ status })),
      },
    ],
  }
}

test('counts tests that passed and tests that failed', () => {
  expect(countTests(reportOf(['passed', 'passed']), true)).toEqual({ passed: 2, failed: 0 })
  expect(countTests(reportOf(['passed', 'failed']), false)).toEqual({ passed: 1, failed: 1 })
})

test('a file that could not be loaded, and a run that ended with an error, are failures', () => {
  expect(countTests(reportOf([], 'failed'), false).failed).toBe(1)
  expect(countTests(reportOf(['passed']), false).failed).toBe(1)
})
