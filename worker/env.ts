import * as v from 'valibot'
import { PLATFORM_FEE_BPS } from '#schema/domain/limits.ts'

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
    const secrets = [settings.JWT_SECRET, settings.PASSWORD_PEPPER, settings.FILES_SECRET]
    if (new Set(secrets).size < secrets.length)
      throw new Error(
        'Onise will not start: JWT_SECRET, PASSWORD_PEPPER and FILES_SECRET must differ.',
      )
    if (!settings.LIBSQL_AUTH_TOKEN)
      throw new Error('Onise will not start: LIBSQL_AUTH_TOKEN is missing.')
  }
  return settings
}
