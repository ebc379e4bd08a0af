CREATE TABLE `task_events` (
	`task_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text,
	`note` text,
	`amount` integer,
	`data` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `id`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
-- Entries are only added. The insert trigger covers INSERT OR REPLACE, which runs no delete trigger.
CREATE TRIGGER task_events_no_replace BEFORE INSERT ON task_events
  WHEN EXISTS (SELECT 1 FROM task_events WHERE task_id = NEW.task_id AND id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER task_events_no_update BEFORE UPDATE ON task_events BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER task_events_no_delete BEFORE DELETE ON task_events BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What the rows tell about earlier tasks. The ids are UUIDv7 of the time of the event.
INSERT INTO task_events (task_id, id, kind, actor_id, amount, data, created_at)
SELECT task_id,
  lower(substr(printf('%012x', at), 1, 8) || '-' || substr(printf('%012x', at), 9) || '-7'
    || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
  kind, actor_id, amount, data, at
FROM (
  SELECT id AS task_id, 'posted' AS kind, client_id AS actor_id, NULL AS amount, NULL AS data, created_at AS at
    FROM tasks
  UNION ALL SELECT id, 'awarded', client_id, price, NULL, awarded_at FROM tasks WHERE awarded_at IS NOT NULL
  UNION ALL SELECT task_id, 'submitted', tasker_id, NULL, json_object('version', version), created_at FROM submissions
  UNION ALL SELECT id, 'approved', client_id, price, NULL, completed_at FROM tasks WHERE completed_at IS NOT NULL
  UNION ALL SELECT id, 'removed', client_id, NULL, NULL, removed_at FROM tasks WHERE removed_at IS NOT NULL
);
--> statement-breakpoint
ALTER TABLE `tasks` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `tasks_due` ON `tasks` (`due_at`) WHERE due_at IS NOT NULL;