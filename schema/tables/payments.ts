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
import type { Kobo } from '../domain/money.ts'
import { INFLIGHT_STATUSES, PAYMENT_STATUSES, PAYOUT_STATUSES } from '../domain/wallet.ts'
import { id, instant, kobo, maybeId, maybeInstant } from './columns.ts'
import { users } from './users.ts'

const inList = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(', '))

/** Money coming in, by our reference (MONEY 1). `amount` is what was asked for; the books carry what was paid. */
export const payments = sqliteTable(
  'payments',
  {
    reference: text('reference').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    amount: kobo('amount'),
    currency: text('currency').notNull().default('NGN'),
    phone: text('phone').notNull().default(''),
    accessCode: text('access_code'),
    /** Where the provider said that the code is opened. */
    checkoutUrl: text('checkout_url'),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** The provider's own word when it is not conclusive yet: `pending`, `ongoing`, … */
    providerStatus: text('provider_status'),
    providerId: text('provider_id'),
    /** What was truly paid, and the provider's fee on it, once known. */
    paid: integer('paid'),
    fees: integer('fees'),
    /** Of what was paid, what went back to the card since: refunded, or lost in a dispute. */
    takenBack: kobo('taken_back').default(0 as Kobo),
    /** Why a person should look: another amount, over the limit, another currency or owner. */
    flag: text('flag'),
    createdAt: instant('created_at'),
    /** When the provider was last asked; null is never. */
    askedAt: maybeInstant('asked_at'),
    verifiedAt: maybeInstant('verified_at'),
  },
  (t) => [
    index('payments_of').on(t.userId, t.createdAt),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`status = 'initialized'`),
    check('payment_status', sql`status IN (${inList(PAYMENT_STATUSES)})`),
    check('payment_amount', sql`typeof(amount) = 'integer' AND amount > 0`),
  ],
)

/** Money going out (MONEY 1). `amount` leaves the wallet; `charge` of it is the bank's, the rest arrives. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: id('payout').primaryKey(),
    userId: id('user', 'user_id').references(() => users.id),
    /** The journal of the request: the row a person sees in their history. */
    journalId: id('journal', 'journal_id'),
    amount: kobo('amount'),
    charge: kobo('charge'),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    /** AES-GCM under BANK_SECRET; nobody needs it but the provider. */
    accountNumberEnc: text('account_number_enc').notNull(),
    accountLast4: text('account_last4').notNull(),
    accountName: text('account_name').notNull(),
    recipientCode: text('recipient_code'),
    reference: text('reference').notNull().unique('payouts_reference'),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    /** Whoever sends owns the payout until then; null is nobody. */
    leaseUntil: maybeInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    providerTransferCode: text('provider_transfer_code'),
    /** What the provider took, as it said (MONEY 3.2: never a formula). */
    feeCharged: integer('fee_charged'),
    lastError: text('last_error'),
    /** A name that shares no word with the person's: a person looks before it is sent (R43). */
    reviewReason: text('review_reason'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('payouts_of').on(t.userId, t.createdAt),
    uniqueIndex('payouts_journal').on(t.journalId),
    /** How many of somebody's are under way, and how much money that is. */
    index('payouts_inflight')
      .on(t.userId, t.amount)
      .where(sql`status IN (${inList(INFLIGHT_STATUSES)})`),
    index('payouts_open')
      .on(t.updatedAt)
      .where(sql`status IN (${inList(INFLIGHT_STATUSES)})`),
    check('payout_status', sql`status IN (${inList(PAYOUT_STATUSES)})`),
    check(
      'payout_amount',
      sql`typeof(amount) = 'integer' AND typeof(charge) = 'integer' AND charge >= 0 AND amount > charge`,
    ),
  ],
)

/** What the provider told us, as it came, once each; worked through afterwards (MONEY 2, Webhook). */
export const webhookInbox = sqliteTable(
  'webhook_inbox',
  {
    /** `event:data.id:data.status`, or the body's hash where those are missing. */
    dedupeKey: text('dedupe_key').primaryKey(),
    event: text('event').notNull(),
    body: text('body').notNull(),
    bodySha256: text('body_sha256').notNull(),
    receivedAt: instant('received_at'),
    processedAt: maybeInstant('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
  },
  (t) => [
    index('webhook_inbox_waiting')
      .on(t.receivedAt)
      .where(sql`processed_at IS NULL`),
  ],
)

/** The PIN that lets money out (R42). No row: none was made yet. */
export const pins = sqliteTable('pins', {
  userId: id('user', 'user_id')
    .primaryKey()
    .references(() => users.id),
  hash: text('hash').notNull(),
  /** Bound into the withdrawal's guard: a PIN that changed in between stops it (SECURITY 2). */
  version: integer('version').notNull().default(1),
  /** Tries taken, each reserved before the hash is reckoned; a right one clears them. */
  fails: integer('fails').notNull().default(0),
  /** How often it has been locked since the last right try. */
  locks: integer('locks').notNull().default(0),
  lockedUntil: maybeInstant('locked_until'),
  /** After a forgotten PIN was replaced: no withdrawal before this. */
  restsUntil: maybeInstant('rests_until'),
  updatedAt: instant('updated_at'),
})

/** A code sent by e-mail, as a hash; one at a time for each purpose, the newest wins. */
export const codes = sqliteTable(
  'codes',
  {
    userId: id('user', 'user_id').references(() => users.id),
    purpose: text('purpose', { enum: ['pin'] }).notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)

/** Letters to be sent: written in the batch of what they tell of, sent afterwards, swept by the clock (DESIGN 3). */
export const letters = sqliteTable(
  'letters',
  {
    id: text('id').primaryKey(),
    userId: maybeId('user', 'user_id'),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at'),
    leaseUntil: maybeInstant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: maybeInstant('sent_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('letters_waiting')
      .on(t.createdAt)
      .where(sql`sent_at IS NULL`),
  ],
)
