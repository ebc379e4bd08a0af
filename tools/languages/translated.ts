import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { readEnglishTexts, type EnglishText } from './english-texts.ts'

/** By id: which English the translations were made from. */
const FILE = 'tools/languages/translated.json'
type Translated = Record<string, string>

const readTranslated = (): Translated =>
  JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as Translated

/** A line for each text whose English changed after its translations, and for each that is gone. */
export function findStale(texts: readonly EnglishText[], translated: Translated): string[] {
  const stale = texts.filter(({ id, hash }) => translated[id] !== hash)
  const ids = new Set(texts.map(({ id }) => id))
  return [
    ...stale.map(
      ({ id, file }) => `${file}: ${id} ${id in translated ? 'has changed' : 'is new'} in English`,
    ),
    ...Object.keys(translated)
      .filter((id) => !ids.has(id))
      .map((id) => `${FILE}: ${id} has no English any more`),
  ]
}

/** Notes that every language has the words for these ids, or for all below them: `features/wallet`. */
export function markTranslated(names: readonly string[]): number {
  const texts = readEnglishTexts(ROOT)
  const translated = readTranslated()
  const isNamed = (id: string) =>
    names.some((name) => id === name || id.startsWith(`${name}.`) || id.startsWith(`${name}/`))
  const known = texts.filter(({ id }) => id in translated || isNamed(id))
  const marked = known.map(({ id, hash }) => [id, isNamed(id) ? hash : translated[id]])
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(Object.fromEntries(marked), null, 2)}\n`)
  return texts.filter(({ id }) => isNamed(id)).length
}

if (isMainModule(import.meta.filename)) {
  const stale = findStale(readEnglishTexts(ROOT), readTranslated())
  for (const line of stale) console.error(line)
  if (stale.length === 0) console.log('Every translation was made from the English of today.')
  else {
    console.error(
      '\nChange their words in all languages (words.<language>.ts of the same folder, or schema/domain/words), then note it:\n' +
        '  npm run languages -- --translated <id> …',
    )
    process.exitCode = 1
  }
}
