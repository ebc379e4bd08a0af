CREATE TABLE `codes` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `letters` (
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
CREATE INDEX `letters_waiting` ON `letters` (`created_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`reference` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'NGN' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`access_code` text,
	`status` text NOT NULL,
	`provider_status` text,
	`provider_id` text,
	`paid` integer,
	`fees` integer,
	`flag` text,
	`created_at` integer NOT NULL,
	`asked_at` integer,
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
CREATE INDEX `payouts_open` ON `payouts` (`updated_at`) WHERE status IN ('requested', 'sending', 'sent', 'needs_review');--> statement-breakpoint
CREATE TABLE `pins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`fails` integer DEFAULT 0 NOT NULL,
	`locks` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`rests_until` integer,
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
CREATE TABLE `ledger_seals` (
	`day` text PRIMARY KEY NOT NULL,
	`last_entry_id` integer NOT NULL,
	`sha256` text NOT NULL,
	`prev_sha256` text NOT NULL,
	`sealed_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `provider_cache` (
	`name` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`fetched_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `recon_items` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ours` integer,
	`theirs` integer,
	`words` text NOT NULL,
	`seen_at` integer NOT NULL,
	`settled_at` integer
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `recon_items_open` ON `recon_items` (`seen_at`) WHERE settled_at IS NULL;