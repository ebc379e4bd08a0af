// Checks docs/security/asvs.csv: each requirement of ASVS 5.0.0, levels 1 and 2, is decided, with evidence that exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Violation } from './project-files.ts'

export const ASVS_FILE = 'docs/security/asvs.csv'
const HEADER = 'req_id,level,requirement,decision,evidence'
const DECISIONS = ['pass', 'deviation', 'not-applicable']
const MAX_WORDS = 12
const MIN_REASON_WORDS = 3

/** The sections of the standard with their requirements; those of level 3 are left out. `1:` is level 1. */
const REQUIREMENTS = `
V1.1 2:1 2:2
V1.2 1:1 1:2 1:3 1:4 1:5 2:6 2:7 2:8 2:9
V1.3 1:1 1:2 2:3 2:4 2:5 2:6 2:7 2:8 2:9 2:10 2:11
V1.4 2:1 2:2 2:3
V1.5 1:1 2:2
V2.1 1:1 2:2 2:3
V2.2 1:1 1:2 2:3
V2.3 1:1 2:2 2:3 2:4
V2.4 2:1
V3.2 1:1 1:2
V3.3 1:1 2:2 2:3 2:4
V3.4 1:1 1:2 2:3 2:4 2:5 2:6
V3.5 1:1 1:2 1:3 2:4 2:5
V3.7 2:1 2:2
V4.1 1:1 2:2 2:3
V4.2 2:1
V4.3 2:1 2:2
V4.4 1:1 2:2 2:3 2:4
V5.1 2:1
V5.2 1:1 1:2 2:3
V5.3 1:1 1:2
V5.4 2:1 2:2 2:3
V6.1 1:1 2:2 2:3
V6.2 1:1 1:2 1:3 1:4 1:5 1:6 1:7 1:8 2:9 2:10 2:11 2:12
V6.3 1:1 1:2 2:3 2:4
V6.4 1:1 1:2 2:3 2:4
V6.5 2:1 2:2 2:3 2:4 2:5
V6.6 2:1 2:2 2:3
V6.8 2:1 2:2 2:3 2:4
V7.1 2:1 2:2 2:3
V7.2 1:1 1:2 1:3 1:4
V7.3 2:1 2:2
V7.4 1:1 1:2 2:3 2:4 2:5
V7.5 2:1 2:2
V7.6 2:1 2:2
V8.1 1:1 2:2
V8.2 1:1 1:2 2:3
V8.3 1:1
V8.4 2:1
V9.1 1:1 1:2 1:3
V9.2 1:1 2:2 2:3 2:4
V10.1 2:1 2:2
V10.2 2:1 2:2
V10.3 2:1 2:2 2:3 2:4
V10.4 1:1 1:2 1:3 1:4 1:5 2:6 2:7 2:8 2:9 2:10 2:11
V10.5 2:1 2:2 2:3 2:4 2:5
V10.6 2:1 2:2
V10.7 2:1 2:2 2:3
V11.1 2:1 2:2
V11.2 2:1 2:2 2:3
V11.3 1:1 1:2 2:3
V11.4 1:1 2:2 2:3 2:4
V11.5 2:1
V11.6 2:1
V12.1 1:1 2:2 2:3
V12.2 1:1 1:2
V12.3 2:1 2:2 2:3 2:4
V13.1 2:1
V13.2 2:1 2:2 2:3 2:4 2:5
V13.3 2:1 2:2
V13.4 1:1 2:2 2:3 2:4 2:5
V14.1 2:1 2:2
V14.2 1:1 2:2 2:3 2:4
V14.3 1:1 2:2 2:3
V15.1 1:1 2:2 2:3
V15.2 1:1 2:2 2:3
V15.3 1:1 2:2 2:3 2:4 2:5 2:6 2:7
V16.1 2:1
V16.2 2:1 2:2 2:3 2:4 2:5
V16.3 2:1 2:2 2:3 2:4
V16.4 2:1 2:2 2:3
V16.5 2:1 2:2 2:3
V17.1 2:1
V17.2 2:1 2:2 2:3 2:4
V17.3 2:1 2:2
`

const LEVELS = new Map(
  REQUIREMENTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [section = '', ...numbers] = line.split(' ')
      return numbers.map((number): [string, string] => {
        const [level = '', last = ''] = number.split(':')
        return [`${section}.${last}`, level]
      })
    }),
)

/** A path from the root of the repository, without what follows it. */
const PATH =
  /(?<![\w./-])(?:\.ci|bench|docs|pwa|sandbox|schema|testing|tools|worker)(?:\/[\w$.-]+)+/g
const ROOT_FILES =
  /(?<![\w./-])(?:package(?:-lock)?\.json|wrangler\.toml|vite\.config\.ts|\.oxlintrc\.json)\b/g

/** The fields of a line; a quoted field may contain commas, and doubled quotes. */
function parseLine(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...fields].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

function* problemsOf([, , requirement = '', decision = '', evidence = '']: string[], root: string) {
  if (!DECISIONS.includes(decision)) yield `"${decision}" is not a decision`
  if (countWords(requirement) === 0 || countWords(requirement) > MAX_WORDS)
    yield `the requirement needs 1 to ${MAX_WORDS} words`
  const paths = [...evidence.matchAll(PATH), ...evidence.matchAll(ROOT_FILES)].map(([path]) =>
    path.replace(/\.$/, ''),
  )
  if (decision === 'pass' && paths.length === 0) yield 'a pass needs the path of a file'
  if (decision !== 'pass' && countWords(evidence) < MIN_REASON_WORDS) yield 'there is no reason'
  for (const path of paths) if (!existsSync(join(root, path))) yield `${path} does not exist`
}

/** Nothing when the repository has no such file. */
export function checkAsvs(root: string, levels: ReadonlyMap<string, string> = LEVELS): Violation[] {
  if (!existsSync(join(root, ASVS_FILE))) return []
  const [header, ...lines] = readFileSync(join(root, ASVS_FILE), 'utf8').trimEnd().split('\n')
  const violations: Violation[] = []
  const add = (line: number, message: string) =>
    void violations.push({ file: ASVS_FILE, line, message })
  if (header !== HEADER) add(1, `the columns must be ${HEADER}`)
  const decided = new Set<string>()
  for (const [index, text] of lines.entries()) {
    const fields = parseLine(text)
    const [id = '', level] = fields
    if (fields.length !== 5) add(index + 2, `${id} has ${fields.length} columns`)
    if (decided.has(id)) add(index + 2, `${id} is decided twice`)
    if (levels.get(id) !== level) add(index + 2, `${id} of level ${level} is not in the standard`)
    decided.add(id)
    for (const problem of problemsOf(fields, root)) add(index + 2, `${id}: ${problem}`)
  }
  for (const id of levels.keys()) if (!decided.has(id)) add(1, `${id} is not decided`)
  return violations
}
