import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '#tools/common/paths.ts'

const SHARED = ['schema', 'package-lock.json', 'tsconfig.base.json']

export const PWA_INPUTS = [
  'pwa',
  'vite.config.ts',
  'tsr.config.json',
  'tools/build/build-for-node.ts',
  'tools/build/compress.ts',
  'tools/build/first-screens.ts',
  'tools/build/openapi-files.ts',
  'tools/build/openapi-page.ts',
  'tools/build/prerender.ts',
  'tools/build/retain-previous-assets.ts',
  'tools/build/screen-documents.ts',
  'tools/build/vite-plugins',
  ...SHARED,
]
export const WORKER_INPUTS = ['worker', 'wrangler.toml', 'package.json', ...SHARED]

const isInput = (path: string) => !/\.(test|gen)\.tsx?$|\/migrations\//.test(path)

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .filter(isInput)
    .toSorted()
}

/** A hash of the names and contents of all files in these places. */
export function hashInputs(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(join(ROOT, place)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
