CREATE TABLE `clearings` (
	`user_id` text NOT NULL,
	`clears_at` integer NOT NULL,
	`journal_id` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`user_id`, `clears_at`, `journal_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `tasks` ADD `auto_approve_at` integer;
--> statement-breakpoint
-- Work that waits already gets the whole time, with its reminders, from this migration on.
UPDATE tasks SET auto_approve_at = unixepoch() * 1000 + 432000000, due_at = unixepoch() * 1000 + 86400000
WHERE status = 'submitted';
