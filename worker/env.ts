import * as v from 'valibot'
import { PENDING_WITHDRAWALS_MAX, PLATFORM_FEE_BPS } from '#schema/domain/limits.ts'

export const PAYSTACK_URL = 'https://api.paystack.co'

const Secret = (name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.minLength(32, `${name} must have at least 32 characters`),
  )

const Whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

const Settings = v.object({
  ENVIRONMENT: v.picklist(
    ['local', 'test', 'production'],
    'ENVIRONMENT must be local, test or production',
  ),
  LIBSQL_URL: v.pipe(v.string('LIBSQL_URL is missing'), v.url('LIBSQL_URL must be a URL')),
  LIBSQL_AUTH_TOKEN: v.optional(v.string(), ''),
  JWT_SECRET: Secret('JWT_SECRET'),
  PASSWORD_PEPPER: Secret('PASSWORD_PEPPER'),
  /** The one before, while people still log in with hashes made by it. */
  PASSWORD_PEPPER_OLD: v.optional(v.string(), ''),
  FILES_SECRET: Secret('FILES_SECRET'),
  /** Encrypts account numbers at rest. */
  BANK_SECRET: Secret('BANK_SECRET'),
  PAYSTACK_URL: v.optional(v.pipe(v.string(), v.url('PAYSTACK_URL must be a URL')), PAYSTACK_URL),
  /** sk_test_… or sk_live_…: it also says which of the provider's two worlds an answer must come from (MONEY 3.2). */
  PAYSTACK_SECRET_KEY: v.pipe(
    v.string('PAYSTACK_SECRET_KEY is missing'),
    v.regex(/^sk_(?:test|live)_\w{16,}$/, 'PAYSTACK_SECRET_KEY must be sk_test_… or sk_live_…'),
  ),
  /** Where letters are handed over, and the key to it. */
  MAIL_URL: v.pipe(v.string('MAIL_URL is missing'), v.url('MAIL_URL must be a URL')),
  MAIL_KEY: v.optional(v.string(), ''),
  MAIL_FROM: v.optional(v.string(), 'Onise <no-reply@onise.test>'),
  /** R42: 'refuse' turns weak PINs away, otherwise the form only warns. */
  WEAK_PIN: v.optional(v.picklist(['warn', 'refuse']), 'warn'),
  PENDING_WITHDRAWALS_MAX: v.optional(Whole(1, 1000), PENDING_WITHDRAWALS_MAX),
  BUILD: v.optional(v.string(), 'unbuilt'),
  /** scrypt's work factor, log2 N; lower only in tests (SECURITY 2). */
  SCRYPT_LN: v.optional(Whole(1, 20), 15),
  PLATFORM_FEE_BPS: v.optional(Whole(0, 5000), PLATFORM_FEE_BPS),
  /** What a request gives the database in all, so that an answer is out within 6 s. */
  DATABASE_DEADLINE_MS: v.optional(Whole(50, 5000), 5000),
})
export type Settings = v.InferOutput<typeof Settings>

export type Bindings = { FILES: R2Bucket; ASSETS?: Fetcher }

/** Reads the configuration once, at the door. Throws in words when something is missing or unsafe. */
export function readSettings(env: unknown): Settings {
  const read = v.safeParse(Settings, env)
  if (!read.success)
    throw new Error(
      `Onise will not start: ${read.issues.map(({ message }) => message).join('; ')}.`,
    )
  const settings = read.output
  if (settings.ENVIRONMENT === 'production') {
    const url = new URL(settings.LIBSQL_URL)
    if (settings.SCRYPT_LN < 15)
      throw new Error('Onise will not start: SCRYPT_LN below 15 is for tests only.')
    if (url.protocol === 'http:' || url.hostname === '127.0.0.1' || url.hostname === 'localhost')
      throw new Error('Onise will not start: production needs a database reached by TLS.')
    const { JWT_SECRET, PASSWORD_PEPPER, FILES_SECRET, BANK_SECRET } = settings
    const secrets = [JWT_SECRET, PASSWORD_PEPPER, FILES_SECRET, BANK_SECRET]
    if (new Set(secrets).size < secrets.length)
      throw new Error(
        'Onise will not start: JWT_SECRET, PASSWORD_PEPPER, FILES_SECRET and BANK_SECRET must differ.',
      )
    if (
      settings.PAYSTACK_URL !== PAYSTACK_URL ||
      !settings.PAYSTACK_SECRET_KEY.startsWith('sk_live_')
    )
      throw new Error(
        'Onise will not start: production takes money through Paystack itself, with a live key.',
      )
    if (!settings.MAIL_URL.startsWith('https:'))
      throw new Error('Onise will not start: production sends its letters by TLS.')
    if (!settings.LIBSQL_AUTH_TOKEN)
      throw new Error('Onise will not start: LIBSQL_AUTH_TOKEN is missing.')
  }
  return settings
}
