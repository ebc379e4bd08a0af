CREATE TABLE `evidence_files` (
	`key` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`sha256` text,
	`captured_at` integer,
	`is_same` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `evidence_by_task` ON `evidence_files` (`task_id`,`subject_id`,`position`);