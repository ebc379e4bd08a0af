import * as v from 'valibot'
import {
  PENDING_WITHDRAWALS_MAX,
  PLATFORM_FEE_BPS,
  REVIEW_WINDOW_DAYS,
} from '#schema/domain/limits.ts'
import { SETTING_BOUNDS, type SettingName } from '#schema/domain/settings.ts'
import { KEY_SETTINGS } from './key-settings.ts'
import { PHONE_SETTINGS } from './phone-settings.ts'
import { REGISTER_SETTINGS } from './register-settings.ts'

export const PAYSTACK_URL = 'https://api.paystack.co'

/** Characters. */
const SECRET_MIN = 32
const secret = (name: string) =>
  v.pipe(
    v.string(`${name} is missing`),
    v.minLength(SECRET_MIN, `${name} must have at least ${SECRET_MIN} characters`),
  )

function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** A setting that administrators can change has the same bounds here. */
const bounded = (name: string, setting: SettingName) =>
  wholeNumber(name, SETTING_BOUNDS[setting].min, SETTING_BOUNDS[setting].max)

const Settings = v.object({
  /** `staging` has the rules of production, and the provider's test mode. */
  ENVIRONMENT: v.picklist(
    ['local', 'test', 'staging', 'production'],
    'ENVIRONMENT must be local, test, staging or production',
  ),
  /** As `npm run deploy -- --env` has it, by which a deployment finds out whose address it is. */
  ENVIRONMENT_NAME: v.optional(v.string(), ''),
  LIBSQL_URL: v.pipe(v.string('LIBSQL_URL is missing'), v.url('LIBSQL_URL must be a URL')),
  LIBSQL_AUTH_TOKEN: v.optional(v.string(), ''),
  JWT_SECRET: secret('JWT_SECRET'),
  PASSWORD_PEPPER: secret('PASSWORD_PEPPER'),
  /** The previous pepper, until all users have logged in with the new one. */
  PASSWORD_PEPPER_OLD: v.optional(v.string(), ''),
  FILES_SECRET: secret('FILES_SECRET'),
  /** Encrypts account numbers at rest. */
  BANK_SECRET: secret('BANK_SECRET'),
  /** Encrypts proof of identity: pictures, numbers and names (docs/security.md#proof-of-identity). */
  IDENTITY_SECRET: secret('IDENTITY_SECRET'),
  /** During a rotation (docs/operations.md#rotate-secrets). */
  JWT_SECRET_OLD: v.optional(v.string(), ''),
  FILES_SECRET_OLD: v.optional(v.string(), ''),
  BANK_SECRET_OLD: v.optional(v.string(), ''),
  IDENTITY_SECRET_OLD: v.optional(v.string(), ''),
  PAYSTACK_URL: v.optional(v.pipe(v.string(), v.url('PAYSTACK_URL must be a URL')), PAYSTACK_URL),
  /** Its prefix is the mode, test or live, in which every response of the provider must be. */
  PAYSTACK_SECRET_KEY: v.pipe(
    v.string('PAYSTACK_SECRET_KEY is missing'),
    v.regex(/^sk_(?:test|live)_\w{16,}$/, 'PAYSTACK_SECRET_KEY must be sk_test_… or sk_live_…'),
  ),
  /** Where the provider pays out what customers have paid; withdrawals need it in its own balance. */
  PAYSTACK_SETTLES_TO: v.optional(
    v.picklist(['balance', 'bank'], 'PAYSTACK_SETTLES_TO must be balance or bank'),
    'balance',
  ),
  /** The public address of the app, for links in emails. Without it they have none. */
  ONISE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https?:\/\/[^/\s?#]+\/?)?$/,
        'ONISE_URL must be an origin, as https://onise.example',
      ),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    '',
  ),
  MAIL_URL: v.pipe(v.string('MAIL_URL is missing'), v.url('MAIL_URL must be a URL')),
  MAIL_KEY: v.optional(v.string(), ''),
  MAIL_FROM: v.optional(v.string(), 'Onise <no-reply@onise.test>'),
  ...PHONE_SETTINGS,
  ...REGISTER_SETTINGS,
  ...KEY_SETTINGS,
  /** Further push services (schema/domain/push.ts), joined by commas. */
  PUSH_SERVICES: v.optional(v.string(), ''),
  /** Who answers users: receives what they write on /help, and their replies to e-mails. */
  SUPPORT_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[^\s@<>]+@[^\s@<>]+)?$/, 'SUPPORT_EMAIL must be one e-mail address'),
    ),
    '',
  ),
  /** The same people on WhatsApp: digits with the country's code. */
  SUPPORT_WHATSAPP: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\d{8,15})?$/, 'SUPPORT_WHATSAPP must be as 2348031234567')),
    '',
  ),
  /** Where they answer the telephone. */
  SUPPORT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\d{8,15})?$/, 'SUPPORT_PHONE must be as 2348031234567')),
    '',
  ),
  /** External groups: `Name=https://…`, joined by `|`. */
  COMMUNITY_LINKS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^=|]+=https:\/\/[^\s|]+(?:\||$))*$/,
        'COMMUNITY_LINKS must be Name=https://…, joined by |',
      ),
    ),
    '',
  ),
  /** Whether administrators need a second factor; off only for the demo on one machine. */
  SECOND_FACTOR: v.optional(
    v.picklist(['required', 'off'], 'SECOND_FACTOR must be required or off'),
    'required',
  ),
  PENDING_WITHDRAWALS_MAX: v.optional(
    bounded('PENDING_WITHDRAWALS_MAX', 'pendingWithdrawalsMax'),
    PENDING_WITHDRAWALS_MAX,
  ),
  /** Who is told of an alarm (docs/operations.md#watch): an address, a web hook, and its key where it needs one (PagerDuty). */
  ALARM_EMAIL: v.optional(v.string(), ''),
  ALARM_WEBHOOK: v.optional(
    v.union(
      [v.literal(''), v.pipe(v.string(), v.url('ALARM_WEBHOOK must be a URL'))],
      'ALARM_WEBHOOK must be a URL',
    ),
    '',
  ),
  ALARM_KEY: v.optional(v.string(), ''),
  /** `off`: open apps poll as if there were no live channel (docs/operations.md#live-channel). */
  LIVE: v.optional(v.picklist(['on', 'off'], 'LIVE must be on or off'), 'on'),
  /** Closed: the API answers 503 with words and nothing is written (docs/operations.md#maintenance). */
  MAINTENANCE: v.optional(v.picklist(['', 'on'], 'MAINTENANCE must be on, or empty'), ''),
  /** Raised after a restore: every phone reads everything again and sends what it had just sent. */
  SYNC_EPOCH: v.optional(wholeNumber('SYNC_EPOCH', 0, 999), 0),
  /** Outside of our accounts, so that nobody who can change the database can change what was sent there. */
  CHECKSUM_EMAIL: v.optional(v.string(), ''),
  BUILD: v.optional(v.string(), 'unbuilt'),
  /** scrypt's cost, log2 N; lower only in tests. */
  SCRYPT_LN: v.optional(wholeNumber('SCRYPT_LN', 1, 20), 15),
  /** Multiplies every rate limit; more than 1 only in tests, whose users share one address. */
  RATE_LIMIT_FACTOR: v.optional(wholeNumber('RATE_LIMIT_FACTOR', 1, 1000), 1),
  PLATFORM_FEE_BPS: v.optional(bounded('PLATFORM_FEE_BPS', 'platformFeeBps'), PLATFORM_FEE_BPS),
  /** Whether a PIN that is easy to guess is refused; the form always warns. */
  WEAK_PIN: v.optional(v.picklist(['warn', 'refuse'], 'WEAK_PIN must be warn or refuse'), 'warn'),
  /** 0 makes each review public at once (docs/rules.md#a-review-is-hidden-until-both-sides-have-reviewed). */
  REVIEW_WINDOW_D: v.optional(bounded('REVIEW_WINDOW_D', 'reviewWindowDays'), REVIEW_WINDOW_DAYS),
  /** Database time of one request in all, so that a response is sent within 6 s. */
  DATABASE_DEADLINE_MS: v.optional(wholeNumber('DATABASE_DEADLINE_MS', 50, 5000), 5000),
})
export type Settings = v.InferOutput<typeof Settings>

