CREATE TABLE `updates` (
	`id` text PRIMARY KEY NOT NULL,
	`audience` text NOT NULL,
	`caption` text NOT NULL,
	`file` text,
	`file_type` text,
	`posted_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`retracted_at` integer
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `updates_file` ON `updates` (`file`) WHERE file IS NOT NULL;