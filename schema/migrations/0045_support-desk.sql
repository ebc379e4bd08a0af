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
CREATE INDEX `tasks_awarded_to` ON `tasks` (`tasker_id`,`awarded_at`) WHERE tasker_id IS NOT NULL AND awarded_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_completed_for` ON `tasks` (`client_id`,`completed_at`) WHERE completed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_disputed_client` ON `tasks` (`client_id`) WHERE dispute IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_disputed_tasker` ON `tasks` (`tasker_id`) WHERE dispute IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER admin_notes_fixed BEFORE UPDATE ON admin_notes BEGIN
  SELECT RAISE(ABORT, 'immutable');
END;
--> statement-breakpoint
-- Entries that name a user beside their subject; drizzle-kit cannot write it.
CREATE INDEX `audit_log_named_user` ON `audit_log` (json_extract(details, '$.user')) WHERE json_extract(details, '$.user') IS NOT NULL;
