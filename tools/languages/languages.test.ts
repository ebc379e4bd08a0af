import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryDirectory } from '#tools/common/processes.ts'
import { correctionsIn, correctedCode } from './corrections.ts'
import { readEnglishTexts } from './english-texts.ts'
import { COLUMNS, reviewSheet } from './review.ts'
import { findStale } from './translated.ts'

const MESSAGES = `import { localize } from '#schema/domain/localize.ts'

const END = 'by then'
const PARTS = { late: \`It ends \${END}.\` }
export const messages = localize('features/locks', {
  title: 'Locks',
  ...PARTS,
  tries: (left: number) => \`\${left} left\`,
  door: { open: 'Open' },
})
`

function textsOf(code: string) {
  const root = createTemporaryDirectory('onise-texts-')
  mkdirSync(join(root, 'pwa/features/locks'), { recursive: true })
  writeFileSync(join(root, 'pwa/features/locks/messages.ts'), code)
  return readEnglishTexts(root)
}
const hashesOf = (code: string) =>
  Object.fromEntries(textsOf(code).map(({ id, hash }) => [id, hash]))

test('every text of a file is found, with its parameters', () => {
  expect(textsOf(MESSAGES).map(({ id, parameters }) => [id, parameters])).toEqual([
    ['features/locks.door.open', undefined],
    ['features/locks.late', undefined],
    ['features/locks.title', undefined],
    ['features/locks.tries', ['left: number']],
  ])
})

test.each([
  ['a sentence', "'Locks'", "'All locks'", ['features/locks.title']],
  ['a function', '} left', '} more', ['features/locks.tries']],
  ['a constant within a sentence', 'by then', 'at once', ['features/locks.late']],
])('a change of %s makes its translations stale, and no others', (_, from, to, ids) => {
  const translated = hashesOf(MESSAGES)
  const stale = findStale(textsOf(MESSAGES.replace(from, to)), translated)
  expect(stale).toEqual(
    ids.map((id) => `pwa/features/locks/messages.ts: ${id} has changed in English`),
  )
})

test('a change of a type or of the form makes nothing stale', () => {
  const changed = MESSAGES.replace('left: number', 'left: Count').replace(
    "{ open: 'Open' }",
    "{\n    open: 'Open',\n  }",
  )
  expect(findStale(textsOf(changed), hashesOf(MESSAGES))).toEqual([])
})

test('a new text and one that is gone are named', () => {
  const { 'features/locks.title': _, ...others } = hashesOf(MESSAGES)
  const stale = findStale(textsOf(MESSAGES), { ...others, 'features/locks.key': 'ab' })
  expect(stale).toEqual([
    'pwa/features/locks/messages.ts: features/locks.title is new in English',
    'tools/languages/translated.json: features/locks.key has no English any more',
  ])
})

test('the sheet of a language has each text beside its English with the same sample values', async () => {
  const file = 'schema/domain/messages/pins.ts'
  const text = (id: string, ...parameters: string[]) => ({ id, file, parameters, hash: '' })
  const sheet = await reviewSheet('ha', [
    text('domain/pins.missing'),
    text('domain/pins.wrong', 'attemptsLeft: number'),
    text('domain/pins.locked', 'until: number'),
  ])
  const [head, ...rows] = sheet.split('\n').map((row) => row.split('\t'))
  expect(head).toEqual([...COLUMNS])
  expect(rows.map(([id]) => id)).toEqual([
    'domain/pins.missing',
    'domain/pins.wrong',
    'domain/pins.locked',
  ])
  expect(rows[1]?.[2]).toBe('Wrong PIN. 3 tries left.')
  expect(rows[1]?.[3]).toMatch(/3/)
  expect(rows[2]?.[3]).toContain('24')
})

test('a filled-in correction is read, also one that a spreadsheet put between quotes', () => {
  const rows = [
    ['a.title', 'a', 'Locks', 'Kulle', 'Makullai', ''],
    ['a.note', 'a', 'Say “no”', 'x', '"Ce ""a’a"""', 'Is it right?'],
    ['a.same', 'a', 'Same', 'Iri ɗaya', '', ''],
  ]
  const sheet = [[...COLUMNS], ...rows].map((row) => row.join('\t')).join('\r\n')
  expect(correctionsIn(sheet)).toEqual([
    { id: 'a.title', text: 'Makullai' },
    { id: 'a.note', text: 'Ce "a’a"' },
  ])
  expect(() => correctionsIn('id\tEnglish')).toThrow('The sheet has no column')
})

const WORDS = `const locks: Words<typeof messages> = {
  title: 'Kulle',
  tries: (left) => \`saura \${left}\`,
}
export const words = { 'features/locks': locks }
`

test('a correction replaces the sentence in the code; one with values is left to a person', () => {
  expect(correctedCode(WORDS, '', { id: 'features/locks.title', text: "'Kulle'" })).toBe(
    WORDS.replace("'Kulle'", "'\\'Kulle\\''"),
  )
  expect(correctedCode(WORDS, '', { id: 'features/locks.tries', text: 'saura' })).toBeNull()
  expect(correctedCode(WORDS, '', { id: 'features/keys.title', text: 'x' })).toBeNull()
})
