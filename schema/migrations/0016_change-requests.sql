ALTER TABLE `submissions` ADD `change_note` text;--> statement-breakpoint
ALTER TABLE `submissions` ADD `changes_requested_at` integer;--> statement-breakpoint
ALTER TABLE `tasks` ADD `change_request` text;