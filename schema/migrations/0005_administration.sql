CREATE TABLE `about_figures` (
	`id` integer PRIMARY KEY NOT NULL,
	`services` integer NOT NULL,
	`vendors` integer NOT NULL,
	`customers` integer NOT NULL,
	`jobs` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "about_figures_one_row" CHECK(id = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_notes` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text,
	`amount` integer,
	`summary` text NOT NULL,
	`input` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	CONSTRAINT "approval_status" CHECK(status IN ('requested', 'approved', 'rejected')),
	CONSTRAINT "approval_reason" CHECK(length(trim(reason)) > 0),
	CONSTRAINT "approval_by_two" CHECK(status <> 'approved' OR (decided_by IS NOT NULL AND decided_by <> requested_by))
) STRICT;
--> statement-breakpoint
CREATE INDEX `approvals_open` ON `approvals` (`requested_at`) WHERE status = 'requested';
--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_open_once` ON `approvals` (`act`,`subject`) WHERE status = 'requested';
--> statement-breakpoint
CREATE INDEX `approvals_of_role` ON `approvals` (`subject`) WHERE act = 'admin.makeAdministrator' AND status = 'approved';
--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `shared_values` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`accounts` integer NOT NULL,
	`undecided` integer NOT NULL,
	`shared_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `value`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `shared_values_open` ON `shared_values` (`shared_at`) WHERE undecided > 0 AND accounts > 1;
--> statement-breakpoint
CREATE TABLE `sharings` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	`decided_at` integer,
	PRIMARY KEY(`kind`, `value`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sharing_kind" CHECK(kind IN ('document', 'bankAccount', 'device', 'phone', 'address'))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sharings_of_user` ON `sharings` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sharings_of_value` ON `sharings` (`kind`,`value`,`decided_at`);
--> statement-breakpoint
CREATE TABLE `task_titles` (
	`id` integer PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `task_titles_task` ON `task_titles` (`task_id`);
--> statement-breakpoint
CREATE TABLE `transaction_facets` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`amount_class` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `transaction_facets_amount` ON `transaction_facets` (`amount_class`,`entry_id`);
--> statement-breakpoint
CREATE INDEX `transaction_facets_open` ON `transaction_facets` (`status`,`entry_id`) WHERE status <> 'completed';
--> statement-breakpoint
CREATE TABLE `user_emails` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`username` text DEFAULT '' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_emails_user` ON `user_emails` (`user_id`);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`session_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	`seq` integer,
	`sha256` text,
	`prev_sha256` text,
	CONSTRAINT "audit_log_reason" CHECK(length(trim(reason)) > 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`);
--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_seq` ON `audit_log` (`seq`);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "settings_value" CHECK(typeof(value) = 'integer' AND value >= 0)
) STRICT;
--> statement-breakpoint
-- Entries that name a user beside their subject; drizzle-kit cannot write it.
CREATE INDEX `audit_log_named_user` ON `audit_log` (json_extract(details, '$.user')) WHERE json_extract(details, '$.user') IS NOT NULL;
--> statement-breakpoint
INSERT INTO counters (name, value) VALUES
  ('activeTasks', 0),
  ('adjustments', 0),
  ('discrepancies', 0),
  ('disputes', 0),
  ('maskedContacts', 0),
  ('reports', 0),
  ('transactions', 0),
  ('users', 0),
  ('withdrawalsInReview', 0);
