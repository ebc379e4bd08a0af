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
CREATE INDEX `conversations_of_b` ON `conversations` (`user_b`);--> statement-breakpoint
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
CREATE INDEX `messages_file` ON `messages` (`file`) WHERE file IS NOT NULL;--> statement-breakpoint
ALTER TABLE `changes` ADD `locator` text;