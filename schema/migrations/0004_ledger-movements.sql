CREATE TABLE `adjustments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`journal_id` text,
	CONSTRAINT "adjustment_status" CHECK(status IN ('requested', 'approved', 'rejected')),
	CONSTRAINT "adjustment_amount" CHECK(typeof(amount) = 'integer' AND amount <> 0),
	CONSTRAINT "adjustment_reason" CHECK(length(trim(reason)) > 0),
	CONSTRAINT "two_administrators" CHECK(decided_by IS NULL OR decided_by <> requested_by),
	CONSTRAINT "adjustment_decided" CHECK((status = 'requested') = (decided_by IS NULL) AND (status = 'approved') = (journal_id IS NOT NULL))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `adjustments_journal` ON `adjustments` (`journal_id`);--> statement-breakpoint
CREATE INDEX `adjustments_open` ON `adjustments` (`requested_at`) WHERE status = 'requested';--> statement-breakpoint
CREATE TABLE `ledger_account_kinds` (
	`kind` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`id_prefix` text,
	CONSTRAINT "kind_rule" CHECK(rule IN ('none', 'credit_normal', 'debit_normal'))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_prefix` ON `ledger_account_kinds` (`id_prefix`);--> statement-breakpoint
CREATE TABLE `ledger_checkpoints` (
	`account_id` text PRIMARY KEY NOT NULL,
	`debits` integer NOT NULL,
	`credits` integer NOT NULL,
	`entry_id` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `ledger_posting_rules` (
	`journal_type` text NOT NULL,
	`debit_kind` text NOT NULL,
	`credit_kind` text NOT NULL,
	PRIMARY KEY(`journal_type`, `debit_kind`, `credit_kind`),
	FOREIGN KEY (`debit_kind`) REFERENCES `ledger_account_kinds`(`kind`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_kind`) REFERENCES `ledger_account_kinds`(`kind`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `payment_disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`user_id` text,
	`amount` integer,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "dispute_status" CHECK(status IN ('open', 'won', 'lost'))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `payment_disputes_open` ON `payment_disputes` (`user_id`) WHERE status = 'open';--> statement-breakpoint
-- A kind of account is a row now, so the CHECK of kinds has to go. Inserting under the final name, instead of renaming,
-- lets SQLite count the foreign keys of the entries as satisfied again.
CREATE TABLE ledger_accounts_before AS SELECT * FROM ledger_accounts;
--> statement-breakpoint
DROP TABLE ledger_accounts;
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_id` text,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`debits` integer DEFAULT 0 NOT NULL,
	`credits` integer DEFAULT 0 NOT NULL,
	`rule` text DEFAULT 'none' NOT NULL,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`kind`) REFERENCES `ledger_account_kinds`(`kind`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_rule" CHECK(rule IN ('none', 'credit_normal', 'debit_normal')),
	CONSTRAINT "account_currency" CHECK(currency = 'NGN'),
	CONSTRAINT "whole_debits" CHECK(typeof(debits) = 'integer' AND debits >= 0),
	CONSTRAINT "whole_credits" CHECK(typeof(credits) = 'integer' AND credits >= 0),
	CONSTRAINT "insufficient_funds" CHECK(rule <> 'credit_normal' OR credits >= debits),
	CONSTRAINT "overdrawn_asset" CHECK(rule <> 'debit_normal' OR debits >= credits)
) STRICT;
--> statement-breakpoint
INSERT INTO ledger_account_kinds (kind, rule, id_prefix) VALUES
  ('user_available', 'credit_normal', 'ua:'),
  ('task_escrow', 'credit_normal', 'te:'),
  ('payout_inflight', 'credit_normal', 'pi:'),
  ('refund_inflight', 'credit_normal', 'ri:'),
  ('user_debt', 'debit_normal', 'ud:'),
  ('suspense', 'credit_normal', 'su:'),
  ('platform_fee', 'credit_normal', NULL),
  ('provider_clearing', 'debit_normal', NULL),
  ('provider_fees', 'none', NULL),
  ('platform_capital', 'none', NULL),
  ('admin_adjust', 'none', NULL);
--> statement-breakpoint
INSERT INTO ledger_posting_rules (journal_type, debit_kind, credit_kind) VALUES
  ('fund', 'provider_clearing', 'user_available'),
  ('fund', 'suspense', 'user_available'),
  ('fund', 'provider_fees', 'provider_clearing'),
  ('award', 'user_available', 'task_escrow'),
  ('hold', 'user_available', 'task_escrow'),
  ('release', 'task_escrow', 'user_available'),
  ('release', 'task_escrow', 'platform_fee'),
  ('task_refund', 'task_escrow', 'user_available'),
  ('withdraw', 'user_available', 'payout_inflight'),
  ('payout', 'payout_inflight', 'provider_clearing'),
  ('payout', 'payout_inflight', 'provider_fees'),
  ('payout', 'provider_fees', 'provider_clearing'),
  ('payout_failed', 'payout_inflight', 'user_available'),
  ('payout_returned', 'provider_clearing', 'user_available'),
  ('refund', 'refund_inflight', 'provider_clearing'),
  ('refund', 'user_available', 'provider_clearing'),
  ('refund', 'user_debt', 'provider_clearing'),
  ('chargeback', 'refund_inflight', 'provider_clearing'),
  ('chargeback', 'user_available', 'provider_clearing'),
  ('chargeback', 'user_debt', 'provider_clearing'),
  ('refund_started', 'user_available', 'refund_inflight'),
  ('refund_started', 'suspense', 'refund_inflight'),
  ('refund_failed', 'refund_inflight', 'user_available'),
  ('refund_failed', 'refund_inflight', 'suspense'),
  ('debt_paid', 'user_available', 'user_debt'),
  ('suspense_in', 'provider_clearing', 'suspense'),
  ('suspense_in', 'provider_fees', 'provider_clearing'),
  ('adjust', 'admin_adjust', 'user_available'),
  ('adjust', 'user_available', 'admin_adjust'),
  ('settle', 'platform_capital', 'provider_clearing'),
  ('settle', 'provider_clearing', 'platform_capital'),
  ('settle', 'provider_fees', 'provider_clearing');
--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, owner_id, currency, debits, credits, rule, closed_at, created_at)
  SELECT a.id, a.kind, a.owner_id, a.currency, a.debits, a.credits, k.rule, a.closed_at, a.created_at
  FROM ledger_accounts_before a JOIN ledger_account_kinds k ON k.kind = a.kind
  -- Each payment in suspense has an account of its own now; nothing was ever posted to the common one.
  WHERE a.id <> 'suspense';
--> statement-breakpoint
DROP TABLE ledger_accounts_before;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_owner` ON `ledger_accounts` (`kind`,`owner_id`) WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_accounts_owing` ON `ledger_accounts` (`owner_id`) WHERE kind = 'user_debt' AND debits > credits;--> statement-breakpoint
ALTER TABLE `ledger_journals` ADD `movement` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_movement` ON `ledger_journals` (`subject_id`,`movement`) WHERE movement IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_journals_taken_back` ON `ledger_journals` (`subject_id`) WHERE type IN ('refund', 'chargeback');
--> statement-breakpoint
-- What exists is carried over: the holds and releases of before are the first movements of their tasks, adjustments get
-- the record that is required from now on, and the totals of today are where the next check begins.
DROP TRIGGER ledger_journals_no_update;
--> statement-breakpoint
UPDATE ledger_journals SET movement = 1 WHERE type = 'award' AND idem_key = 'award:' || subject_id;
--> statement-breakpoint
UPDATE ledger_journals SET movement = 2 WHERE type = 'release' AND idem_key = 'release:' || subject_id;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_update BEFORE UPDATE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
INSERT INTO adjustments (id, user_id, amount, reason, status, requested_by, requested_at, decided_by, decided_at, journal_id)
  SELECT j.id, j.subject_id, sum(e.amount), coalesce(json_extract(j.meta, '$.note'), 'Balance corrected'), 'approved',
    'before approval was required', j.created_at, 'migration', j.created_at, j.id
  FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id WHERE j.type = 'adjust' GROUP BY j.id;
--> statement-breakpoint
INSERT INTO ledger_checkpoints (account_id, debits, credits, entry_id)
  SELECT id, debits, credits, (SELECT coalesce(max(id), 0) FROM ledger_entries) FROM ledger_accounts;
--> statement-breakpoint
INSERT INTO job_cursors (job, cursor)
  SELECT 'check-invariants:position', json_object('entry', coalesce(max(id), 0), 'suspects', json_object()) FROM ledger_entries;
--> statement-breakpoint
DROP TRIGGER assertions_insert;
--> statement-breakpoint
-- One arm per code of ASSERTION_CODES in schema/domain/ledger.ts: RAISE takes literal text only before SQLite 3.47.
CREATE TRIGGER assertions_insert BEFORE INSERT ON assertions BEGIN
  SELECT CASE
    WHEN NEW.ok IS 1 THEN RAISE(IGNORE)
    WHEN NEW.code = 'task_state' THEN RAISE(ABORT, 'assertion:task_state')
    WHEN NEW.code = 'proposal_state' THEN RAISE(ABORT, 'assertion:proposal_state')
    WHEN NEW.code = 'proposal_exists' THEN RAISE(ABORT, 'assertion:proposal_exists')
    WHEN NEW.code = 'user_state' THEN RAISE(ABORT, 'assertion:user_state')
    WHEN NEW.code = 'session_state' THEN RAISE(ABORT, 'assertion:session_state')
    WHEN NEW.code = 'payment_state' THEN RAISE(ABORT, 'assertion:payment_state')
    WHEN NEW.code = 'payout_state' THEN RAISE(ABORT, 'assertion:payout_state')
    WHEN NEW.code = 'pin' THEN RAISE(ABORT, 'assertion:pin')
    WHEN NEW.code = 'debt_state' THEN RAISE(ABORT, 'assertion:debt_state')
    WHEN NEW.code = 'dispute_state' THEN RAISE(ABORT, 'assertion:dispute_state')
    WHEN NEW.code = 'adjustment_state' THEN RAISE(ABORT, 'assertion:adjustment_state')
    ELSE RAISE(ABORT, 'assertion:failed')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes without the triggers of DELETE, so each of these tables rejects a row that exists. Opening an
-- account that exists changes nothing.
CREATE TRIGGER ledger_accounts_insert BEFORE INSERT ON ledger_accounts BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.id) THEN RAISE(IGNORE)
    WHEN NOT EXISTS (
      SELECT 1 FROM ledger_account_kinds k WHERE k.kind = NEW.kind AND k.rule = NEW.rule AND NEW.debits = 0 AND NEW.credits = 0
        AND NEW.id = CASE WHEN k.id_prefix IS NULL THEN k.kind ELSE k.id_prefix || NEW.owner_id END
        AND (k.id_prefix IS NULL) = (NEW.owner_id IS NULL)) THEN RAISE(ABORT, 'assertion:account_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_update BEFORE UPDATE OF id, kind, owner_id, currency, rule, created_at ON ledger_accounts
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- Only the newest entry moves an account.
CREATE TRIGGER ledger_accounts_debits BEFORE UPDATE OF debits ON ledger_accounts
  WHEN NOT EXISTS (SELECT 1 FROM ledger_entries WHERE id = (SELECT max(id) FROM ledger_entries)
    AND debit_account = NEW.id AND amount = NEW.debits - OLD.debits)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_credits BEFORE UPDATE OF credits ON ledger_accounts
  WHEN NOT EXISTS (SELECT 1 FROM ledger_entries WHERE id = (SELECT max(id) FROM ledger_entries)
    AND credit_account = NEW.id AND amount = NEW.credits - OLD.credits)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- A journal of a type moves money only between the kinds of accounts that its posting rules name; a reversal between
-- those of the reversed journal, exchanged.
CREATE TRIGGER ledger_entries_insert BEFORE INSERT ON ledger_entries BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_entries WHERE id = NEW.id)
      OR EXISTS (SELECT 1 FROM ledger_entries WHERE journal_id = NEW.journal_id AND leg = NEW.leg) THEN RAISE(ABORT, 'immutable')
    WHEN NOT EXISTS (
      SELECT 1 FROM ledger_journals j
      LEFT JOIN ledger_journals o ON o.id = j.reverses_id
      CROSS JOIN ledger_accounts d ON d.id = CASE WHEN o.id IS NULL THEN NEW.debit_account ELSE NEW.credit_account END
      CROSS JOIN ledger_accounts c ON c.id = CASE WHEN o.id IS NULL THEN NEW.credit_account ELSE NEW.debit_account END
      CROSS JOIN ledger_posting_rules r
        ON r.journal_type = coalesce(o.type, j.type) AND r.debit_kind = d.kind AND r.credit_kind = c.kind
      WHERE j.id = NEW.journal_id) THEN RAISE(ABORT, 'assertion:posting_rule')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_insert BEFORE INSERT ON ledger_journals BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_journals WHERE idem_key = NEW.idem_key)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.idem_key')
    WHEN EXISTS (SELECT 1 FROM ledger_journals WHERE id = NEW.id)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.id')
    WHEN NEW.reverses_id IS NOT NULL AND EXISTS (SELECT 1 FROM ledger_journals WHERE reverses_id = NEW.reverses_id)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.reverses_id')
    WHEN NEW.movement IS NOT NULL AND NEW.movement <> 1 + coalesce(
      (SELECT max(movement) FROM ledger_journals WHERE subject_id = NEW.subject_id AND movement IS NOT NULL), 0)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.movement')
  END;
END;
--> statement-breakpoint
-- Two runs of the job may store the same checksum.
CREATE TRIGGER ledger_checksums_insert BEFORE INSERT ON ledger_checksums BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_checksums WHERE day = NEW.day AND sha256 = NEW.sha256) THEN RAISE(IGNORE)
    WHEN EXISTS (SELECT 1 FROM ledger_checksums WHERE day = NEW.day) THEN RAISE(ABORT, 'immutable')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_no_update BEFORE UPDATE ON ledger_account_kinds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_no_delete BEFORE DELETE ON ledger_account_kinds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_rules_no_update BEFORE UPDATE ON ledger_posting_rules BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_rules_no_delete BEFORE DELETE ON ledger_posting_rules BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_insert BEFORE INSERT ON ledger_account_kinds
  WHEN EXISTS (SELECT 1 FROM ledger_account_kinds WHERE kind = NEW.kind OR id_prefix = NEW.id_prefix)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What is final, or what the ledger was written from, does not change.
CREATE TRIGGER adjustments_no_update BEFORE UPDATE ON adjustments
  WHEN OLD.status <> 'requested' OR NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.reason IS NOT OLD.reason OR NEW.requested_by IS NOT OLD.requested_by OR NEW.requested_at IS NOT OLD.requested_at
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER adjustments_no_delete BEFORE DELETE ON adjustments BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER adjustments_insert BEFORE INSERT ON adjustments
  WHEN NEW.status <> 'requested' OR EXISTS (SELECT 1 FROM adjustments WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_no_update BEFORE UPDATE OF id, client_id, tasker_id, price, fee_bps, status ON tasks
  WHEN OLD.status = 'completed' AND (NEW.id IS NOT OLD.id OR NEW.client_id IS NOT OLD.client_id OR NEW.tasker_id IS NOT OLD.tasker_id OR NEW.price IS NOT OLD.price OR NEW.fee_bps IS NOT OLD.fee_bps OR NEW.status IS NOT OLD.status)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_no_delete BEFORE DELETE ON tasks WHEN OLD.status = 'completed'
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_insert BEFORE INSERT ON tasks
  WHEN EXISTS (SELECT 1 FROM tasks WHERE id = NEW.id AND status = 'completed')
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: tasks.id'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_no_update BEFORE UPDATE OF reference, user_id, amount, currency, status, paid_amount ON payments
  WHEN OLD.status = 'success' AND (NEW.reference IS NOT OLD.reference OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.currency IS NOT OLD.currency OR NEW.status IS NOT OLD.status OR NEW.paid_amount IS NOT OLD.paid_amount)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_no_delete BEFORE DELETE ON payments WHEN OLD.status = 'success'
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_insert BEFORE INSERT ON payments
  WHEN EXISTS (SELECT 1 FROM payments WHERE reference = NEW.reference AND status = 'success')
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.reference'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_no_update BEFORE UPDATE ON payouts
  WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.journal_id IS NOT OLD.journal_id OR NEW.amount IS NOT OLD.amount OR NEW.charge IS NOT OLD.charge OR NEW.reference IS NOT OLD.reference OR NEW.created_at IS NOT OLD.created_at
    OR (OLD.status IN ('failed', 'reversed') AND NEW.status <> OLD.status)
    OR (OLD.status = 'success' AND NEW.status NOT IN ('success', 'reversed'))
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_no_delete BEFORE DELETE ON payouts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_insert BEFORE INSERT ON payouts
  WHEN EXISTS (SELECT 1 FROM payouts WHERE id = NEW.id OR reference = NEW.reference OR journal_id = NEW.journal_id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_no_update BEFORE UPDATE ON idempotency_keys BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_insert BEFORE INSERT ON idempotency_keys
  WHEN EXISTS (SELECT 1 FROM idempotency_keys WHERE user_id = NEW.user_id AND key = NEW.key)
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: idempotency_keys.user_id, idempotency_keys.key'); END;
