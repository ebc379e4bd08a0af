ALTER TABLE `masked_contacts` ADD `task_id` text;--> statement-breakpoint
ALTER TABLE `masked_contacts` ADD `other_user_id` text;--> statement-breakpoint
ALTER TABLE `users` ADD `limited_at` integer;--> statement-breakpoint
-- What no open report explains, an administrator has decided.
UPDATE `users` SET `limited_at` = `suppressed_at`
WHERE `suppressed_at` IS NOT NULL AND (`suspended_at` IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM `reports` WHERE `target` = 'user' AND `target_id` = `users`.`id` AND `status` = 'open'));--> statement-breakpoint
CREATE INDEX `reports_of_masking` ON `reports` (`created_at`,`id`) WHERE status = 'open' AND reporter_id IS NULL;
