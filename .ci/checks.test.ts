import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { countTests, type VitestReport } from './checks.ts'

type TestResult = VitestReport['testResults'][number]['assertionResults'][number]

const passed = (title: string, failureMessages: string[] = []): TestResult => ({
  title,
  status: 'passed',
  failureMessages,
})
const failed = (title: string): TestResult => ({
  title,
  status: 'failed',
  failureMessages: ['Error: no'],
})

/** As vitest's JSON reporter writes it. */
function reportOf(tests: TestResult[], fileStatus?: string): VitestReport {
  const failures = tests.filter(({ status }) => status === 'failed').length
  return {
    numPassedTests: tests.length - failures,
    numFailedTests: failures,
    testResults: [
      {
        name: join(ROOT, 'testing/browser/post-to-payment.test.ts'),
        status: fileStatus ?? (failures > 0 ? 'failed' : 'passed'),
        assertionResults: tests,
      },
    ],
  }
}

test('counts tests that pass at the first attempt', () => {
  const report = reportOf([passed('a'), passed('b')])
  expect(countTests(report, true)).toEqual({ passed: 2, failed: 0, retried: [] })
})

test('names a test that passed only at the second attempt, with the reason of the first failure', () => {
  const failure =
    '\u001b[31mTimeoutError: waiting for “Sent”\u001b[39m\n    at post-to-payment.test.ts:3'
  const report = reportOf([passed('a'), passed('is sent once', [failure]), failed('c')])
  expect(countTests(report, false)).toEqual({
    passed: 2,
    failed: 1,
    retried: [
      {
        file: 'testing/browser/post-to-payment.test.ts',
        title: 'is sent once',
        reason: 'TimeoutError: waiting for “Sent”',
      },
    ],
  })
})

test('a file that could not be loaded, and a run that ended with an error, are failures', () => {
  expect(countTests(reportOf([], 'failed'), false).failed).toBe(1)
  expect(countTests(reportOf([passed('a')]), false).failed).toBe(1)
})
