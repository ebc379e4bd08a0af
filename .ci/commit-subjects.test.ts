import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { checkCommitSubjects, longSubjects } from './commit-subjects.ts'

const FITS = 'a'.repeat(72)

test('finds a subject of more than 72 characters, and none from before the check', () => {
  const log = [
    `2026-11-27T13:00:00+00:00\tabc1\t${FITS}`,
    `2026-11-27T13:00:00+00:00\tabc2\t${FITS}a`,
    `2026-11-20T13:00:00+00:00\tabc3\t${FITS}a`,
    `2026-11-27T13:00:00+00:00\tabc4\t${'₦'.repeat(72)}`,
    '',
  ].join('\n')
  expect(longSubjects(log).map(({ file, message }) => [file, message.slice(0, 44)])).toEqual([
    ['commit abc2', 'the subject has 73 characters, 72 are allowe'],
  ])
})

test('finds nothing outside a clone', () => {
  expect(checkCommitSubjects(tmpdir())).toEqual([])
})
