ALTER TABLE `updates` ADD `push_day` text;--> statement-breakpoint
ALTER TABLE `updates` ADD `pushed_to` text;--> statement-breakpoint
CREATE UNIQUE INDEX `updates_push_day` ON `updates` (`push_day`) WHERE push_day IS NOT NULL;