import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { check } from './boundaries.mjs'

const made = []
/** A house of a few files; answers what is out of order in it as "file:line rule". */
function wrongsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'onise-house-'))
  made.push(root)
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
  return check(root).wrongs.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
}
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true })
})

test('a house in order has nothing said against it', () => {
  const wrongs = wrongsIn({
    'schema/domain/money.ts': `export const fee = 1`,
    'schema/contract/tasks.ts': `import { fee } from '../domain/money.ts'\nexport const tasks = fee`,
    'worker/wallet/rules.ts': `export const hold = 1`,
    'worker/proposals/actions.ts': `import { hold } from '../wallet/rules.ts'\nexport const award = hold`,
    'pwa/features/tasks/card.tsx': `import { tasks } from '#schema/contract/tasks.ts'\nexport const Card = () => <p>{tasks}</p>`,
    'pwa/routes/task.$id.tsx': `import { Card } from '#pwa/features/tasks/card.tsx'\nexport const Route = () => <Card />`,
  })
  expect(wrongs).toEqual([])
})

test('the wallet may not know the proposals that hold money in it', () => {
  const wrongs = wrongsIn({
    'worker/proposals/rules.ts': `export const whyNotAward = 1`,
    'worker/wallet/actions.ts': `// first line\nimport { whyNotAward } from '#worker/proposals/rules.ts'\nexport const pay = whyNotAward`,
  })
  expect(wrongs).toEqual([
    expect.stringMatching(/^worker\/wallet\/actions\.ts:2 .*worker\/wallet .*worker\/proposals/),
  ])
})

test.each([
  ['a type', `import type { A } from '#worker/app.ts'\nexport type B = A`],
  ['a re-export', `export * from '#worker/app.ts'`],
  ['a later import', `export const late = () => import('#worker/app.ts')`],
  ['a type read by import()', `export type B = import('#worker/app.ts').A`],
  ['a bare import', `import '#worker/app.ts'`],
  [
    'an import over several lines',
    `import {\n  type A,\n} from '../../../worker/app.ts'\nexport type B = A`,
  ],
])('the phone may not know the worker, not even by %s', (_how, source) => {
  const wrongs = wrongsIn({
    'worker/app.ts': `export type A = 1`,
    'pwa/features/tasks/reads.ts': source,
  })
  expect(wrongs).toEqual([expect.stringContaining('pwa may know schema/domain')])
})

test('the phone may not know the tables', () => {
  const wrongs = wrongsIn({
    'schema/tables/tasks.ts': `export const tasks = 1`,
    'pwa/replica/database.ts': `import { tasks } from '#schema/tables/tasks.ts'\nexport const t = tasks`,
  })
  expect(wrongs).toHaveLength(1)
})

test('what is only said in a comment or a string is no import', () => {
  const wrongs = wrongsIn({
    'pwa/api/call.ts': `// import x from '#worker/app.ts'\nexport const words = "import x from '#worker/app.ts'"`,
  })
  expect(wrongs).toEqual([])
})

test('features never know each other', () => {
  const wrongs = wrongsIn({
    'pwa/features/tasks/words.ts': `export const words = 1`,
    'pwa/features/wallet/words.ts': `import { words } from '../tasks/words.ts'\nexport const w = words`,
  })
  expect(wrongs).toEqual([expect.stringContaining('features never know each other')])
})

test('no circle, however long, within one place or by types alone', () => {
  const wrongs = wrongsIn({
    'worker/tasks/a.ts': `import { b } from './b.ts'\nexport const a = b`,
    'worker/tasks/b.ts': `import type { C } from './c.ts'\nexport const b: C = 1`,
    'worker/tasks/c.ts': `export { a } from './a.ts'\nexport type C = number`,
  })
  expect(wrongs).toEqual([expect.stringMatching(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/)])
})

test('interactive transactions are refused in the worker', () => {
  const wrongs = wrongsIn({
    'worker/db/commit.ts': `// client.transaction() is forbidden\nexport const pay = (client) =>\n  client.transaction('write')`,
  })
  expect(wrongs).toEqual([expect.stringMatching(/^worker\/db\/commit\.ts:3 interactive/)])
})

test('a long file, a misnamed file and a place nobody listed are named', () => {
  const wrongs = wrongsIn({
    'worker/tasks/long.ts': `export const a = 1\n`.repeat(301),
    'worker/tasks/TaskRules.ts': `export const a = 1`,
    'worker/misc/a.ts': `export const a = 1`,
  })
  expect(wrongs).toEqual([
    expect.stringContaining('worker/misc has no place'),
    expect.stringContaining('worker/tasks/TaskRules.ts:1 file names are kebab-case'),
    expect.stringContaining('worker/tasks/long.ts:301 301 lines'),
  ])
})
