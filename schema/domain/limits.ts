import { naira } from './money.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

// Lengths of texts, in characters unless noted; those of todos, profiles and proposals are in fields.ts.
/** Graphemes. Fixed by the legacy clients. */
export const USERNAME_MAX = 8
/** Code points: eight emoji of four each. A grapheme alone has no longest length. */
export const USERNAME_CODE_POINTS_MAX = 32
/** Length protects a password better than composition rules (OWASP ASVS 5.0, 6.2). */
export const PASSWORD_MIN = 8
/** Bounds the work of one hash. */
export const PASSWORD_MAX = 128
/** The longest address that SMTP can deliver to (RFC 5321, section 4.5.3.1). */
export const EMAIL_MAX = 254
/** Notes of a submission; as long as a description. */
export const NOTES_MAX = 5000
export const REVIEW_MAX = 1000
export const REVIEW_REPLY_MAX = 500
/** Graphemes of a description on a card, by place. Fixed by the legacy clients. */
export const PREVIEW = { card: 200, proposal: 200, clientList: 150, openGrid: 100 } as const

// Tasks and proposals.
/** Months. Fixed by the legacy clients. */
export const DURATIONS = [1, 2, 3, 4, 5] as const
/** Kobo; a smaller job costs more in charges than it pays. Settings can raise it. */
export const PRICE_MIN = naira(100)
/** Kobo; catches a typing error of one digit too many. */
export const PRICE_MAX = naira(10_000_000)
/** To which settings can raise `PRICE_MAX`. */
export const PRICE_LIMIT = naira(100_000_000)
/** Open tasks per client, and posts per client and Lagos day: more is spam. */
export const OPEN_TASKS_MAX = 20
export const POSTS_PER_DAY = 10
/** Withdrawn proposals per tasker and task after which no further proposal is accepted. */
export const REAPPLY_MAX = 3
/** Invitations to one task, and by one client in a day in Lagos: more is spam. */
/** Characters of a question before applying, and of its answer. */
export const QUESTION_MAX = 280
export const QUESTIONS_PER_TASK = 20
export const INVITATIONS_PER_TASK = 10
export const INVITATIONS_PER_DAY = 30
/** How long a professional who is asked alone has to answer, before the client decides. */
export const ASK_WAIT_MS = 2 * DAY_MS
/** Share of the budget below which a price shows a caution. */
export const LOW_PRICE_SHARE = 0.3
/** The form asks once more before an amount above this many times its price, or below this part of it. */
export const FAR_ABOVE_TIMES = 20
export const FAR_BELOW_PART = 10
/** How long a removed task can be restored. */
export const TASK_RESTORE_MS = 30 * DAY_MS
/** The greatest age of a proposal that is restored with its task: older prices and dates are stale. */
export const PROPOSAL_RESTORE_MS = 14 * DAY_MS

// Blocks and reports.
/** Users that one user has blocked; every list of theirs reads them. */
export const BLOCKS_MAX = 200
/** Different verified reporters after which something is hidden until an administrator decides. */
export const REPORTS_TO_HIDE = 3
/** Of one user within 24 hours. */
export const REPORTS_PER_DAY = 20
export const REPORT_WORDS_MAX = 1000
export const SUPPORT_TEXT_MAX = 2000

// Reviews.
/** From the completion, unless configured: after it no review is written, and each one is public. */
export const REVIEW_WINDOW_DAYS = 7
/** From the publication of a review. */
export const REVIEW_REPLY_WINDOW_MS = 14 * DAY_MS
/** Fewer ratings than this have no average. */
export const RATINGS_MIN_FOR_AVERAGE = 3
/** Fewer completed and cancelled jobs than this have no completion rate. */
export const COMPLETION_RATE_MIN_JOBS = 5

// Pictures of earlier work.
/** Of one professional; a profile shows all of them. */
export const WORK_PICTURES_MAX = 24
/** Beside a proposal. */
export const NEWEST_WORKS = 3
/** From taking a picture over from a todo until everybody sees it, while its client can object. */
export const WORK_OBJECTION_MS = 7 * DAY_MS

// Approval of submitted work.
/** From the latest submission until the money is released without the client. */
export const AUTO_APPROVE_MS = 120 * HOUR_MS
/** After the submission: when the client is reminded to decide. */
export const AUTO_APPROVE_REMINDERS_MS = [24 * HOUR_MS, 72 * HOUR_MS, 108 * HOUR_MS] as const
/** How often an automatic approval is tried again while the client's account or payment forbids it. */
export const AUTO_APPROVE_RETRY_MS = HOUR_MS
/** After an automatic approval until the money can be withdrawn: a client who was late can still report a problem. */
export const CLEARING_MS = DAY_MS

/** Before the end of a time to answer a dispute or an offer to end the work: when who has to answer is reminded. */
export const ANSWER_REMINDER_MS = 12 * HOUR_MS

