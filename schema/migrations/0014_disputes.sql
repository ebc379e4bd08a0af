CREATE TABLE `dispute_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_statements_by_author` ON `dispute_statements` (`dispute_id`,`author_id`);--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`opened_by` text NOT NULL,
	`reason` text NOT NULL,
	`held` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`answered_at` integer,
	`decide_by` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`offers` text NOT NULL,
	`closed_at` integer,
	`outcome` text,
	`released` integer,
	`refunded` integer,
	`fee` integer,
	`closed_by` text,
	`decision` text,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_open` ON `disputes` (`task_id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `disputes_by_task` ON `disputes` (`task_id`,`opened_at`);--> statement-breakpoint
ALTER TABLE `tasks` ADD `dispute` text;