ALTER TABLE `tasks` ADD `budget` integer;--> statement-breakpoint
ALTER TABLE `tasks` ADD `cancel_offer` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `removed_from` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `hidden_at` integer;--> statement-breakpoint
CREATE INDEX `task_events_cancelled` ON `task_events` (`actor_id`) WHERE kind = 'taskerCancelled';
--> statement-breakpoint
-- So far only open tasks could be deleted, and those that a bank's claim had cancelled.
UPDATE tasks SET removed_from = CASE WHEN awarded_at IS NULL THEN 'pending' ELSE 'cancelled' END
  WHERE status = 'removed';
--> statement-breakpoint
-- 25 days after the last change of an open task, and 30 days after the agreed date, from midnight in Lagos.
UPDATE tasks SET due_at = CASE status
    WHEN 'pending' THEN updated_at + 2160000000
    ELSE (unixepoch(agreed_date) + 2592000 - 3600) * 1000 END
  WHERE status = 'pending' OR status = 'in-progress' AND submitted_at IS NULL AND agreed_date IS NOT NULL;
