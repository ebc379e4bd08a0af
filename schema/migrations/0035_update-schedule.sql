ALTER TABLE `updates` ADD `show_from` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `updates` SET `show_from` = `created_at`;--> statement-breakpoint
CREATE INDEX `updates_shown` ON `updates` (`show_from`) WHERE retracted_at IS NULL;
