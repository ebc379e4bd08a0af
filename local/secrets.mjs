import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a deployment sets with `wrangler secret put`. */
export const SECRETS = ['JWT_SECRET', 'PASSWORD_PEPPER', 'FILES_SECRET', 'BANK_SECRET']

/** This machine's own, minted once: nothing secret is ever in the repository. */
export function localSecrets(path) {
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const secrets = Object.fromEntries(
    SECRETS.map((name) => [name, kept[name] ?? randomBytes(48).toString('base64url')]),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
