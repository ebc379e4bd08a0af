import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secrets that a deployment sets with `wrangler secret put`. */
export const SECRETS = [
  'JWT_SECRET',
  'PASSWORD_PEPPER',
  'FILES_SECRET',
  'BANK_SECRET',
  'IDENTITY_SECRET',
] as const

/** A key pair as VAPID_KEY and PASS_KEY have it: the public point and the private number, base64url, joined by a dot. */
export function generatePushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const part = (text: string) => Buffer.from(text, 'base64url')
  const point = Buffer.concat([Buffer.from([4]), part(x), part(y)])
  return `${point.toString('base64url')}.${d}`
}

const randomSecret = () => randomBytes(48).toString('base64url')
const GENERATORS = {
  JWT_SECRET: randomSecret,
  PASSWORD_PEPPER: randomSecret,
  FILES_SECRET: randomSecret,
  BANK_SECRET: randomSecret,
  IDENTITY_SECRET: randomSecret,
  // These open the payment sandbox, the mailbox and the sandboxes of phones and of the register.
  PAYSTACK_SECRET_KEY: () => `sk_test_${randomBytes(20).toString('hex')}`,
  MAIL_KEY: randomSecret,
  TERMII_KEY: randomSecret,
  TERMII_SECRET: randomSecret,
  WHATSAPP_TOKEN: randomSecret,
  WHATSAPP_APP_SECRET: randomSecret,
  REGISTER_CLIENT_ID: randomSecret,
  REGISTER_SECRET: randomSecret,
  VAPID_KEY: generatePushKey,
  PASS_KEY: generatePushKey,
} satisfies Record<string, () => string>

export type LocalSecrets = Record<keyof typeof GENERATORS, string>

/** The secrets of this machine, generated once: the repository never contains one. */
export function readLocalSecrets(path: string): LocalSecrets {
  const stored: Partial<LocalSecrets> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {}
  const secret = (name: keyof LocalSecrets) => stored[name] ?? GENERATORS[name]()
  const secrets: LocalSecrets = {
    JWT_SECRET: secret('JWT_SECRET'),
    PASSWORD_PEPPER: secret('PASSWORD_PEPPER'),
    FILES_SECRET: secret('FILES_SECRET'),
    BANK_SECRET: secret('BANK_SECRET'),
    IDENTITY_SECRET: secret('IDENTITY_SECRET'),
    PAYSTACK_SECRET_KEY: secret('PAYSTACK_SECRET_KEY'),
    MAIL_KEY: secret('MAIL_KEY'),
    TERMII_KEY: secret('TERMII_KEY'),
    TERMII_SECRET: secret('TERMII_SECRET'),
    WHATSAPP_TOKEN: secret('WHATSAPP_TOKEN'),
    WHATSAPP_APP_SECRET: secret('WHATSAPP_APP_SECRET'),
    REGISTER_CLIENT_ID: secret('REGISTER_CLIENT_ID'),
    REGISTER_SECRET: secret('REGISTER_SECRET'),
    VAPID_KEY: secret('VAPID_KEY'),
    PASS_KEY: secret('PASS_KEY'),
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
