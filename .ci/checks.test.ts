import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { countTests, type VitestReport } from './checks.ts'

type Tests = VitestReport['testResults'][number]['assertionResults']

/** As vitest's JSON reporter writes it. */
const reportOf = (assertionResults: Tests, status: string, message = ''): VitestReport => ({
  numPassedTests: assertionResults.filter((each) => each.status === 'passed').length,
  testResults: [{ name: join(ROOT, 'worker/pay.test.ts'), status, message, assertionResults }],
})
const PASSED = { status: 'passed', ancestorTitles: [], title: 'pays', failureMessages: [] }

test('a failed test is listed by its file, its titles and the first line of its message', () => {
  expect(countTests(reportOf([PASSED, PASSED], 'passed'), true)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
  })
  const failed = {
    status: 'failed',
    ancestorTitles: ['a wallet', 'that is empty'],
    title: 'pays nobody',
    failureMessages: [
      '\u001B[31mAssertionError\u001B[39m: expected 1 to be 0\n    at pay.test.ts:3',
      'another',
    ],
  }
  expect(countTests(reportOf([PASSED, failed], 'failed'), false)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'worker/pay.test.ts > a wallet > that is empty > pays nobody\n    AssertionError: expected 1 to be 0',
    ],
  })
})

test('a file that could not be loaded, and a run that ended with an error, are failures', () => {
  const broken = countTests(reportOf([], 'failed', "Cannot find module './pays.ts'\n  at x"), false)
  expect(broken).toMatchObject({
    failed: 1,
    failures: ["worker/pay.test.ts\n    Cannot find module './pays.ts'"],
  })
  expect(countTests(reportOf([PASSED], 'failed'), false)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('a hook failed')],
  })
  expect(countTests(reportOf([PASSED], 'passed'), false)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [expect.stringContaining('outside any test')],
  })
})
