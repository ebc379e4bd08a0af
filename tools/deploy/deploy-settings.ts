import type { Variables } from '#tools/common/target.ts'
import { SECRETS } from '#tools/dev/secrets.ts'
import { isGuessable, isUnencrypted, PAYSTACK_URL, refusedValues } from '#worker/env.ts'
import type { Environment } from './environment.ts'
import { HSTS, isHstsStep } from './hsts.ts'

const MIN_SECRET_LENGTH = 32

/** The worker's required settings. All of them are uploaded as secrets, so that none is ever printed. */
export const REQUIRED_SETTINGS = [
  ...SECRETS,
  'LIBSQL_URL',
  'LIBSQL_AUTH_TOKEN',
  'PAYSTACK_SECRET_KEY',
  'MAIL_URL',
  'MAIL_KEY',
  'MAIL_FROM',
  'VAPID_KEY',
  'PASS_KEY',
  'ONISE_URL',
] as const

/** Uploaded when set; otherwise the worker uses its own default. */
export const OPTIONAL_SETTINGS = [
  'PASSWORD_PEPPER_OLD',
  'JWT_SECRET_OLD',
  'FILES_SECRET_OLD',
  'BANK_SECRET_OLD',
  'IDENTITY_SECRET_OLD',
  'VAPID_KEY_OLD',
  'PASS_KEY_OLD',
  'PUSH_SERVICES',
  'TERMII_URL',
  'TERMII_KEY',
  'TERMII_SECRET',
  'TERMII_SENDER',
  'WHATSAPP_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_CODE_TEMPLATE',
  'WHATSAPP_NOTICE_TEMPLATE',
  'WHATSAPP_LANGUAGES',
  'SMS_PRICE',
  'WHATSAPP_PRICE',
  'REGISTER_URL',
  'REGISTER_CLIENT_ID',
  'REGISTER_SECRET',
  'COMMUNITY_LINKS',
  'SUPPORT_EMAIL',
  'SUPPORT_WHATSAPP',
  'SUPPORT_PHONE',
  'PENDING_WITHDRAWALS_MAX',
  'PAYSTACK_SETTLES_TO',
  'PLATFORM_FEE_BPS',
  'REVIEW_WINDOW_D',
  'CHECKSUM_EMAIL',
  'SYNC_EPOCH',
  'MAINTENANCE',
  'LIVE',
  'ALARM_EMAIL',
  'ALARM_WEBHOOK',
  'ALARM_KEY',
] as const

function secretProblems(env: Variables): string[] {
  const problems = SECRETS.filter((name) => (env[name] ?? '').length < MIN_SECRET_LENGTH).map(
    (name) => `${name} needs at least ${MIN_SECRET_LENGTH} characters (openssl rand -base64 48).`,
  )
  for (const name of SECRETS) {
    const value = env[name] ?? ''
    if (value.length >= MIN_SECRET_LENGTH && isGuessable(value))
      problems.push(`${name} must be random (openssl rand -base64 48).`)
  }
  const values = SECRETS.map((name) => env[name]).filter(Boolean)
  if (new Set(values).size < values.length) problems.push('No two secrets may be the same.')
  return problems
}

function databaseProblems({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token }: Variables): string[] {
  const problems: string[] = []
  if (!/^(libsql|https):\/\//.test(url ?? '') || isUnencrypted(new URL(url ?? '')))
    problems.push('LIBSQL_URL must be the libsql:// or https:// address of the Turso database.')
  if (!token) problems.push('LIBSQL_AUTH_TOKEN is missing (turso db tokens create).')
  return problems
}

function paystackProblems({ isTest, settings }: Environment): string[] {
  const { PAYSTACK_SECRET_KEY: key = '', PAYSTACK_URL: url } = settings
  const problems: string[] = []
  if (isTest && !/^sk_test_\w{16,}$/.test(key))
    problems.push(
      'PAYSTACK_SECRET_KEY must be a test key, sk_test_…: only production moves real money.',
    )
  if (!isTest && !/^sk_live_\w{16,}$/.test(key))
    problems.push('PAYSTACK_SECRET_KEY must be the live key of a Paystack account, sk_live_….')
  if (url && url !== PAYSTACK_URL)
    problems.push('PAYSTACK_URL is for the sandbox on one machine: leave it out.')
  return problems
}

function mailProblems({ MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from = '' }: Variables) {
  const problems: string[] = []
  if (!url?.startsWith('https://'))
    problems.push('MAIL_URL must be the https:// address of the service that sends the emails.')
  if (!key) problems.push('MAIL_KEY is missing: the key of the service at MAIL_URL.')
  if (!/<\S+@\S+>|^\S+@\S+$/.test(from) || /\.test>?$/.test(from))
    problems.push('MAIL_FROM must be an address of yours, as in "Onise <no-reply@example.com>".')
  return problems
}

const KEY_PAIR = /^[\w-]{87}\.[\w-]{43}$/
function keyPairProblems({ VAPID_KEY = '', PASS_KEY = '' }: Variables): string[] {
  const problems: string[] = []
  if (!KEY_PAIR.test(VAPID_KEY))
    problems.push('VAPID_KEY must be a key pair of web push (npm run push-key).')
  if (!KEY_PAIR.test(PASS_KEY))
    problems.push('PASS_KEY must be a key pair of its own (npm run push-key).')
  if (PASS_KEY && PASS_KEY === VAPID_KEY) problems.push('PASS_KEY and VAPID_KEY must differ.')
  return problems
}

function urlProblems({ ONISE_URL: url = '' }: Variables): string[] {
  if (/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+\/?$/i.test(url)) return []
  return ['ONISE_URL must be the https:// address of the app, without a port; emails link to it.']
}

function hostingProblems({ HSTS: step, PLACEMENT: placement }: Variables): string[] {
  const problems: string[] = []
  if (step && !isHstsStep(step))
    problems.push(`HSTS must be one of ${Object.keys(HSTS).join(', ')}.`)
  if (placement && placement !== 'off')
    problems.push('PLACEMENT must be off, or left out: then the worker runs near the database.')
  return problems
}

/** An empty one is not uploaded. */
function optionalProblems(env: Variables): string[] {
  const given = OPTIONAL_SETTINGS.filter((name) => env[name])
  // A text has the same message for each limit of a number.
  return [...new Set(refusedValues(env, given))].map((message) => `${message}.`)
}

/** Every setting that is missing or unsafe. The worker itself would refuse to start with most of them. */
export const settingProblems = (environment: Environment): string[] => {
  const { settings } = environment
  return [
    ...secretProblems(settings),
    ...databaseProblems(settings),
    ...paystackProblems(environment),
    ...mailProblems(settings),
    ...keyPairProblems(settings),
    ...urlProblems(settings),
    ...hostingProblems(settings),
    ...optionalProblems(settings),
  ]
}
