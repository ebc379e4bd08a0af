import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { listFiles } from './project-files.ts'

/** Selectors outside of media queries, and keyframes. */
function namesIn(css: string): string[] {
  const rules = [...css.matchAll(/^([.@][^{;]+) \{/gm)].map(([, names = '']) => names)
  return rules
    .filter((names) => names.startsWith('.') || names.startsWith('@keyframes'))
    .flatMap((names) => names.split(/,\s*/))
}

/** The stylesheet of a lazy screen remains when the screen is left, and would change those that follow. */
test('no two stylesheets style the same selector', () => {
  const fileOf = new Map<string, string>()
  const collisions: string[] = []
  for (const file of listFiles(ROOT, 'pwa').filter((each) => each.endsWith('.css')))
    for (const name of namesIn(readFileSync(join(ROOT, file), 'utf8'))) {
      const other = fileOf.get(name) ?? file
      if (other !== file) collisions.push(`${name}: ${other}, ${file}`)
      fileOf.set(name, other)
    }
  expect(fileOf.size).toBeGreaterThan(500)
  expect(collisions).toEqual([])
})
