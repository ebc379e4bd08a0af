import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g

/** The inline scripts of a built document as its Content-Security-Policy names them. */
function hashesIn(folder: string, document: string): string[] {
  const html = readFileSync(join(folder, document), 'utf8')
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/** Of the documents in `folder`, for the worker (worker/http/headers.ts): what they contain is what may run. */
export function inlineHashesDefinition(folder: string): string {
  const app = ['shell.html', 'chat.html'].flatMap((document) => hashesIn(folder, document))
  const hashes = { app: [...new Set(app)], checkout: hashesIn(folder, 'fund-wallet.html') }
  return `INLINE_SCRIPT_HASHES:${JSON.stringify(hashes)}`
}
