ALTER TABLE `audit_log` ADD `seq` integer;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `sha256` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `prev_sha256` text;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_seq` ON `audit_log` (`seq`);