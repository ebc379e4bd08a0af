import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import {
  ACCOUNT_KINDS,
  ACCOUNT_RULES,
  ADJUSTMENT_STATUSES,
  JOURNAL_TYPES,
  type JournalMeta,
} from '#schema/domain/ledger.ts'
import { id, instant, isIn, kobo, optionalId, optionalInstant } from './columns.ts'

/** Kinds are rows, so that a new one needs no new table (schema/domain/ledger-accounts.ts). */
export const ledgerAccountKinds = sqliteTable(
  'ledger_account_kinds',
  {
    kind: text('kind').primaryKey(),
    rule: text('rule', { enum: ACCOUNT_RULES }).notNull(),
    /** Before the owner's id in the id of an account; null for the one account of the platform, whose id is the kind. */
    idPrefix: text('id_prefix').unique('ledger_account_prefix'),
  },
  () => [check('kind_rule', sql.raw(isIn('rule', ACCOUNT_RULES)))],
)

/** Between which kinds of accounts a journal of a type may move money; checked by a trigger on entries. */
export const ledgerPostingRules = sqliteTable(
  'ledger_posting_rules',
  {
    journalType: text('journal_type').notNull(),
    debitKind: text('debit_kind')
      .notNull()
      .references(() => ledgerAccountKinds.kind),
    creditKind: text('credit_kind')
      .notNull()
      .references(() => ledgerAccountKinds.kind),
  },
  (t) => [primaryKey({ columns: [t.journalType, t.debitKind, t.creditKind] })],
)

/** The rule of an account is a CHECK, evaluated in the statement that moves the money. */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ACCOUNT_KINDS })
      .notNull()
      .references(() => ledgerAccountKinds.kind),
    ownerId: text('owner_id'),
    currency: text('currency').notNull().default('NGN'),
    debits: kobo('debits').default(sql`0`),
    credits: kobo('credits').default(sql`0`),
    rule: text('rule', { enum: ACCOUNT_RULES }).notNull().default('none'),
    closedAt: optionalInstant('closed_at'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('ledger_accounts_owner')
      .on(t.kind, t.ownerId)
      .where(sql`owner_id IS NOT NULL`),
    /** Users who owe money. */
    index('ledger_accounts_owing')
      .on(t.ownerId)
      .where(sql`kind = 'user_debt' AND debits > credits`),
    check('account_rule', sql.raw(isIn('rule', ACCOUNT_RULES))),
    check('account_currency', sql`currency = 'NGN'`),
    check('whole_debits', sql`typeof(debits) = 'integer' AND debits >= 0`),
    check('whole_credits', sql`typeof(credits) = 'integer' AND credits >= 0`),
    check('insufficient_funds', sql`rule <> 'credit_normal' OR credits >= debits`),
    check('overdrawn_asset', sql`rule <> 'debit_normal' OR debits >= credits`),
  ],
)

// `ledger_journals_reference` is in its migration alone: an index of the end of the id, which the reference of a user has.
export const ledgerJournals = sqliteTable(
  'ledger_journals',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: JOURNAL_TYPES }).notNull(),
    /** `hold:<task>:<n>`, `fund:<reference>` …: unique, so each posting happens once. */
    idemKey: text('idem_key').notNull().unique('ledger_journals_once'),
    reqHash: text('req_hash'),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    reversesId: text('reverses_id')
      .unique('ledger_journals_reversed_once')
      .references((): AnySQLiteColumn => ledgerJournals.id),
    meta: text('meta', { mode: 'json' }).$type<JournalMeta>(),
    createdAt: instant('created_at'),
    /** The number of a movement of a task's hold, from 1 without gaps; null for other journals. */
    movement: integer('movement'),
  },
  (t) => [
    uniqueIndex('ledger_journals_movement')
      .on(t.subjectId, t.movement)
      .where(sql`movement IS NOT NULL`),
    /** What was taken back of a payment. */
    index('ledger_journals_taken_back')
      .on(t.subjectId)
      .where(sql`type IN ('refund', 'chargeback')`),
  ],
)

/** One row is one debit, one credit and one positive amount, so an unbalanced entry cannot be written. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    journalId: text('journal_id')
      .notNull()
      .references(() => ledgerJournals.id),
    leg: integer('leg').notNull(),
    debitAccount: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    creditAccount: text('credit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: kobo('amount'),
    createdAt: instant('created_at'),
  },
  (t) => [
    uniqueIndex('ledger_entries_leg').on(t.journalId, t.leg),
    index('ledger_entries_debit').on(t.debitAccount),
    index('ledger_entries_credit').on(t.creditAccount),
    index('ledger_entries_time').on(t.createdAt),
    check(
      'entry_amount',
      sql`typeof(amount) = 'integer' AND amount > 0 AND amount <= 100000000000`,
    ),
    check('two_accounts', sql`debit_account <> credit_account`),
  ],
)

/** Always empty: its trigger ignores a row with `ok` = 1 and aborts the batch with the code otherwise. */
export const assertions = sqliteTable('assertions', {
  code: text('code').notNull(),
  ok: integer('ok'),
})

/** The totals of an account after an entry, as they were verified: later checks begin there. */
export const ledgerCheckpoints = sqliteTable('ledger_checkpoints', {
  accountId: text('account_id').primaryKey(),
  debits: kobo('debits'),
  credits: kobo('credits'),
  entryId: integer('entry_id').notNull(),
})

/** A correction of a wallet by two administrators; a negative amount is taken from it. */
export const adjustments = sqliteTable(
  'adjustments',
  {
    id: id('adjustment'),
    userId: id('user', 'user_id'),
    amount: kobo('amount'),
    reason: text('reason').notNull(),
    status: text('status', { enum: ADJUSTMENT_STATUSES }).notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at'),
    decidedBy: text('decided_by'),
    decidedAt: optionalInstant('decided_at'),
    journalId: optionalId('journal', 'journal_id').unique('adjustments_journal'),
  },
  (t) => [
    primaryKey({ columns: [t.id] }),
    index('adjustments_open')
      .on(t.requestedAt)
      .where(sql`status = 'requested'`),
    check('adjustment_status', sql.raw(isIn('status', ADJUSTMENT_STATUSES))),
    check('adjustment_amount', sql`typeof(amount) = 'integer' AND amount <> 0`),
    check('adjustment_reason', sql`length(trim(reason)) > 0`),
    check('two_administrators', sql`decided_by IS NULL OR decided_by <> requested_by`),
    check(
      'adjustment_decided',
      sql`(status = 'requested') = (decided_by IS NULL) AND (status = 'approved') = (journal_id IS NOT NULL)`,
    ),
  ],
)
