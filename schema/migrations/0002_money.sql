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
CREATE UNIQUE INDEX `adjustments_journal` ON `adjustments` (`journal_id`);
--> statement-breakpoint
CREATE INDEX `adjustments_open` ON `adjustments` (`requested_at`) WHERE status = 'requested';
--> statement-breakpoint
CREATE TABLE `assertions` (
	`code` text NOT NULL,
	`ok` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_account_kinds` (
	`kind` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`id_prefix` text,
	CONSTRAINT "kind_rule" CHECK(rule IN ('none', 'credit_normal', 'debit_normal'))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_prefix` ON `ledger_account_kinds` (`id_prefix`);
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
CREATE UNIQUE INDEX `ledger_accounts_owner` ON `ledger_accounts` (`kind`,`owner_id`) WHERE owner_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `ledger_accounts_owing` ON `ledger_accounts` (`owner_id`) WHERE kind = 'user_debt' AND debits > credits;
--> statement-breakpoint
CREATE TABLE `ledger_checkpoints` (
	`account_id` text PRIMARY KEY NOT NULL,
	`debits` integer NOT NULL,
	`credits` integer NOT NULL,
	`entry_id` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`journal_id` text NOT NULL,
	`leg` integer NOT NULL,
	`debit_account` text NOT NULL,
	`credit_account` text NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`journal_id`) REFERENCES `ledger_journals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`debit_account`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_account`) REFERENCES `ledger_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "entry_amount" CHECK(typeof(amount) = 'integer' AND amount > 0 AND amount <= 100000000000),
	CONSTRAINT "two_accounts" CHECK(debit_account <> credit_account)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_leg` ON `ledger_entries` (`journal_id`,`leg`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_debit` ON `ledger_entries` (`debit_account`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_credit` ON `ledger_entries` (`credit_account`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_time` ON `ledger_entries` (`created_at`);
--> statement-breakpoint
CREATE TABLE `ledger_journals` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`idem_key` text NOT NULL,
	`req_hash` text,
	`actor_id` text,
	`subject_id` text,
	`reverses_id` text,
	`meta` text,
	`created_at` integer NOT NULL,
	`movement` integer,
	FOREIGN KEY (`reverses_id`) REFERENCES `ledger_journals`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_once` ON `ledger_journals` (`idem_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_reversed_once` ON `ledger_journals` (`reverses_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_movement` ON `ledger_journals` (`subject_id`,`movement`) WHERE movement IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `ledger_journals_taken_back` ON `ledger_journals` (`subject_id`) WHERE type IN ('refund', 'chargeback');
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
CREATE TABLE `bank_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`bank_name` text NOT NULL,
	`account_number_enc` text NOT NULL,
	`account_last4` text NOT NULL,
	`account_name` text NOT NULL,
	`fingerprint` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_of` ON `bank_accounts` (`user_id`,`fingerprint`);
--> statement-breakpoint
CREATE INDEX `bank_accounts_key` ON `bank_accounts` (`key_id`);
--> statement-breakpoint
CREATE INDEX `bank_accounts_shared` ON `bank_accounts` (`fingerprint`);
--> statement-breakpoint
CREATE TABLE `clearings` (
	`user_id` text NOT NULL,
	`clears_at` integer NOT NULL,
	`journal_id` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`user_id`, `clears_at`, `journal_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `codes` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`contact` text DEFAULT 'email' NOT NULL,
	`hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `emails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`address` text NOT NULL,
	`template` text NOT NULL,
	`params` text NOT NULL,
	`categories` text,
	`language` text,
	`created_at` integer NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `emails_waiting` ON `emails` (`created_at`) WHERE sent_at IS NULL;
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
CREATE INDEX `payment_disputes_open` ON `payment_disputes` (`user_id`) WHERE status = 'open';
--> statement-breakpoint
CREATE TABLE `payments` (
	`reference` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`access_code` text,
	`checkout_url` text,
	`status` text NOT NULL,
	`provider_status` text,
	`provider_id` text,
	`paid_amount` integer,
	`fees` integer,
	`returned` integer DEFAULT 0 NOT NULL,
	`flag` text,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`verified_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_status" CHECK(status IN ('initialized', 'success', 'failed', 'abandoned', 'mismatch')),
	CONSTRAINT "payment_amount" CHECK(typeof(amount) = 'integer' AND amount > 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `payments_of` ON `payments` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`created_at`) WHERE status IN ('initialized', 'abandoned');
--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`journal_id` text NOT NULL,
	`amount` integer NOT NULL,
	`charge` integer NOT NULL,
	`bank_code` text NOT NULL,
	`bank_name` text NOT NULL,
	`account_number_enc` text NOT NULL,
	`account_last4` text NOT NULL,
	`account_name` text NOT NULL,
	`recipient_code` text,
	`reference` text NOT NULL,
	`status` text NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_transfer_code` text,
	`fee_charged` integer,
	`provider_status` text,
	`last_error` text,
	`overdue_at` integer,
	`review_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_status" CHECK(status IN ('requested', 'sending', 'sent', 'needs_review', 'success', 'failed', 'reversed')),
	CONSTRAINT "payout_amount" CHECK(typeof(amount) = 'integer' AND typeof(charge) = 'integer' AND charge >= 0 AND amount > charge)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_reference` ON `payouts` (`reference`);
--> statement-breakpoint
CREATE INDEX `payouts_of` ON `payouts` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `payouts_transfer` ON `payouts` (`provider_transfer_code`) WHERE provider_transfer_code IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_journal` ON `payouts` (`journal_id`);
--> statement-breakpoint
CREATE INDEX `payouts_inflight` ON `payouts` (`user_id`,`amount`) WHERE status IN ('requested', 'sending', 'sent', 'needs_review');
--> statement-breakpoint
CREATE INDEX `payouts_open` ON `payouts` (`updated_at`) WHERE status IN ('requested', 'sending', 'sent', 'needs_review');
--> statement-breakpoint
CREATE TABLE `pins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`failed_attempts` integer DEFAULT 0 NOT NULL,
	`lock_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`withdrawals_paused_until` integer,
	`limited_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `webhook_inbox` (
	`dedupe_key` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`body_sha256` text NOT NULL,
	`received_at` integer NOT NULL,
	`lease_until` integer,
	`processed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_inbox_waiting` ON `webhook_inbox` (`received_at`) WHERE processed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `webhook_inbox_failed` ON `webhook_inbox` (`received_at`) WHERE error IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `discrepancies` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`our_amount` integer,
	`provider_amount` integer,
	`message` text NOT NULL,
	`found_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	`resolution` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `discrepancies_open` ON `discrepancies` (`found_at`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE TABLE `ledger_checksums` (
	`day` text PRIMARY KEY NOT NULL,
	`last_entry_id` integer NOT NULL,
	`sha256` text NOT NULL,
	`prev_sha256` text NOT NULL,
	`created_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `provider_cache` (
	`name` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`fetched_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reconciliation_matches` (
	`reference` text PRIMARY KEY NOT NULL,
	`matched_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `settlements` (
	`id` text PRIMARY KEY NOT NULL,
	`net` integer NOT NULL,
	`paid_out` integer NOT NULL,
	`seen_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`user_id` text,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`last_error` text,
	`requested_by` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_status" CHECK(status IN ('requested', 'sending', 'sent', 'processed', 'failed')),
	CONSTRAINT "refund_amount" CHECK(typeof(amount) = 'integer' AND amount > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_provider_id` ON `refunds` (`provider_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_unfinished` ON `refunds` (`reference`) WHERE status IN ('requested', 'sending', 'sent');
--> statement-breakpoint
CREATE INDEX `refunds_of` ON `refunds` (`reference`);
--> statement-breakpoint
-- The end of the id, which the reference of a user has; drizzle-kit cannot write it.
CREATE INDEX `ledger_journals_reference` ON `ledger_journals` (substr(id, 25));
--> statement-breakpoint
-- The last ten digits of a phone number, however it was written (schema/domain/admin-search.ts); drizzle-kit cannot write it.
CREATE INDEX `payments_phone` ON `payments` (substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10)) WHERE phone <> '';
--> statement-breakpoint
INSERT INTO ledger_account_kinds (kind, rule, id_prefix) VALUES
  ('admin_adjust', 'none', NULL),
  ('payout_inflight', 'credit_normal', 'pi:'),
  ('platform_capital', 'none', NULL),
  ('platform_fee', 'credit_normal', NULL),
  ('provider_clearing', 'debit_normal', NULL),
  ('provider_fees', 'none', NULL),
  ('refund_inflight', 'credit_normal', 'ri:'),
  ('suspense', 'credit_normal', 'su:'),
  ('task_escrow', 'credit_normal', 'te:'),
  ('user_available', 'credit_normal', 'ua:'),
  ('user_debt', 'debit_normal', 'ud:');
--> statement-breakpoint
INSERT INTO ledger_posting_rules (journal_type, debit_kind, credit_kind) VALUES
  ('adjust', 'admin_adjust', 'user_available'),
  ('adjust', 'user_available', 'admin_adjust'),
  ('award', 'user_available', 'task_escrow'),
  ('chargeback', 'refund_inflight', 'provider_clearing'),
  ('chargeback', 'user_available', 'provider_clearing'),
  ('chargeback', 'user_debt', 'provider_clearing'),
  ('debt_paid', 'user_available', 'user_debt'),
  ('fund', 'provider_clearing', 'user_available'),
  ('fund', 'provider_fees', 'provider_clearing'),
  ('fund', 'suspense', 'user_available'),
  ('hold', 'user_available', 'task_escrow'),
  ('payout', 'payout_inflight', 'provider_clearing'),
  ('payout', 'payout_inflight', 'provider_fees'),
  ('payout', 'provider_fees', 'provider_clearing'),
  ('payout_failed', 'payout_inflight', 'user_available'),
  ('payout_returned', 'provider_clearing', 'user_available'),
  ('refund', 'refund_inflight', 'provider_clearing'),
  ('refund', 'user_available', 'provider_clearing'),
  ('refund', 'user_debt', 'provider_clearing'),
  ('refund_failed', 'refund_inflight', 'suspense'),
  ('refund_failed', 'refund_inflight', 'user_available'),
  ('refund_started', 'suspense', 'refund_inflight'),
  ('refund_started', 'user_available', 'refund_inflight'),
  ('release', 'task_escrow', 'platform_fee'),
  ('release', 'task_escrow', 'user_available'),
  ('settle', 'platform_capital', 'provider_clearing'),
  ('settle', 'provider_clearing', 'platform_capital'),
  ('settle', 'provider_fees', 'provider_clearing'),
  ('suspense_in', 'provider_clearing', 'suspense'),
  ('suspense_in', 'provider_fees', 'provider_clearing'),
  ('materials', 'task_escrow', 'user_available'),
  ('materials_returned', 'user_available', 'user_available'),
  ('task_refund', 'task_escrow', 'user_available'),
  ('withdraw', 'user_available', 'payout_inflight');
--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, owner_id, currency, debits, credits, rule, closed_at, created_at) VALUES
  ('platform_fee', 'platform_fee', NULL, 'NGN', 0, 0, 'credit_normal', NULL, 0),
  ('provider_clearing', 'provider_clearing', NULL, 'NGN', 0, 0, 'debit_normal', NULL, 0),
  ('provider_fees', 'provider_fees', NULL, 'NGN', 0, 0, 'none', NULL, 0),
  ('platform_capital', 'platform_capital', NULL, 'NGN', 0, 0, 'none', NULL, 0),
  ('admin_adjust', 'admin_adjust', NULL, 'NGN', 0, 0, 'none', NULL, 0);
--> statement-breakpoint
INSERT INTO ledger_checkpoints (account_id, debits, credits, entry_id) VALUES
  ('admin_adjust', 0, 0, 0),
  ('platform_capital', 0, 0, 0),
  ('platform_fee', 0, 0, 0),
  ('provider_clearing', 0, 0, 0),
  ('provider_fees', 0, 0, 0);
