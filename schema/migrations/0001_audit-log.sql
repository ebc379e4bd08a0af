CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`session_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "audit_log_reason" CHECK(length(trim(reason)) > 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`);
--> statement-breakpoint
-- Entries are only added. The insert trigger covers INSERT OR REPLACE, which runs no delete trigger.
CREATE TRIGGER audit_log_no_replace BEFORE INSERT ON audit_log
  WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
