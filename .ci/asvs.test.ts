import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASVS_FILE, checkAsvs } from './asvs.ts'

const HEADER = 'req_id,level,requirement,decision,evidence'
const LEVELS = new Map([
  ['V1.1.1', '2'],
  ['V1.2.1', '1'],
])
const FIRST = 'V1.1.1,2,Decoded once,pass,worker/input.ts (and more)'
const SECOND = 'V1.2.1,1,Encoded,not-applicable,"There is none, ever"'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'onise-asvs-'))
  for (const folder of ['docs/security', 'worker'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'worker/input.ts'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))
function problemsIn(...lines: string[]): string[] {
  writeFileSync(join(root, ASVS_FILE), `${[HEADER, ...lines].join('\n')}\n`)
  return checkAsvs(root, LEVELS).map(({ line, message }) => `${line} ${message}`)
}

test('accepts a file in which every requirement is decided', () => {
  expect(problemsIn(FIRST, SECOND)).toEqual([])
})

test.each([
  [[FIRST], '1 V1.2.1 is not decided'],
  [[FIRST, FIRST, SECOND], '3 V1.1.1 is decided twice'],
  [[FIRST, SECOND, 'V1.9.9,1,Other,deviation,Not in the list'], '4 V1.9.9 of level 1 is not in'],
  [[FIRST.replace(',2,', ',1,'), SECOND], '2 V1.1.1 of level 1 is not in the standard'],
  [[FIRST.replace('pass', 'undecided'), SECOND], '2 V1.1.1: "undecided" is not a decision'],
  [[FIRST.replace('input.ts', 'gone.ts'), SECOND], '2 V1.1.1: worker/gone.ts does not exist'],
  [[FIRST.replace('worker/input.ts', 'somewhere'), SECOND], '2 V1.1.1: a pass needs the path'],
  [[FIRST, 'V1.2.1,1,Encoded,deviation,planned'], '3 V1.2.1: there is no reason'],
  [[FIRST.replace('Decoded once', 'a '.repeat(13)), SECOND], '2 V1.1.1: the requirement needs'],
])('finds what is wrong in %j', (lines, problem) => {
  expect(problemsIn(...lines).join('\n')).toContain(problem)
})
