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
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `notices_push` ON `notices` (`push_at`) WHERE push_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_email` ON `notices` (`email_at`) WHERE email_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `notice_settings` text;