import { WRONG_ARRIVALS_MAX } from './arrival.ts'
import { DAY_MS, LOGIN_FAILURES_MAX, LOGIN_WINDOW_MS } from './limits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export type RateLimit = {
  /**
   * Whose attempts are counted together. `address`: an IPv4 address or an IPv6 /64. `account`: the email that is tried,
   * by anyone. `device`: one account on a browser that has logged in to it before.
   */
  by: 'address' | 'account' | 'device' | 'user'
  max: number
  windowMs: number
  /** For an IPv6 /48, which one customer of a provider may own; of `address` only. */
  networkMax?: number
}

/**
 * Every count of attempts, most of them in the database (docs/security.md#rate-limits). Thousands of phones share an address of a
 * mobile network, so the counts of addresses are high, and their windows long.
 */
export const RATE_LIMITS = {
  register: { by: 'address', max: 30, networkMax: 120, windowMs: HOUR_MS },
  /** Failures. */
  loginAddress: { by: 'address', max: 100, networkMax: 400, windowMs: HOUR_MS },
  /** Failures on devices that have never logged in to the account. */
  loginAccount: { by: 'account', max: LOGIN_FAILURES_MAX, windowMs: LOGIN_WINDOW_MS },
  /** Failures on a device of the owner, whom strangers therefore cannot lock out. */
  loginDevice: { by: 'device', max: LOGIN_FAILURES_MAX, windowMs: LOGIN_WINDOW_MS },
  /** Emails about failures, so that an attacker cannot send many. */
  loginNotice: { by: 'user', max: 1, windowMs: DAY_MS },
  /** Notices about log-ins without a known device from one address and kind of browser, which may have lost its cookie. */
  newDeviceNotice: { by: 'user', max: 1, windowMs: DAY_MS },
  /** Wrong passwords of a signed-in user. */
  password: { by: 'user', max: LOGIN_FAILURES_MAX, windowMs: LOGIN_WINDOW_MS },
  /** Emails with a link for a new password. Strangers share the count with the owner, so it is short. */
  passwordReset: { by: 'account', max: 5, windowMs: HOUR_MS },
  passwordResetAddress: { by: 'address', max: 30, networkMax: 120, windowMs: HOUR_MS },
  /** Each is an e-mail to a person. */
  support: { by: 'user', max: 10, windowMs: DAY_MS },
  /** Notices that administrators write to one user, and those of one administrator. */
  supportNotice: { by: 'user', max: 5, windowMs: DAY_MS },
  supportSender: { by: 'user', max: 100, windowMs: DAY_MS },
  /** Exports of the own data, each of which may read everything that a user has. */
  export: { by: 'user', max: 5, windowMs: DAY_MS },
  /** Codes to one phone number that nobody has proven to the requester's account: each costs money and disturbs a person. */
  phoneCode: { by: 'account', max: 5, windowMs: HOUR_MS },
  phoneCodeDay: { by: 'account', max: 10, windowMs: DAY_MS },
  /** The same number on a device that has logged in to its account, whom strangers therefore cannot lock out. */
  phoneCodeDevice: { by: 'device', max: 10, windowMs: DAY_MS },
  /** A thousand numbers in a row, as they are pumped. */
  phoneCodeRange: { by: 'account', max: 60, windowMs: HOUR_MS },
  phoneCodeAddress: { by: 'address', max: 30, networkMax: 120, windowMs: HOUR_MS },
  phoneCodeUser: { by: 'user', max: 10, windowMs: DAY_MS },
  emailCode: { by: 'user', max: 10, windowMs: 15 * MINUTE_MS },
  pinCode: { by: 'user', max: 10, windowMs: 15 * MINUTE_MS },
  /** An enquiry reveals the owner of an account number, so it must not be used to search through numbers. */
  nameEnquiry: { by: 'user', max: 20, windowMs: HOUR_MS },
  /** Each is a call to the provider, whose own limit all users share. */
  unknownPayment: { by: 'user', max: 10, windowMs: HOUR_MS },
  /** Counted by each isolate: the number of open payments is limited as well. */
  pendingPayment: { by: 'user', max: 60, windowMs: 10 * MINUTE_MS },
  /** Pictures and submissions that are stored. */
  file: { by: 'user', max: 100, windowMs: DAY_MS },
  /** Counted by each isolate, without the database. An hour of offline work is about 200, sent at once. */
  command: { by: 'user', max: 600, windowMs: 10 * MINUTE_MS },
  /** Counted by each isolate, so that sending a message needs one round trip. */
  message: { by: 'user', max: 30, windowMs: MINUTE_MS },
  /** Shared pages and the sitemap, which need no account. Counted by each isolate. */
  page: { by: 'address', max: 1200, networkMax: 4800, windowMs: 10 * MINUTE_MS },
  /** Wrong codes of one todo on one day, by its professional. */
  arrival: { by: 'user', max: WRONG_ARRIVALS_MAX, windowMs: DAY_MS },
  /** Passes that are looked up by their six words: a busy gate, of an estate behind one address. Counted by each isolate. */
  pass: { by: 'address', max: 300, networkMax: 1200, windowMs: 10 * MINUTE_MS },
  /** Letters with a code or a link to an address that nobody has proven: it may be a stranger's. */
  unprovenEmail: { by: 'account', max: 20, windowMs: DAY_MS },
  /** kB that uploads in parts may have together, finished or not. */
  upload: { by: 'user', max: 300 * 1024, windowMs: DAY_MS },
  /** The same before the user has proven the email. */
  unprovenUpload: { by: 'user', max: 30 * 1024, windowMs: DAY_MS },
  uploadAddress: {
    by: 'address',
    max: 2 * 1024 * 1024,
    networkMax: 8 * 1024 * 1024,
    windowMs: DAY_MS,
  },
  /** Counted by each isolate, as all below. */
  health: { by: 'address', max: 600, networkMax: 2400, windowMs: 10 * MINUTE_MS },
  cspReport: { by: 'address', max: 300, networkMax: 1200, windowMs: 10 * MINUTE_MS },
  privateFile: { by: 'address', max: 3000, networkMax: 12_000, windowMs: 10 * MINUTE_MS },
  /** Public pictures that a phone has not stored; it reads each once. */
  publicFile: { by: 'address', max: 6000, networkMax: 24_000, windowMs: 10 * MINUTE_MS },
  /** Events of the provider with a right signature: far more than it sends, and it repeats what is refused. */
  webhook: { by: 'address', max: 6000, networkMax: 6000, windowMs: 10 * MINUTE_MS },
  /** Events with a wrong signature from an address that is not the provider's. */
  forgedWebhook: { by: 'address', max: 60, networkMax: 240, windowMs: 10 * MINUTE_MS },
  commandAddress: { by: 'address', max: 6000, networkMax: 24_000, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS

/**
 * Counted by Cloudflare before the database is asked, for each location and approximately: `requests` by session, or by
 * address without one; `passwords` by address, for calls that hash one. wrangler.toml has the same numbers.
 */
export const FRONT_LIMITS = {
  requests: { max: 600, periodS: 60 },
  passwords: { max: 60, periodS: 60 },
} as const
