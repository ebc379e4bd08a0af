import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDocs, headingSlugs } from './check-docs.ts'

const roots: string[] = []
function violationsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'onise-docs-'))
  roots.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return checkDocs(root).violations.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

// Written so that this file itself contains neither a broken pointer nor a number.
const folder = 'docs'
const RULES = '# Rules\n\n## Who may award?\n\n## One proposal: `pending` only\n'

test('slugs are those of GitHub', () => {
  const markdown = [
    '# The `idempotency_keys` table',
    '## Money in & out',
    '## [A link](other.md) here',
    '## Twice',
    '```md',
    '## not a heading',
    '```',
    '## Twice',
  ].join('\n')
  expect([...headingSlugs(markdown)]).toEqual([
    'the-idempotency_keys-table',
    'money-in--out',
    'a-link-here',
    'twice',
    'twice-1',
  ])
})

test('accepts pointers and links to existing headings and files', () => {
  const violations = violationsIn({
    [`${folder}/rules.md`]: RULES,
    [`${folder}/ledger.md`]:
      '# Ledger\n\nSee [rules](rules.md#who-may-award) and [here](#ledger).\n',
    [`${folder}/decisions/0001-one.md`]: '[rules](../rules.md#one-proposal-pending-only)\n',
    'README.md': `[rules](${folder}/rules.md) and [site](https://example.com/${folder}/none.md#x)\n`,
    'worker/a.ts': `// ${folder}/rules.md#who-may-award\nexport const url = 'https://x.test/${folder}/none.md'\n`,
  })
  expect(violations).toEqual([])
})

test('finds a pointer in code to a missing heading or file', () => {
  const violations = violationsIn({
    [`${folder}/rules.md`]: RULES,
    'worker/a.ts': `// line one\n// ${folder}/rules.md#nothing and ${folder}/none.md\n`,
  })
  expect(violations).toEqual([
    `worker/a.ts:2 ${folder}/rules.md has no heading #nothing`,
    `worker/a.ts:2 ${folder}/none.md does not exist`,
  ])
})

test('finds a broken link between documents', () => {
  const violations = violationsIn({
    [`${folder}/rules.md`]: RULES,
    [`${folder}/ledger.md`]: '# Ledger\n\n[a](rules.md#nothing) [b](../none.md) [c](#nowhere)\n',
  })
  expect(violations).toEqual([
    `${folder}/ledger.md:3 ${folder}/rules.md has no heading #nothing`,
    `${folder}/ledger.md:3 none.md does not exist`,
    `${folder}/ledger.md:3 ${folder}/ledger.md has no heading #nowhere`,
  ])
})

test('finds numbers of absent documents, and accepts R2 and public standards', () => {
  const [rule, fault, section] = [`R${17}`, `F${5}`, `MONEY ${1.2}`]
  const violations = violationsIn({
    'worker/a.ts': `// ${rule} and ${fault}, files in R2\n// RFC 9110, ISO 8601, ${section}\n`,
  })
  expect(violations).toEqual([
    expect.stringContaining(`worker/a.ts:1 "${rule}" is a number`),
    expect.stringContaining(`worker/a.ts:1 "${fault}" is a number`),
    expect.stringContaining(`worker/a.ts:2 "${section}" is a number`),
  ])
})
