import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import { ACCOUNT_KINDS, ACCOUNT_RULES, JOURNAL_TYPES } from '#schema/domain/ledger.ts'
import { instant, isIn, kobo, optionalInstant } from './columns.ts'

/** The rule of an account is a CHECK, evaluated in the statement that moves the money. */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
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
    check('account_kind', sql.raw(isIn('kind', ACCOUNT_KINDS))),
    check('account_rule', sql.raw(isIn('rule', ACCOUNT_RULES))),
    check('account_currency', sql`currency = 'NGN'`),
    check('whole_debits', sql`typeof(debits) = 'integer' AND debits >= 0`),
    check('whole_credits', sql`typeof(credits) = 'integer' AND credits >= 0`),
    check('insufficient_funds', sql`rule <> 'credit_normal' OR credits >= debits`),
    check('overdrawn_asset', sql`rule <> 'debit_normal' OR debits >= credits`),
  ],
)

export const ledgerJournals = sqliteTable('ledger_journals', {
  id: text('id').primaryKey(),
  type: text('type', { enum: JOURNAL_TYPES }).notNull(),
  /** `award:<task>`, `release:<task>` …: unique, so each posting happens once. */
  idemKey: text('idem_key').notNull().unique('ledger_journals_once'),
  reqHash: text('req_hash'),
  actorId: text('actor_id'),
  subjectId: text('subject_id'),
  reversesId: text('reverses_id')
    .unique('ledger_journals_reversed_once')
    .references((): AnySQLiteColumn => ledgerJournals.id),
  meta: text('meta', { mode: 'json' }).$type<{ title?: string; note?: string }>(),
  createdAt: instant('created_at'),
})

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
