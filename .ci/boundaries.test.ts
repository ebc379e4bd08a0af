import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.ts'

const roots: string[] = []
/** Checks a project of these files. Returns its violations as "file:line message". */
function violationsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'onise-boundaries-'))
  roots.push(root)
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
  return checkBoundaries(root).violations.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

test('imports from higher layers are allowed', () => {
  const violations = violationsIn({
    'schema/domain/money.ts': `export const fee = 1`,
    'schema/contract/tasks.ts': `import { fee } from '../domain/money.ts'\nexport const tasks = fee`,
    'worker/wallet/rules.ts': `export const hold = 1`,
    'worker/proposals/actions.ts': `import { hold } from '../wallet/rules.ts'\nexport const award = hold`,
    'pwa/features/tasks/card.tsx': `import { tasks } from '#schema/contract/tasks.ts'\nexport const Card = () => <p>{tasks}</p>`,
    'pwa/routes/task.$id.tsx': `import { Card } from '#pwa/features/tasks/card.tsx'\nexport const Route = () => <Card />`,
  })
  expect(violations).toEqual([])
})

test('the wallet may not import proposals', () => {
  const violations = violationsIn({
    'worker/proposals/rules.ts': `export const whyNotAward = 1`,
    'worker/wallet/list-transactions.ts': `// first line\nimport { whyNotAward } from '#worker/proposals/rules.ts'\nexport const pay = whyNotAward`,
  })
  expect(violations).toEqual([
    expect.stringMatching(
      /^worker\/wallet\/list-transactions\.ts:2 .*worker\/wallet .*worker\/proposals/,
    ),
  ])
})

test.each([
  ['a type', `import type { A } from '#worker/app.ts'\nexport type B = A`],
  ['a re-export', `export * from '#worker/app.ts'`],
  ['a dynamic import', `export const late = () => import('#worker/app.ts')`],
  ['an import type', `export type B = import('#worker/app.ts').A`],
  ['an import for its side effects', `import '#worker/app.ts'`],
  [
    'an import over several lines',
    `import {\n  type A,\n} from '../../../worker/app.ts'\nexport type B = A`,
  ],
])('the phone may not import the worker by %s', (_how, source) => {
  const violations = violationsIn({
    'worker/app.ts': `export type A = 1`,
    'pwa/features/tasks/reads.ts': source,
  })
  expect(violations).toEqual([expect.stringContaining('pwa may import only schema/domain')])
})

test('the phone may not import the tables', () => {
  const violations = violationsIn({
    'schema/tables/tasks.ts': `export const tasks = 1`,
    'pwa/replica/database.ts': `import { tasks } from '#schema/tables/tasks.ts'\nexport const t = tasks`,
  })
  expect(violations).toHaveLength(1)
})

test('an import in a comment or a string is ignored', () => {
  const violations = violationsIn({
    'pwa/api/call.ts': `// import x from '#worker/app.ts'\nexport const text = "import x from '#worker/app.ts'"`,
  })
  expect(violations).toEqual([])
})

test('features may not import each other', () => {
  const violations = violationsIn({
    'pwa/features/tasks/messages.ts': `export const messages = 1`,
    'pwa/features/wallet/messages.ts': `import { messages } from '../tasks/messages.ts'\nexport const m = messages`,
  })
  expect(violations).toEqual([expect.stringContaining('features may not import each other')])
})

test('finds an import cycle inside one folder, by types too', () => {
  const violations = violationsIn({
    'worker/tasks/a.ts': `import { b } from './b.ts'\nexport const a = b`,
    'worker/tasks/b.ts': `import type { C } from './c.ts'\nexport const b: C = 1`,
    'worker/tasks/c.ts': `export { a } from './a.ts'\nexport type C = number`,
  })
  expect(violations).toEqual([expect.stringMatching(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/)])
})

test.each([
  ['mock', 'replaces no module, which another file of its process may have loaded', /modules/],
  ['waitFor', 'does not end a wait after the default of one second', /one second/],
])('a test with vi.%s: it %s', (name, _, message) => {
  const violations = violationsIn({
    'pwa/routes/-chat.test.tsx': `const load = vi.fn()\nvi.${name}(load)`,
  })
  expect(violations).toEqual([expect.stringMatching(message)])
  expect(violations[0]).toMatch(/^pwa\/routes\/-chat\.test\.tsx:2 /)
})

test('interactive transactions are forbidden in the worker', () => {
  const violations = violationsIn({
    'worker/db/write.ts': `// client.transaction() is forbidden\nexport const pay = (client) =>\n  client.transaction('write')`,
  })
  expect(violations).toEqual([expect.stringMatching(/^worker\/db\/write\.ts:3 interactive/)])
})

test('a long style sheet and an unlisted folder are violations', () => {
  const violations = violationsIn({
    'pwa/ui/long.css': `a {}\n`.repeat(301),
    'pwa/misc/a.ts': `export const a = 1`,
  })
  expect(violations).toEqual([
    expect.stringContaining('pwa/misc is not listed'),
    expect.stringContaining('pwa/ui/long.css:301 301 lines'),
  ])
})
