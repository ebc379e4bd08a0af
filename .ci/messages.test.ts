import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { listFiles } from './project-files.ts'

// Finds texts that nothing shows: keys of an object of messages whose name no file with an import of it contains.

const CODE = /^(?:pwa|schema|worker|testing\/pwa)\/.*\.tsx?$/
const NOT_SHOWN = /\.test\.tsx?$|\.(?:pcm|ha|yo|ig)\.ts$/
const IS_MESSAGES = /messages/
const IMPORT = /from '([^']+\.tsx?)'/g
const TEXTS = /^export const (\w+)[^=\n]*= (?:localize\('[^']+', )?\{$([^]*?)^\}(?:\)| as const)$/gm
/** In the form that the formatter writes. */
const KEY = /^ {2}(?:'([^']+)'|(\w+)):/gm

type Source = { path: string; text: string; imports: readonly string[] }

const resolve = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const imports = [...text.matchAll(IMPORT)].map(([, specifier = '']) => resolve(path, specifier))
  return { path, text, imports }
}

/** `<file> <key>` of each text that no other file names. Texts that are indexed as a whole are not examined. */
function findUnusedMessages(root: string): string[] {
  const sources = listFiles(root)
    .filter((path) => CODE.test(path) && !NOT_SHOWN.test(path))
    .map((path) => readSource(root, path))
  return sources.flatMap(({ path, text }) => {
    if (!IS_MESSAGES.test(path)) return []
    const importers = sources.filter(({ imports }) => imports.includes(path))
    return [...text.matchAll(TEXTS)].flatMap(([, name = '', body = '']) => {
      const others = [text.replace(body, ''), ...importers.map((importer) => importer.text)]
      // Indexed by a variable, passed on, spread or listed: any of its keys may be read.
      const asWhole = new RegExp(
        `(?<!import[^\\n]*|const )\\b${name}(?:\\[|\\)|\\s*,|\\s*\\}| as (?!\\w+ \\}))`,
      )
      if (others.some((other) => asWhole.test(other.replaceAll(/^import [^]*?from '.*'$/gm, ''))))
        return []
      return [...body.matchAll(KEY)]
        .map(([, quoted, plain]) => quoted ?? plain ?? '')
        .filter((key) => !others.some((other) => new RegExp(`\\b${key}\\b`).test(other)))
        .map((key) => `${path} ${key}`)
    })
  })
}

test('each text is shown somewhere', () => {
  expect(findUnusedMessages(ROOT)).toEqual([])
})
