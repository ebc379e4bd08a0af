import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a deployment sets with `wrangler secret put`. */
export const SECRETS = ['JWT_SECRET', 'PASSWORD_PEPPER', 'FILES_SECRET', 'BANK_SECRET']

const mint = () => randomBytes(48).toString('base64url')
/** What opens the payment sandbox and the mailbox of this machine. */
const OUTSIDE = {
  PAYSTACK_SECRET_KEY: () => `sk_test_${randomBytes(20).toString('hex')}`,
  MAIL_KEY: mint,
}

/** This machine's own, minted once: nothing secret is ever in the repository. */
export function localSecrets(path) {
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const minted = { ...Object.fromEntries(SECRETS.map((name) => [name, mint])), ...OUTSIDE }
  /** @type {Record<string, string> & { PAYSTACK_SECRET_KEY: string, MAIL_KEY: string }} */
  const secrets = Object.fromEntries(
    Object.entries(minted).map(([name, make]) => [name, kept[name] ?? make()]),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
