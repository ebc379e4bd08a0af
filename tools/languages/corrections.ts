import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translation } from '#schema/domain/languages.ts'
import { ROOT } from '#tools/common/paths.ts'
import { isNode, nameOf, objectOf, parseSource, type Node } from './english-texts.ts'
import { COLUMNS, wordFiles } from './review.ts'

export type Correction = { id: string; text: string }

/** The rows of a sheet whose reviewer wrote something into `correction`. */
export function correctionsIn(sheet: string): Correction[] {
  const [head = '', ...rows] = sheet.split(/\r?\n/)
  const columns = head.split('\t')
  const missing = COLUMNS.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw new Error(`The sheet has no column ${missing.join(', ')}.`)
  const at = (row: readonly string[], name: (typeof COLUMNS)[number]) =>
    // A spreadsheet puts a cell with quotes between quotes.
    (row[columns.indexOf(name)] ?? '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim()
  return rows
    .map((row) => row.split('\t'))
    .map((row) => ({ id: at(row, 'id'), text: at(row, 'correction').replaceAll(' ⏎ ', '\n') }))
    .filter(({ text }) => text !== '')
}

const propertyOf = (object: Node, name: string): Node | null => {
  for (const property of object['properties'] as Node[])
    if (isNode(property['key']) && nameOf(property['key']) === name)
      return property['value'] as Node
  return null
}

/** The literal of an id below this object; null when it is none. */
function literalOf(object: Node, path: readonly string[], source: Parameters<typeof objectOf>[1]) {
  let node: Node | null = object
  for (const name of path) {
    const parent: Node | null = node && objectOf(node, source)
    node = parent && propertyOf(parent, name)
  }
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node : null
}

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** The code of a file of words with the corrected sentence; null when it has no plain sentence of this id. */
export function correctedCode(
  code: string,
  prefix: string,
  { id, text }: Correction,
): string | null {
  const source = parseSource('words.ts', code)
  const words = objectOf(source.declarations.get('words'), source)
  for (const property of (words?.['properties'] ?? []) as Node[]) {
    const own = prefix + (nameOf(property['key']) || nameOf(property['value']))
    if (!id.startsWith(`${own}.`)) continue
    const path = id.slice(own.length + 1).split('.')
    const literal = literalOf(property['value'] as Node, path, source)
    if (literal) return code.slice(0, literal.start) + quoted(text) + code.slice(literal.end)
  }
  return null
}

/** Writes a corrected sentence into its file. */
function correct(language: Translation, correction: Correction): boolean {
  for (const { file, prefix } of wordFiles(language)) {
    const path = join(ROOT, file)
    const code = correctedCode(readFileSync(path, 'utf8'), prefix, correction)
    if (code === null) continue
    writeFileSync(path, code)
    return true
  }
  return false
}

/** The corrections that were written, and those that need a person who changes code. */
export function applyCorrections(language: Translation, corrections: readonly Correction[]) {
  const results = corrections.map((each) => ({ ...each, isWritten: correct(language, each) }))
  return {
    written: results.filter(({ isWritten }) => isWritten),
    left: results.filter(({ isWritten }) => !isWritten),
  }
}
