CREATE INDEX `audit_log_time` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_time` ON `ledger_entries` (`created_at`);
--> statement-breakpoint
-- The end of the id, which the reference of a user has; drizzle-kit cannot write it.
CREATE INDEX `ledger_journals_reference` ON `ledger_journals` (substr(id, 25));
