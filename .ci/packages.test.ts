import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { listFiles } from './project-files.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
type Package = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object> & {
  overrides: Record<string, unknown>
}
const ours: Package = JSON.parse(read('package.json'))
const specs: Record<string, string> = {
  ...ours.dependencies,
  ...ours.devDependencies,
  ...ours.optionalDependencies,
}
const installed = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`))

test('a version that the list of packages calls exact is exact', () => {
  const exact = read('docs/decisions/0008-packages.md').matchAll(
    /\*\*([^*]+)\*\* \(exactly (\d[^\s,)]*)/g,
  )
  const named = Object.fromEntries([...exact].map(([, name = '', version]) => [name, version]))
  expect(named).toHaveProperty('workerd')
  expect(specs).toMatchObject(named)
})

test('drizzle is exact while its private parts are used', () => {
  const isPrivate = /drizzle-orm\/libsql\/(?:session|driver-core)'|as unknown as \{ prepare: /
  const users = listFiles(ROOT, 'worker').filter(
    (file) => file.endsWith('.ts') && isPrivate.test(read(file)),
  )
  expect(users).toEqual(['worker/db/drizzle.ts', 'worker/db/prepared.ts'])
  for (const name of ['drizzle-orm', 'drizzle-kit']) {
    expect([name, specs[name]]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect(installed(name).version).toBe(specs[name])
  }
})

test('the worker runs on the newest date of the installed workerd, under the Miniflare of wrangler', () => {
  const { compatibilityDate } = createRequire(import.meta.url)('workerd')
  expect(read('wrangler.toml')).toContain(`compatibility_date = "${compatibilityDate}"`)
  expect(read('testing/server/run-servers.ts')).toContain(`'${compatibilityDate}'`)
  expect(installed('wrangler').dependencies.miniflare).toBe(specs['miniflare'])
})
