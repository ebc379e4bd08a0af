import { SECRETS } from './secrets.mjs'

const SHORTEST = 32
const MAIL = ['MAIL_URL', 'MAIL_KEY', 'MAIL_FROM']
/** What the worker is given, secret or not: all of it travels as secrets, so none of it is ever printed. */
export const DEPLOYED = [
  ...SECRETS,
  'LIBSQL_URL',
  'LIBSQL_AUTH_TOKEN',
  'PAYSTACK_SECRET_KEY',
  ...MAIL,
]

/** Travels too where it is set; otherwise the worker's own value stands. */
export const OPTIONAL = [
  'PASSWORD_PEPPER_OLD',
  'WEAK_PIN',
  'PENDING_WITHDRAWALS_MAX',
  'PLATFORM_FEE_BPS',
]

/**
 * Everything that is missing or unsafe, in words; the worker would refuse to start with most of it.
 *
 * @param {Record<string, string | undefined>} env
 */
export function whyNotDeploy(env) {
  const wrongs = []
  for (const name of SECRETS) {
    if ((env[name] ?? '').length < SHORTEST) {
      wrongs.push(`${name} needs at least ${SHORTEST} characters (openssl rand -base64 48).`)
    }
  }
  const values = SECRETS.map((name) => env[name]).filter(Boolean)
  if (new Set(values).size < values.length) wrongs.push('No two secrets may be the same.')
  if (!/^(libsql|https):\/\//.test(env.LIBSQL_URL ?? '')) {
    wrongs.push('LIBSQL_URL must be the libsql:// or https:// address of the Turso database.')
  }
  if (!env.LIBSQL_AUTH_TOKEN) wrongs.push('LIBSQL_AUTH_TOKEN is missing (turso db tokens create).')
  if (!/^sk_live_\w{16,}$/.test(env.PAYSTACK_SECRET_KEY ?? '')) {
    wrongs.push('PAYSTACK_SECRET_KEY must be the live key of a Paystack account, sk_live_….')
  }
  if (env.PAYSTACK_URL && env.PAYSTACK_URL !== 'https://api.paystack.co') {
    wrongs.push('PAYSTACK_URL is for the sandbox on one machine: leave it out.')
  }
  if (!env.MAIL_URL?.startsWith('https://')) {
    wrongs.push('MAIL_URL must be the https:// address that letters are handed over at.')
  }
  if (!env.MAIL_KEY) wrongs.push('MAIL_KEY is missing: the key to the post at MAIL_URL.')
  if (!/<\S+@\S+>|^\S+@\S+$/.test(env.MAIL_FROM ?? '') || /\.test>?$/.test(env.MAIL_FROM ?? '')) {
    wrongs.push('MAIL_FROM must be an address of yours, as in "Onise <no-reply@example.com>".')
  }
  return wrongs
}
