DROP INDEX `task_events_cancelled`;--> statement-breakpoint
ALTER TABLE `reviews` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `completed_jobs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `cancelled_jobs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE users SET
  completed_jobs = (SELECT count(*) FROM tasks WHERE tasks.tasker_id = users.id AND tasks.status = 'completed'),
  cancelled_jobs = (SELECT count(*) FROM task_events WHERE task_events.actor_id = users.id AND task_events.kind = 'taskerCancelled')
WHERE user_type <> 'admin';--> statement-breakpoint
-- In the same statement as what they count, so that each job counts once whichever command or job ends it.
CREATE TRIGGER tasks_job_completed AFTER UPDATE OF status ON tasks
WHEN NEW.status = 'completed' AND OLD.status <> 'completed' BEGIN
  UPDATE users SET completed_jobs = completed_jobs + 1 WHERE id = NEW.tasker_id;
END;--> statement-breakpoint
CREATE TRIGGER task_events_job_cancelled AFTER INSERT ON task_events WHEN NEW.kind = 'taskerCancelled' BEGIN
  UPDATE users SET cancelled_jobs = cancelled_jobs + 1 WHERE id = NEW.actor_id;
END;
