CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_a` text NOT NULL,
	`user_b` text NOT NULL,
	`open_until` integer NOT NULL,
	`waits_for` text,
	`seen_a` integer DEFAULT 0 NOT NULL,
	`seen_b` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_a`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_b`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `conversations_of_b` ON `conversations` (`user_b`);
--> statement-breakpoint
CREATE TABLE `messages` (
	`conversation_id` text NOT NULL,
	`seq` integer NOT NULL,
	`id` text NOT NULL,
	`sender_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`is_masked` integer DEFAULT false NOT NULL,
	`file` text,
	`file_type` text,
	`duration_ms` integer,
	`waveform` text,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	PRIMARY KEY(`conversation_id`, `seq`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `messages_file` ON `messages` (`file`) WHERE file IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `notices` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`task_id` text,
	`other_user_id` text,
	`data` text NOT NULL,
	`deadline` integer,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`push_at` integer,
	`pushed_at` integer,
	`email_at` integer,
	`phone_at` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notices_push` ON `notices` (`push_at`) WHERE push_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notices_email` ON `notices` (`email_at`) WHERE email_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notices_phone` ON `notices` (`phone_at`) WHERE phone_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `alerts` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`trade` text,
	`skills` text DEFAULT '[]' NOT NULL,
	`place` text,
	`reach` text DEFAULT '25' NOT NULL,
	`min_price` integer DEFAULT 0 NOT NULL,
	`delivery` text DEFAULT 'now' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `saved` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `alert_keys` (
	`what` text NOT NULL,
	`area` text NOT NULL,
	`min_price` integer NOT NULL,
	`user_id` text NOT NULL,
	`alert_id` text NOT NULL,
	PRIMARY KEY(`what`, `area`, `min_price`, `user_id`, `alert_id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `alert_keys_of_alert` ON `alert_keys` (`user_id`,`alert_id`);
--> statement-breakpoint
CREATE TABLE `alert_queue` (
	`task_id` text PRIMARY KEY NOT NULL,
	`opened_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `alert_queue_opened` ON `alert_queue` (`opened_at`);
--> statement-breakpoint
CREATE TABLE `alert_matches` (
	`user_id` text NOT NULL,
	`task_id` text NOT NULL,
	`alert_id` text NOT NULL,
	`km` integer,
	`digest_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `task_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `alert_matches_digest` ON `alert_matches` (`digest_at`) WHERE digest_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `phone_message_days` (
	`day` text NOT NULL,
	`channel` text NOT NULL,
	`cost` integer NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`delivered` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `channel`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `phone_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`channel` text NOT NULL,
	`template` text NOT NULL,
	`params` text NOT NULL,
	`language` text,
	`cost` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`provider_id` text,
	`report` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `phone_messages_waiting` ON `phone_messages` (`created_at`) WHERE sent_at IS NULL;
--> statement-breakpoint
CREATE INDEX `phone_messages_reported` ON `phone_messages` (`provider_id`) WHERE provider_id IS NOT NULL AND report IS NULL;
--> statement-breakpoint
CREATE INDEX `phone_messages_of_user` ON `phone_messages` (`user_id`,`created_at`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `push_retries` (
	`notice_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`attempts` integer NOT NULL,
	`retry_at` integer NOT NULL,
	PRIMARY KEY(`notice_id`, `endpoint`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` integer DEFAULT 0 NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);
--> statement-breakpoint
CREATE TABLE `updates` (
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`caption` text NOT NULL,
	`file` text,
	`file_type` text,
	`posted_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`show_from` integer DEFAULT 0 NOT NULL,
	`retracted_at` integer,
	`push_day` text,
	`pushed_to` text
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `updates_file` ON `updates` (`file`) WHERE file IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `updates_shown` ON `updates` (`show_from`) WHERE retracted_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `updates_push_day` ON `updates` (`push_day`) WHERE push_day IS NOT NULL;