export type Bindings = {
  FILES: R2Bucket
  ASSETS?: Fetcher
  REQUEST_LIMIT?: RateLimit
  PASSWORD_LIMIT?: RateLimit
  LIVE_CHANNELS?: DurableObjectNamespace
}

/** Why the secrets do not protect anything, or null. */
function whyWeakSecrets(settings: Settings) {
  const { JWT_SECRET, PASSWORD_PEPPER, FILES_SECRET, BANK_SECRET, IDENTITY_SECRET } = settings
  const secrets = { JWT_SECRET, PASSWORD_PEPPER, FILES_SECRET, BANK_SECRET, IDENTITY_SECRET }
  const names = Object.keys(secrets)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1')
  if (new Set(Object.values(secrets)).size < 5) return `${names} must differ.`
  const guessable = Object.entries(secrets).find(([, value]) => isGuessable(value))
  return guessable ? `${guessable[0]} must be random.` : null
}

/** An earlier secret opens as much as the one of today, so it has the same rules; or null. */
function whyWeakOldSecrets(settings: Settings): string | null {
  const { JWT_SECRET_OLD, PASSWORD_PEPPER_OLD, FILES_SECRET_OLD } = settings
  const { BANK_SECRET_OLD, IDENTITY_SECRET_OLD } = settings
  const old = {
    JWT_SECRET_OLD,
    PASSWORD_PEPPER_OLD,
    FILES_SECRET_OLD,
    BANK_SECRET_OLD,
    IDENTITY_SECRET_OLD,
  }
  const set = Object.entries(old).filter(([, value]) => value !== '')
  for (const [name, value] of set) {
    if (value.length < SECRET_MIN) return `${name} must have at least ${SECRET_MIN} characters.`
    if (isGuessable(value)) return `${name} must be random.`
  }
  const current = [
    settings.JWT_SECRET,
    settings.PASSWORD_PEPPER,
    settings.FILES_SECRET,
    settings.BANK_SECRET,
    settings.IDENTITY_SECRET,
  ]
  const all = [...current, ...set.map(([, value]) => value)]
  return new Set(all).size < all.length ? 'An earlier secret must differ from all others.' : null
}