// Disputes.
/** How long the other side has to answer. */
export const DISPUTE_ANSWER_MS = 48 * HOUR_MS
/** An administrator decides within this time of the answer, or of the end of its time. */
export const DISPUTE_DECISION_MS = 5 * DAY_MS
/** From the opening; then all is refunded, so that no money stays frozen. */
export const DISPUTE_MAX_MS = 60 * DAY_MS
/** Characters of a statement; as long as the notes of a submission. */
export const STATEMENT_MAX = NOTES_MAX
/** Requests for changes per award; then the client approves or opens a dispute. */
export const CHANGE_REQUESTS_MAX = 3
export const CHANGE_NOTE_MAX = 1000

// Cancellation and expiry.
/** From the award: a client's mistake costs neither party. */
export const CANCEL_GRACE_MS = 30 * MINUTE_MS
/** From the award: a tasker declines without a mark. */
export const FREE_DECLINE_MS = DAY_MS
/** For the answer to an offer; silence accepts, so that an absent tasker does not block the money. */
export const CANCEL_REPLY_MS = 2 * DAY_MS
/** Days after the agreed date from which a client may cancel alone when no work was submitted. */
export const LATE_CANCEL_DAYS = 3
/** Days after the agreed date after which a task without a submission is cancelled. */
export const DEAD_TASK_DAYS = 30
/** An open task without activity is warned about, and expires. */
export const EXPIRY_WARNING_MS = 25 * DAY_MS
export const OPEN_EXPIRY_MS = 30 * DAY_MS
/** An open task that nobody has applied for by then counts as unanswered for administrators. */
export const UNANSWERED_MS = 2 * DAY_MS
export const CANCEL_REASON_MAX = 1000

// Chat.
/** Characters. */
export const MESSAGE_MAX = 2000
/** From a proposal until it no longer joins its two users. */
export const CHAT_OPEN_MS = 90 * DAY_MS
/** From the completion of a task until contact details are masked again. */
export const MASK_LIFTED_MS = 30 * DAY_MS
/** After it a message is evidence. */
export const MESSAGE_CHANGE_MS = 5 * MINUTE_MS
/** Messages of each conversation that a new phone gets; older ones are read page by page. */
export const SYNCED_MESSAGES = 50
/** Of a voice note, which takes about 3 kB a second. */
export const VOICE_MAX_MS = MINUTE_MS
/** Bytes. */
export const VOICE_MAX = 300_000
/** Characters of the picture of a voice note's loudness. */
export const WAVEFORM_MAX = 64
/** So many texts with contact details within the time are reported to the administrators. */
export const MASKED_TEXTS_MAX = 3
export const MASKED_TEXTS_MS = 30 * DAY_MS
/** Conversations in one list. */
export const CONVERSATIONS_MAX = 200

// Administrators.
/** Characters of the reason that every act needs. */
export const AUDIT_REASON_MAX = 500
/** What administrators write about a user, and to one. */
export const ADMIN_NOTE_MAX = 2000
export const SUPPORT_NOTICE_TITLE_MAX = 100
export const SUPPORT_NOTICE_MAX = 1000

// Sessions.
/** Failed logins per account, or per account on a known device, within the window. */
export const LOGIN_FAILURES_MAX = 10
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS
/** How long a browser that has logged in to an account is known there. */
export const KNOWN_DEVICE_MS = 365 * DAY_MS
/** A session ends after this time without a request. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** Shorter, because an administrator sees the data of all users. */
export const ADMIN_SESSION_IDLE_MS = 12 * HOUR_MS
/** A user with more than these can still end all of them at once. */
export const LISTED_SESSIONS_MAX = 50
/** The token only names a session, so it may outlive the idle time many times. */
export const TOKEN_LIFETIME_MS = 180 * DAY_MS

// Requests and sync.
/** How long a repeated command gets the stored response; a phone may be offline for weeks. */
export const IDEMPOTENCY_RECORD_MS = 30 * DAY_MS
/** How long tombstones are stored; a phone that was offline longer loads everything again. */
export const TOMBSTONE_MS = 90 * DAY_MS
/** Rows of one page of a list. */
export const PAGE_SIZE = 20
export const PAGE_MAX = 100
/** Changes in one pull. */
export const PULL_SIZE = 200
export const PULL_MAX = 500
/** Open tasks of the tasker's trade in the replica. */
export const FEED_TASKS_MAX = 300
/** Tasks of other trades in the replica, from pages and searches that the user opened. */
export const BROWSED_TASKS_MAX = 5000
/** Messages of each conversation in the replica; older ones are read from the server again. */
export const CACHED_MESSAGES_MAX = 1000

