// Checks the subjects of the newest commits (docs/style.md#documents-and-commits).
import { spawnSync } from 'node:child_process'
import type { Violation } from './project-files.ts'

const SUBJECT_MAX = 72
const NEWEST = 100
/** Older commits had no check. The author's date, because a rebase keeps it. */
const SINCE = Date.parse('2026-11-27T12:10:00Z')

/** Of lines with an author's date, a hash and a subject, separated by tabs. */
export function longSubjects(log: string): Violation[] {
  return log.split('\n').flatMap((line) => {
    const [date = '', hash = '', subject = ''] = line.split('\t')
    const length = [...subject].length
    if (length <= SUBJECT_MAX || Date.parse(date) < SINCE) return []
    const message = `the subject has ${length} characters, ${SUBJECT_MAX} are allowed: ${subject}`
    return [{ file: `commit ${hash}`, line: 1, message }]
  })
}

/** Nothing outside a clone; in a shallow clone those of the commits that are there. */
export function checkCommitSubjects(root: string): Violation[] {
  const args = ['log', '--no-merges', `-${NEWEST}`, '--format=%aI%x09%h%x09%s']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? longSubjects(stdout) : []
}
