CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text,
	`amount` integer,
	`summary` text NOT NULL,
	`input` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	CONSTRAINT "approval_status" CHECK(status IN ('requested', 'approved', 'rejected')),
	CONSTRAINT "approval_reason" CHECK(length(trim(reason)) > 0),
	CONSTRAINT "approval_by_two" CHECK(status <> 'approved' OR (decided_by IS NOT NULL AND decided_by <> requested_by))
) STRICT;
--> statement-breakpoint
CREATE INDEX `approvals_open` ON `approvals` (`requested_at`) WHERE status = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX `approvals_open_once` ON `approvals` (`act`,`subject`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `approvals_of_role` ON `approvals` (`subject`) WHERE act = 'admin.makeAdministrator' AND status = 'approved';--> statement-breakpoint
ALTER TABLE `users` ADD `admin_since` integer;--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`id`) WHERE user_type = 'admin' AND closed_at IS NULL;