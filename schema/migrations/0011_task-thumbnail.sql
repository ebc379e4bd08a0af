ALTER TABLE `tasks` ADD `task_thumbnail` text;--> statement-breakpoint
CREATE INDEX `tasks_thumbnail` ON `tasks` (`task_thumbnail`) WHERE task_thumbnail IS NOT NULL;