export const isUnencrypted = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol === 'http:' ||
  protocol === 'ws:' ||
  searchParams.get('tls') === '0' ||
  hostname === '127.0.0.1' ||
  hostname === 'localhost'

/** A random secret of 32 characters or more has many different ones; one that was typed has few. */
const DISTINCT_CHARACTERS_MIN = 12
export const isGuessable = (value: string): boolean => new Set(value).size < DISTINCT_CHARACTERS_MIN

/** Names of at least two labels, the last of letters, so that no address of a network is among them. */
const HOST_NAMES = /^\s*(?:(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\s*(?:,\s*|$))*$/i

/** Reached by everybody, so with all guards, whether its money is real or not. */
export const isDeployed = ({ ENVIRONMENT }: Pick<Settings, 'ENVIRONMENT'>): boolean =>
  ENVIRONMENT === 'production' || ENVIRONMENT === 'staging'

/** Real money only in production, and nowhere else; or null. */
function whyWrongProvider(settings: Settings): string | null {
  const { ENVIRONMENT, PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: key } = settings
  const mode = ENVIRONMENT === 'production' ? 'live' : 'test'
  if (url === PAYSTACK_URL && key.startsWith(`sk_${mode}_`)) return null
  return `${ENVIRONMENT} needs Paystack itself, with a ${mode} key.`
}

/** Which address is not reached by TLS, or null. */
function whyPlaintext(settings: Settings): string | null {
  const { MAIL_URL, TERMII_URL, WHATSAPP_URL, REGISTER_URL, ONISE_URL } = settings
  if (!MAIL_URL.startsWith('https:')) return 'production sends its emails by TLS.'
  if (!TERMII_URL.startsWith('https:') || !WHATSAPP_URL.startsWith('https:'))
    return 'production sends its messages to phone numbers by TLS.'
  if (!REGISTER_URL.startsWith('https:')) return 'production asks the register by TLS.'
  return ONISE_URL.startsWith('https:')
    ? null
    : 'production needs ONISE_URL, the https address that emails link to.'
}

/** Why these settings are unsafe where everybody reaches the worker, or null. */
function whyUnsafe(settings: Settings): string | null {
  if (settings.SCRYPT_LN < 15) return 'SCRYPT_LN below 15 is for tests only.'
  if (settings.RATE_LIMIT_FACTOR > 1) return 'RATE_LIMIT_FACTOR above 1 is for tests only.'
  if (settings.SECOND_FACTOR !== 'required') return 'SECOND_FACTOR=off is for one machine only.'
  if (isUnencrypted(new URL(settings.LIBSQL_URL)))
    return 'production needs a database reached by TLS.'
  const weakness = whyWeakSecrets(settings) ?? whyWeakOldSecrets(settings)
  if (weakness) return weakness
  const wrongProvider = whyWrongProvider(settings)
  if (wrongProvider) return wrongProvider
  const plaintext = whyPlaintext(settings)
  if (plaintext) return plaintext
  if (/https?:/.test(settings.PUSH_SERVICES))
    return 'PUSH_SERVICES has host names; an origin is the local push service.'
  if (!HOST_NAMES.test(settings.PUSH_SERVICES))
    return 'PUSH_SERVICES must be whole host names, without wildcards, joined by commas.'
  return settings.LIBSQL_AUTH_TOKEN ? null : 'LIBSQL_AUTH_TOKEN is missing.'
}

/** Which of these settings have a value that the worker would refuse, each with the reason. */
export const refusedValues = (env: unknown, names: readonly string[]): string[] =>
  (v.safeParse(Settings, env).issues ?? [])
    .filter((issue) => names.includes(v.getDotPath(issue) ?? ''))
    .map(({ message }) => message)

/** Parses the configuration. Throws with the reasons when something is missing or unsafe. */
export function readSettings(env: unknown): Settings {
  const parsed = v.safeParse(Settings, env)
  if (!parsed.success) {
    const reasons = parsed.issues.map(({ message }) => message).join('; ')
    throw new Error(`Onise will not start: ${reasons}.`)
  }
  const settings = parsed.output
  const reason = isDeployed(settings) ? whyUnsafe(settings) : null
  if (reason) throw new Error(`Onise will not start: ${reason}`)
  return settings
}

/** Scheme and host for links. Where everybody reaches the worker, those of the configuration: the sender of a request chooses its Host. */
export const publicOrigin = (
  { ENVIRONMENT, ONISE_URL }: Pick<Settings, 'ENVIRONMENT' | 'ONISE_URL'>,
  url: string,
): string =>
  isDeployed({ ENVIRONMENT }) && ONISE_URL ? new URL(ONISE_URL).origin : new URL(url).origin
