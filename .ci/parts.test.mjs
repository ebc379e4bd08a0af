import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../local/install.mjs'
import { countTests } from './parts.mjs'

const says = (...failureMessages) => failureMessages
const passed = (title, failureMessages = []) => ({ title, status: 'passed', failureMessages })
const failed = (title) => ({ title, status: 'failed', failureMessages: says('Error: no') })
/** As vitest's JSON reporter writes it. */
function reportOf(...tests) {
  const isRed = tests.some(({ status }) => status === 'failed')
  return {
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    testResults: [
      {
        name: join(ROOT, 'e2e/browser/walk.test.ts'),
        status: isRed ? 'failed' : 'passed',
        assertionResults: tests,
      },
    ],
  }
}

test('what passed at once is only counted', () => {
  const report = reportOf(passed('a'), passed('b'))
  expect(countTests(report, 0)).toEqual({ passed: 2, failed: 0, again: [] })
})

test('what passed only at a second try is named, with what went wrong at the first', () => {
  const why = says('\u001b[31mTimeoutError: waiting for “Sent”\u001b[39m\n    at walk.test.ts:3')
  const report = reportOf(passed('a'), passed('sent once', why), failed('c'))
  expect(countTests(report, 1)).toEqual({
    passed: 2,
    failed: 1,
    again: [
      {
        file: 'e2e/browser/walk.test.ts',
        title: 'sent once',
        why: 'TimeoutError: waiting for “Sent”',
      },
    ],
  })
})

test('a file that could not be read, or a run that ended badly, is a failure', () => {
  const unread = reportOf()
  unread.testResults[0].status = 'failed'
  expect(countTests(unread, 1).failed).toBe(1)
  expect(countTests(reportOf(passed('a')), 1).failed).toBe(1)
})
