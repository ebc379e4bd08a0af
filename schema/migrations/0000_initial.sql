CREATE TABLE `job_cursors` (
	`job` text PRIMARY KEY NOT NULL,
	`cursor` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `assertions` (
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
CREATE TABLE `codes` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
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
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `emails_waiting` ON `emails` (`created_at`) WHERE sent_at IS NULL;--> statement-breakpoint
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
CREATE INDEX `payments_of` ON `payments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`created_at`) WHERE status = 'initialized';--> statement-breakpoint
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
	`last_error` text,
	`review_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_status" CHECK(status IN ('requested', 'sending', 'sent', 'needs_review', 'success', 'failed', 'reversed')),
	CONSTRAINT "payout_amount" CHECK(typeof(amount) = 'integer' AND typeof(charge) = 'integer' AND charge >= 0 AND amount > charge)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_reference` ON `payouts` (`reference`);--> statement-breakpoint
CREATE INDEX `payouts_of` ON `payouts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_journal` ON `payouts` (`journal_id`);--> statement-breakpoint
CREATE INDEX `payouts_inflight` ON `payouts` (`user_id`,`amount`) WHERE status IN ('requested', 'sending', 'sent', 'needs_review');--> statement-breakpoint
CREATE INDEX `payouts_open` ON `payouts` (`updated_at`) WHERE status IN ('requested', 'sending', 'sent', 'needs_review');--> statement-breakpoint
CREATE TABLE `pins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`failed_attempts` integer DEFAULT 0 NOT NULL,
	`lock_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`withdrawals_paused_until` integer,
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
	`processed_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `webhook_inbox_waiting` ON `webhook_inbox` (`received_at`) WHERE processed_at IS NULL;--> statement-breakpoint
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
CREATE TABLE `discrepancies` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`our_amount` integer,
	`provider_amount` integer,
	`message` text NOT NULL,
	`found_at` integer NOT NULL,
	`resolved_at` integer
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `discrepancies_open` ON `discrepancies` (`found_at`) WHERE resolved_at IS NULL;--> statement-breakpoint
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
CREATE INDEX `changes_gone` ON `changes` (`seq`) WHERE op = 'del';--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`response` text NOT NULL,
	`seq` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_counter` (
	`k` integer PRIMARY KEY NOT NULL,
	`v` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `sync_days` (
	`day` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_floor` (
	`scope` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_list_versions` (
	`list` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `open_tasks` (
	`posted_order` integer PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`facets` text NOT NULL
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
CREATE INDEX `submissions_file` ON `submissions` (`file`) WHERE file IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX `tasks_price` ON `tasks` (`price`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `tasks_feed_price` ON `tasks` (`trade`,`price`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `tasks_by_client` ON `tasks` (`client_id`,`created_at`,`id`) WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX `tasks_by_client_status` ON `tasks` (`client_id`,`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `tasks_by_tasker_status` ON `tasks` (`tasker_id`,`status`,`updated_at`,`id`) WHERE tasker_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_image` ON `tasks` (`task_image`) WHERE task_image IS NOT NULL;--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
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
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_picture` ON `users` (`profile_picture`) WHERE profile_picture IS NOT NULL;
--> statement-breakpoint
-- Entries move the accounts; entries and journals are immutable (docs/ledger.md#journals-and-entries).
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries BEGIN
  UPDATE ledger_accounts SET debits = debits + NEW.amount WHERE id = NEW.debit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
  UPDATE ledger_accounts SET credits = credits + NEW.amount WHERE id = NEW.credit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_update BEFORE UPDATE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_delete BEFORE DELETE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
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
    ELSE RAISE(ABORT, 'assertion:failed')
  END;
END;
--> statement-breakpoint
INSERT INTO sync_counter (k, v) VALUES (1, 0);
--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, rule, created_at) VALUES
  ('platform_fee', 'platform_fee', 'credit_normal', 0),
  ('provider_clearing', 'provider_clearing', 'debit_normal', 0),
  ('provider_fees', 'provider_fees', 'none', 0),
  ('platform_capital', 'platform_capital', 'none', 0),
  ('suspense', 'suspense', 'none', 0),
  ('admin_adjust', 'admin_adjust', 'none', 0);
--> statement-breakpoint
-- Substring search over open tasks: trigrams of title, place and facets. The text is stored in open_tasks; its row number
-- is the position in the list.
CREATE VIRTUAL TABLE task_search USING fts5(
  title, location, facets, task_id UNINDEXED,
  content = 'open_tasks', content_rowid = 'posted_order', tokenize = 'trigram'
);
--> statement-breakpoint
CREATE TRIGGER open_tasks_inserted AFTER INSERT ON open_tasks BEGIN
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.posted_order, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_deleted AFTER DELETE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.posted_order, OLD.title, OLD.location, OLD.facets, OLD.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_updated AFTER UPDATE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.posted_order, OLD.title, OLD.location, OLD.facets, OLD.task_id);
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.posted_order, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
-- posted_order is the time of posting in steps of 1/256 ms, or the next free number within that millisecond.
CREATE TRIGGER tasks_created AFTER INSERT ON tasks WHEN NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (posted_order, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(posted_order) + 1 FROM open_tasks WHERE posted_order >= NEW.created_at * 256 AND posted_order < (NEW.created_at + 1) * 256), 0)),
    NEW.id, NEW.title, NEW.location, '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_reopened AFTER UPDATE OF status ON tasks
  WHEN OLD.status <> 'pending' AND NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (posted_order, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(posted_order) + 1 FROM open_tasks WHERE posted_order >= NEW.created_at * 256 AND posted_order < (NEW.created_at + 1) * 256), 0)),
    NEW.id, NEW.title, NEW.location, '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_closed AFTER UPDATE OF status ON tasks
  WHEN OLD.status = 'pending' AND NEW.status <> 'pending' BEGIN
  DELETE FROM open_tasks
  WHERE posted_order >= OLD.created_at * 256 AND posted_order < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_edited AFTER UPDATE OF title, location, trade, project_type, skills ON tasks
  WHEN OLD.status = 'pending' AND NEW.status = 'pending' AND (
    NEW.title <> OLD.title OR NEW.location <> OLD.location OR NEW.trade <> OLD.trade
    OR NEW.project_type <> OLD.project_type OR NEW.skills <> OLD.skills) BEGIN
  UPDATE open_tasks SET title = NEW.title, location = NEW.location,
    facets = '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills
  WHERE posted_order >= OLD.created_at * 256 AND posted_order < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
-- A daily checksum never changes.
CREATE TRIGGER ledger_checksums_no_update BEFORE UPDATE ON ledger_checksums BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_checksums_no_delete BEFORE DELETE ON ledger_checksums BEGIN SELECT RAISE(ABORT, 'immutable'); END;
