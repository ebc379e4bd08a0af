import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { CODE_PURPOSES, CONTACTS } from '#schema/domain/codes.ts'
import { DISPUTE_STATUSES } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { PAYMENT_STATUSES, UNPAID_STATUSES } from '#schema/domain/payment.ts'
import { INFLIGHT_STATUSES, PAYOUT_STATUSES } from '#schema/domain/payout.ts'
import { id, instant, isIn, kobo, optionalId, optionalInstant } from './columns.ts'
import { personal, personalRow } from './personal.ts'
import { users } from './users.ts'

/** Money in. `amount` is the requested amount; the ledger has the paid amount. */
export const payments = sqliteTable(
  'payments',
  {
    reference: text('reference').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    amount: kobo('amount'),
    currency: text('currency').notNull().default('NGN'),
    phone: personal(text('phone').notNull().default('')),
    accessCode: text('access_code'),
    /** The provider's page that opens the access code. */
    checkoutUrl: text('checkout_url'),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** The provider's status, for example `pending` or `ongoing` while there is no result. */
    providerStatus: text('provider_status'),
    providerId: text('provider_id'),
    /** Kobo, known once the provider has reported the payment; `fees` is the provider's part. */
    paidAmount: integer('paid_amount'),
    fees: integer('fees'),
    /** The part of the paid amount that was returned to the card by refund or chargeback. */
    returned: kobo('returned').default(0 as Kobo),
    /** Differences from the expected payment: amount, over_limit, currency, owner, … */
    flag: text('flag'),
    createdAt: instant('created_at'),
    /** When the provider was last queried. */
    checkedAt: optionalInstant('checked_at'),
    verifiedAt: optionalInstant('verified_at'),
  },
  (t) => [
    index('payments_of').on(t.userId, t.createdAt),
    index('payments_open')
      .on(t.createdAt)
      .where(sql.raw(isIn('status', UNPAID_STATUSES))),
    check('payment_status', sql.raw(isIn('status', PAYMENT_STATUSES))),
    check('payment_amount', sql`typeof(amount) = 'integer' AND amount > 0`),
  ],
)

/** Disputes of payments at the provider; while one is open the money of its payer rests. */
export const paymentDisputes = sqliteTable(
  'payment_disputes',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    /** Null when the payment is unknown here. */
    userId: optionalId('user', 'user_id').references(() => users.id),
    /** Kobo; null while the provider has not told it. */
    amount: integer('amount'),
    status: text('status', { enum: DISPUTE_STATUSES }).notNull(),
    openedAt: instant('opened_at'),
    closedAt: optionalInstant('closed_at'),
  },
  (t) => [
    index('payment_disputes_open')
      .on(t.userId)
      .where(sql`status = 'open'`),
    check('dispute_status', sql.raw(isIn('status', DISPUTE_STATUSES))),
  ],
)

/** Money of automatic approvals that cannot be withdrawn yet (docs/ledger.md#clearing). */
export const clearings = sqliteTable(
  'clearings',
  {
    userId: id('user', 'user_id').references(() => users.id),
    clearsAt: instant('clears_at'),
    /** The release. */
    journalId: text('journal_id').notNull(),
    amount: kobo('amount'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clearsAt, t.journalId] })],
)

/** Money out. `amount` leaves the wallet; `charge` is the bank's part of it and the rest arrives. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: id('payout').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    /** The journal of the request, which the user sees as a transaction. */
    journalId: id('journal', 'journal_id'),
    amount: kobo('amount'),
    charge: kobo('charge'),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    /** AES-GCM with BANK_SECRET; only the provider needs the plain number. */
    accountNumberEnc: text('account_number_enc').notNull(),
    accountLast4: text('account_last4').notNull(),
    accountName: text('account_name').notNull(),
    recipientCode: text('recipient_code'),
    reference: text('reference').notNull().unique('payouts_reference'),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    /** One sender owns the payout until then. */
    leaseUntil: optionalInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    providerTransferCode: text('provider_transfer_code'),
    /** The provider's fee as it reported it, never calculated. */
    feeCharged: integer('fee_charged'),
    /** The provider's own word, for example `otp`; the status is our conclusion from it. */
    providerStatus: text('provider_status'),
    lastError: text('last_error'),
    /** When it was reported as overdue (docs/ledger.md#overdue-work). */
    overdueAt: optionalInstant('overdue_at'),
    /** Set when the bank's name for the account shares no word with the user's name. */
    reviewReason: text('review_reason'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('payouts_of').on(t.userId, t.createdAt),
    // Administrators read it in the provider's dashboard.
    index('payouts_transfer')
      .on(t.providerTransferCode)
      .where(sql`provider_transfer_code IS NOT NULL`),
    uniqueIndex('payouts_journal').on(t.journalId),
    /** Number and sum of a user's unfinished payouts. */
    index('payouts_inflight')
      .on(t.userId, t.amount)
      .where(sql.raw(isIn('status', INFLIGHT_STATUSES))),
    index('payouts_open')
      .on(t.updatedAt)
      .where(sql.raw(isIn('status', INFLIGHT_STATUSES))),
    check('payout_status', sql.raw(isIn('status', PAYOUT_STATUSES))),
    check(
      'payout_amount',
      sql`typeof(amount) = 'integer' AND typeof(charge) = 'integer' AND charge >= 0 AND amount > charge`,
    ),
  ],
)

