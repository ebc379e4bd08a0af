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