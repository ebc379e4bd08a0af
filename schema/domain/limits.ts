import { naira } from './money.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** SPEC 5 and 9, R1. Counted in graphemes. */
export const USERNAME_MAX = 8
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254

/** R7. */
export const TITLE_MAX = 120
export const DESCRIPTION_MAX = 5000
export const LOCATION_MAX = 120
export const ADDRESS_MAX = 300
export const DURATIONS = [1, 2, 3, 4, 5] as const
export const PRICE_MIN = naira(100)
export const PRICE_MAX = naira(10_000_000)
export const OPEN_TASKS_MAX = 20
export const POSTS_PER_DAY = 10

/** R13, R15, R20, R29. */
export const PROPOSAL_MAX = 1500
export const REAPPLY_MAX = 3
export const LOW_PRICE_SHARE = 0.3
export const NOTES_MAX = 5000
export const MAX_REVISIONS = 3

/** SPEC 3: shown under a name; bounds are ours, since SPEC sets none. */
export const JOB_TITLE_MAX = 80
export const PROFILE_MAX = 2000

/** R2, R3. */
export const LOGIN_FAILURES_MAX = 10
export const LOGIN_WINDOW_MS = 15 * MINUTE
export const SESSION_IDLE_MS = 30 * DAY
export const ADMIN_SESSION_IDLE_MS = 12 * HOUR
/** A session is touched at most this often, so that reading writes nothing. */
export const SESSION_TOUCH_MS = DAY
export const TOKEN_LIFE_MS = 180 * DAY

/** R9: a removed task can be brought back this long. R51: how long an answer is remembered. */
export const RESTORE_MS = 30 * DAY
export const RECEIPT_MS = 30 * DAY
/** SYNC 1: how long the log remembers that something is gone; a phone away for longer starts afresh. */
export const TOMBSTONE_MS = 90 * DAY
/** R18: how old a proposal may be that comes back to life with its task. */
export const REVIVE_MS = 14 * DAY
/** R28. */
export const AUTO_APPROVE_MS = 120 * HOUR

/** RULES 2.0 uploads, in bytes. */
export const IMAGE_MAX = 5 * 1024 * 1024
export const SUBMISSION_MAX = 10 * 1024 * 1024
export const PICTURE_LINK_MS = HOUR
/** SYNC 1: a larger file goes in parts of this size, each sent until it has arrived; how long it may take, how many at once. */
export const PART_SIZE = 256 * 1024
export const UPLOAD_MS = 7 * DAY
export const UPLOADS_OPEN_MAX = 20
/** A file that nothing names is kept this long: what it was stored for may still be on its way. */
export const ORPHAN_MS = DAY

/** Our commission; 0 unless configured (RULES 2.0 PLATFORM_FEE_BPS). */
export const PLATFORM_FEE_BPS = 0

/** RULES 2.0, R41: one payment; what the wallet of somebody unverified may hold. */
export const FUND_MIN = naira(100)
export const FUND_MAX = naira(1_000_000)
/** Each one begun is a call to the provider: so many within this time. */
export const FUNDINGS_AT_ONCE = 20
export const FUNDINGS_WINDOW_MS = 10 * MINUTE
export const UNVERIFIED_BALANCE_MAX = naira(300_000)
/** RULES 2.0, R43, F1. A day is Lagos's. */
export const WITHDRAW_MIN = naira(1000)
export const WITHDRAW_MAX = naira(1_000_000)
export const UNVERIFIED_PER_DAY = naira(50_000)
export const VERIFIED_PER_DAY = naira(5_000_000)
export const PENDING_WITHDRAWALS_MAX = 3
/** RULES 2.0 PIN, R42: wrong tries before the first lock, then before each longer one. */
export const PIN_TRIES = 5
export const PIN_TRIES_AFTER = 3
export const PIN_LOCK_MS = 30 * MINUTE
export const PIN_LONG_LOCK_MS = DAY
/** R42: no withdrawal for so long after a forgotten PIN was replaced. */
export const PIN_RESET_REST_MS = DAY
/** SECURITY 1 (ASVS V6.5.5): a code sent by e-mail. */
export const CODE_LIFE_MS = 10 * MINUTE
export const CODE_TRIES = 5
/** MONEY 2, in ms: how long a sender owns a payout; when a silent payment is asked after; when a person must look. */
export const PAYOUT_LEASE_MS = MINUTE
export const STALE_PAYMENT_MS = 10 * MINUTE
export const REVIEW_AFTER_MS = DAY
export const BANKS_KEPT_MS = DAY
/** MONEY 2, Webhook: so large, so often tried, so long kept. */
export const WEBHOOK_MAX = 128 * 1024
export const WEBHOOK_TRIES = 12
export const WEBHOOK_KEPT_MS = 90 * DAY

export const PAGE_SIZE = 20
export const PAGE_MAX = 100
/** SYNC 1: rows in one pull; how much of a trade's feed a phone keeps. */
export const PULL_SIZE = 200
export const PULL_MAX = 500
export const FEED_KEEP = 300
/** Todos of other trades, from pages and searches that were looked at. */
export const SEEN_KEEP = 5000

/** SPEC 9: description previews, in graphemes. */
export const PREVIEW = { card: 200, proposal: 200, clientList: 150, openGrid: 100 } as const
export const TOAST_MS = 5000
export const REDIRECT_MS = 2000
/** F5. */
export const UNDO_MS = 30_000