/** Where a user's withdrawals went, for the next one: the latest BANK_ACCOUNTS_MAX. */
export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    id: id('bankAccount').primaryKey(),
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    /** AES-GCM with BANK_SECRET, as in `payouts`. */
    accountNumberEnc: text('account_number_enc').notNull(),
    accountLast4: text('account_last4').notNull(),
    /** As the bank gave it at the last withdrawal. */
    accountName: text('account_name').notNull(),
    /** Keyed hash of bank and number. */
    fingerprint: text('fingerprint').notNull(),
    /** Which BANK_SECRET both were made with (`keyIdOf`). */
    keyId: text('key_id').notNull(),
    createdAt: instant('created_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('bank_accounts_of').on(t.userId, t.fingerprint),
    index('bank_accounts_key').on(t.keyId),
    // Accounts that share one, for administrators.
    index('bank_accounts_shared').on(t.fingerprint),
  ],
)

/** Events from the provider, unchanged and once each; they are processed afterwards. */
export const webhookInbox = sqliteTable(
  'webhook_inbox',
  {
    /** `event:data.id:data.status`, or the hash of the body when these are missing. */
    dedupeKey: text('dedupe_key').primaryKey(),
    event: text('event').notNull(),
    body: text('body').notNull(),
    bodySha256: text('body_sha256').notNull(),
    receivedAt: instant('received_at'),
    /** One processing owns the event until then. */
    leaseUntil: optionalInstant('lease_until'),
    processedAt: optionalInstant('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
  },
  (t) => [
    index('webhook_inbox_waiting')
      .on(t.receivedAt)
      .where(sql`processed_at IS NULL`),
    index('webhook_inbox_failed')
      .on(t.receivedAt)
      .where(sql`error IS NOT NULL`),
  ],
)

/** The PIN that confirms a withdrawal. A user without a row has none. */
export const pins = sqliteTable('pins', {
  userId: personalRow(
    id('user', 'user_id')
      .primaryKey()
      .references(() => users.id),
  ),
  hash: text('hash').notNull(),
  /** Asserted by the withdrawal's batch, so a PIN that changed in between aborts it. */
  version: integer('version').notNull().default(1),
  /** Each attempt is counted before its hash is computed; a correct PIN clears the count. */
  failedAttempts: integer('failed_attempts').notNull().default(0),
  /** Locks since the last correct PIN. */
  lockCount: integer('lock_count').notNull().default(0),
  lockedUntil: optionalInstant('locked_until'),
  /** Set by the reset of a forgotten PIN. */
  withdrawalsPausedUntil: optionalInstant('withdrawals_paused_until'),
  /** Of a first PIN: until then only small sums can be withdrawn. */
  limitedUntil: optionalInstant('limited_until'),
  updatedAt: instant('updated_at'),
})

/** The keyed hash of a code that was sent; one per purpose, the newest replaces the older. */
export const codes = sqliteTable(
  'codes',
  {
    userId: personalRow(id('user', 'user_id').references(() => users.id)),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    /** Where it was sent, which entering it proves. */
    contact: text('contact', { enum: CONTACTS }).notNull().default('email'),
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)

/** Written in the batch of the event that they report, sent after it, and retried by a job. */
export const emails = sqliteTable(
  'emails',
  {
    id: text('id').primaryKey(),
    userId: optionalId('user', 'user_id'),
    address: text('address').notNull(),
    template: text('template').notNull(),
    /** Of the template; empty once it is sent. */
    params: text('params', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** What its link turns off (docs/rules.md#emails-can-be-stopped-by-a-link), joined by commas; null: nothing. */
    categories: text('categories'),
    /** That of its reader when it was written; null: English. */
    language: text('language'),
    createdAt: instant('created_at'),
    leaseUntil: optionalInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: optionalInstant('sent_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('emails_waiting')
      .on(t.createdAt)
      .where(sql`sent_at IS NULL`),
  ],
)
