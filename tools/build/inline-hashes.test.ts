import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Bindings } from '#worker/env.ts'
import { inlineHashesDefinition } from './inline-hashes.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllGlobals()
  vi.resetModules()
})

const sha256 = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The scripts that the worker's policy allows in the document of a path. */
async function allowedAt(path: string): Promise<string | undefined> {
  const { serveDocument } = await import('#worker/http/documents.ts')
  const env = { ASSETS: { fetch: async () => new Response('') } } as unknown as Bindings
  const { headers } = await serveDocument(new Request(`http://onise.test${path}`), env)
  return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
}

test('the policy allows what the built documents contain, and in the checkout only its own script', async () => {
  const app = '<script type="module" crossorigin src="/app.js"></script>'
  const write = (name: string, ...scripts: string[]) =>
    writeFileSync(join(folder, name), `<head>${scripts.join('')}${app}</head>`)
  write('fund-wallet.html', '<script>start()</script>')
  write('shell.html', '<script data-list="/">start()</script>', '<script>draw\n()</script>')
  write('chat.html', '<script>start()</script>', '<script data-app="/app.js">chat()</script>')
  const [name = '', hashes = ''] = inlineHashesDefinition(folder).split(/:(.*)/s)
  vi.stubGlobal(name, JSON.parse(hashes))
  vi.resetModules()
  expect(await allowedAt('/all-task')).toBe(
    `'self' ${['start()', 'draw\n()', 'chat()'].map(sha256).join(' ')}`,
  )
  expect((await allowedAt('/fund-wallet'))?.match(/'sha256-[^']*'/g)).toEqual([sha256('start()')])
})
