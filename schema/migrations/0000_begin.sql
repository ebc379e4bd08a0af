CREATE TABLE `guard` (
	`code` text NOT NULL,
	`ok` integer
) STRICT;
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
	CONSTRAINT "account_kind" CHECK(kind IN ('user_available', 'task_escrow', 'payout_inflight', 'platform_fee', 'provider_clearing', 'provider_fees', 'user_debt', 'platform_capital', 'suspense', 'admin_adjust')),
	CONSTRAINT "account_rule" CHECK(rule IN ('none', 'credit_normal', 'debit_normal')),
	CONSTRAINT "account_currency" CHECK(currency = 'NGN'),
	CONSTRAINT "whole_debits" CHECK(typeof(debits) = 'integer' AND debits >= 0),
	CONSTRAINT "whole_credits" CHECK(typeof(credits) = 'integer' AND credits >= 0),
	CONSTRAINT "insufficient_funds" CHECK(rule <> 'credit_normal' OR credits >= debits),
	CONSTRAINT "overdrawn_asset" CHECK(rule <> 'debit_normal' OR debits >= credits)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_accounts_owner` ON `ledger_accounts` (`kind`,`owner_id`) WHERE owner_id IS NOT NULL;--> statement-breakpoint
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
CREATE UNIQUE INDEX `ledger_entries_leg` ON `ledger_entries` (`journal_id`,`leg`);--> statement-breakpoint
CREATE INDEX `ledger_entries_debit` ON `ledger_entries` (`debit_account`);--> statement-breakpoint
CREATE INDEX `ledger_entries_credit` ON `ledger_entries` (`credit_account`);--> statement-breakpoint
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
	FOREIGN KEY (`reverses_id`) REFERENCES `ledger_journals`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_once` ON `ledger_journals` (`idem_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_journals_reversed_once` ON `ledger_journals` (`reverses_id`);--> statement-breakpoint
CREATE TABLE `proposal_versions` (
	`proposal_id` text NOT NULL,
	`version` integer NOT NULL,
	`price` integer NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`proposal_id`, `version`),
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`tasker_id` text NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`title` text NOT NULL,
	`price` integer NOT NULL,
	`description` text NOT NULL,
	`date` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reason` text,
	`changed_fields` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_proposal_per_tasker` ON `proposals` (`task_id`,`tasker_id`,`round`);--> statement-breakpoint
CREATE TABLE `changes` (
	`scope` text NOT NULL,
	`entity` text NOT NULL,
	`id` text NOT NULL,
	`op` text NOT NULL,
	`seq` integer NOT NULL,
	PRIMARY KEY(`scope`, `entity`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `changes_pull` ON `changes` (`scope`,`seq`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`answer` text NOT NULL,
	`seq` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_floor` (
	`scope` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_head` (
	`k` integer PRIMARY KEY NOT NULL,
	`v` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`tasker_id` text NOT NULL,
	`version` integer NOT NULL,
	`notes` text NOT NULL,
	`file` text,
	`file_type` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_by_task` ON `submissions` (`task_id`,`version`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`tasker_id` text,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`duration` integer NOT NULL,
	`project_type` text NOT NULL,
	`location` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`skills` text NOT NULL,
	`trade` text NOT NULL,
	`task_image` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`fee_bps` integer DEFAULT 0 NOT NULL,
	`agreed_date` text,
	`revisions` integer DEFAULT 0 NOT NULL,
	`submission_notes` text,
	`awarded_at` integer,
	`submitted_at` integer,
	`completed_at` integer,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`created_at`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `tasks_feed` ON `tasks` (`trade`,`created_at`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `tasks_by_client` ON `tasks` (`client_id`,`created_at`,`id`) WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX `tasks_by_client_status` ON `tasks` (`client_id`,`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_by_tasker_status` ON `tasks` (`tasker_id`,`status`,`updated_at`,`id`) WHERE tasker_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`tries` integer NOT NULL,
	`window_start` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`user_type` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`profile_picture` text,
	`job_title` text DEFAULT '' NOT NULL,
	`profile_description` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`skillsets` text DEFAULT '[]' NOT NULL,
	`trade` text,
	`is_verified` integer DEFAULT false NOT NULL,
	`suspended_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);