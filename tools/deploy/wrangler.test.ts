import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createEnvironment } from './environment.ts'
import { checkWrangler, createWrangler, runsCurrentWrangler } from './wrangler.ts'

const root = mkdtempSync(join(tmpdir(), 'onise-wrangler-'))
afterAll(() => rmSync(root, { recursive: true }))

const wranglerOn = (node: string) =>
  createWrangler({
    environment: createEnvironment('staging', {
      LIBSQL_URL: 'libsql://onise.turso.io',
      ONISE_URL: 'https://staging.onise.example',
    }),
    config: {},
    root,
    dist: root,
    node,
  })

test.each([
  ['20.19.0', false],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s runs the current wrangler: %s', (node, runsCurrent) => {
  expect(runsCurrentWrangler(node)).toBe(runsCurrent)
})

test('Node 20 deploys with the wrangler that is installed', async () => {
  expect(await checkWrangler(wranglerOn('20.19.0'), '20.19.0')).toBe('wrangler 4.86.0')
})

test('Node 22 says in words that the current one cannot be fetched', async () => {
  vi.stubEnv('npm_config_offline', 'true')
  vi.stubEnv('npm_config_cache', join(root, 'npm'))
  const refusal = checkWrangler(wranglerOn('22.12.0'), '22.12.0')
  await expect(refusal).rejects.toThrow(
    /^wrangler 4\.\d+\.\d+, which deploys on Node 22\.12\.0, cannot be had\. .* npx said:\n.*ENOTCACHED/s,
  )
  vi.unstubAllEnvs()
})
