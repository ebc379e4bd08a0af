CREATE TABLE `open_tasks` (
	`n` integer PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`facets` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `tasks_price` ON `tasks` (`price`,`id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `tasks_feed_price` ON `tasks` (`trade`,`price`,`id`) WHERE status = 'pending';