// Files, in bytes.
export const IMAGE_MAX = 5 * 1024 * 1024
/** Shown in lists; the app makes one of about 6 kB. */
export const THUMBNAIL_MAX = 64 * 1024
/** Of a picture of earlier work: a page has up to 24. The app makes smaller ones. */
export const WORK_THUMBNAIL_MAX = 6 * 1024
export const SUBMISSION_MAX = 10 * 1024 * 1024
/** Pictures of one submission or statement; more would not fit into one request. */
export const EVIDENCE_FILES_MAX = 6
/** How long a signed link opens a private file. */
export const FILE_LINK_MS = HOUR_MS
/** Larger files are uploaded in parts of this size; on a slow network one part takes under a minute. */
export const PART_SIZE = 256 * 1024
/** How long an upload may take from its first part to its last. */
export const UPLOAD_LIFETIME_MS = 7 * DAY_MS
/** The same for a user who has not proven the email. */
export const UNPROVEN_UPLOAD_LIFETIME_MS = DAY_MS
/** Unfinished uploads per user, and of one who has not proven the email. */
export const OPEN_UPLOADS_MAX = 20
export const UNPROVEN_OPEN_UPLOADS_MAX = 5
/** The least age of an unreferenced file before deletion: its row may not be written yet. */
export const ORPHAN_MS = DAY_MS

/** How long a new second factor of an administrator waits for its first code. */
export const FACTOR_SET_UP_MS = 10 * 60_000

// Money, in kobo.
/** Basis points of the price; the setting of the same name replaces it. */
export const PLATFORM_FEE_BPS = 0
export const FUND_MIN = naira(100)
export const FUND_MAX = naira(1_000_000)
/** To which settings can raise `FUND_MAX`. */
export const FUND_LIMIT = naira(10_000_000)
/** Of an adjustment by two administrators. */
export const ADJUSTMENT_MAX = naira(1_000_000)
/** What one administrator moves alone: more needs a second one. */
export const SECOND_ADMINISTRATOR_ABOVE = naira(100_000)
/** A new administrator does not decide about money before. */
export const NEW_ADMINISTRATOR_MS = 3 * DAY_MS
/** A reference of a transaction, payment or payout, as it is searched. */
export const REFERENCE_MAX = 100
/** The largest entry of the ledger. */
export const SETTLEMENT_MAX = naira(1_000_000_000)
/** Payments that a user may initialize within the window; each is a call to the provider. */
export const OPEN_PAYMENTS_MAX = 20
export const OPEN_PAYMENTS_WINDOW_MS = 10 * MINUTE_MS
/** The lowest tier of the central bank. */
export const UNVERIFIED_BALANCE_MAX = naira(300_000)
export const WITHDRAW_MIN = naira(1000)
export const WITHDRAW_MAX = naira(1_000_000)
/** Withdrawals per Lagos day: the central bank's lowest and highest tier. */
export const UNVERIFIED_PER_DAY = naira(50_000)
export const VERIFIED_PER_DAY = naira(5_000_000)
/** Per Lagos day while a wallet is new: what a thief can take before the owner reads the email about it. */
export const NEW_WALLET_PER_DAY = naira(5000)
/** From the registration, and from the first PIN. */
export const NEW_WALLET_MS = DAY_MS
/** Unfinished payouts per user. */
export const PENDING_WITHDRAWALS_MAX = 3
/** Saved bank accounts per user. */
export const BANK_ACCOUNTS_MAX = 5
/** A payment without a result is verified with the provider after this time. */
export const STALE_PAYMENT_MS = 10 * MINUTE_MS
/** How long one sender owns a payout; longer than all its calls to the provider together. */
export const PAYOUT_LEASE_MS = MINUTE_MS
/** A payment is abandoned, and a payout needs an administrator, after this time without a conclusion. */
export const REVIEW_AFTER_MS = DAY_MS
/** How long the provider's list of banks and an account's name are cached. */
export const BANK_LIST_TTL_MS = DAY_MS
/** Bytes; the provider's events are a few kB. */
export const WEBHOOK_MAX = 128 * 1024
/** Attempts to process a stored event before a discrepancy is opened. */
export const WEBHOOK_ATTEMPTS = 12
/** Longer than the provider repeats an event. */
export const WEBHOOK_RETENTION_MS = 90 * DAY_MS

/** The whole ledger is checked this often, and a check that is older than the second is reported. */
export const LEDGER_CHECK_MS = DAY_MS
export const LEDGER_CHECK_OVERDUE_MS = 2 * DAY_MS

// PIN.
/** Wrong attempts before the first lock, and before each later one: guessing four digits must take years. */
export const PIN_ATTEMPTS = 5
export const PIN_ATTEMPTS_AFTER_LOCK = 3
export const PIN_LOCK_MS = 30 * MINUTE_MS
export const PIN_LONG_LOCK_MS = DAY_MS
/** Gives the owner of a stolen phone time to react after a PIN reset. */
export const WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS = DAY_MS
/** A code sent by email (OWASP ASVS 5.0, 6.5.5). */
export const CODE_LIFETIME_MS = 10 * MINUTE_MS
export const CODE_ATTEMPTS = 5

/** How long a link for a new password works: email is slow on bad networks (docs/security.md#deviations). */
export const RESET_LINK_MS = 30 * MINUTE_MS

// Notices.
export const NOTICE_KEEP_MS = 90 * DAY_MS
/** Marked as read by one command. */
export const NOTICES_PER_READ_MAX = 100

// Screens.
export const TOAST_MS = 5000
/** The pause before an automatic redirect, so that its reason can be read. */
export const REDIRECT_MS = 2000
/** How long a deletion offers Undo. */
export const UNDO_MS = 30_000
