CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`user_id` text,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`last_error` text,
	`requested_by` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_status" CHECK(status IN ('requested', 'sending', 'sent', 'processed', 'failed')),
	CONSTRAINT "refund_amount" CHECK(typeof(amount) = 'integer' AND amount > 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_provider_id` ON `refunds` (`provider_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_unfinished` ON `refunds` (`reference`) WHERE status IN ('requested', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX `refunds_of` ON `refunds` (`reference`);
--> statement-breakpoint
-- What was requested never changes, and an end is final.
CREATE TRIGGER refunds_no_update BEFORE UPDATE ON refunds
  WHEN OLD.status IN ('processed', 'failed') OR NEW.id IS NOT OLD.id OR NEW.reference IS NOT OLD.reference OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.requested_by IS NOT OLD.requested_by OR NEW.reason IS NOT OLD.reason OR NEW.created_at IS NOT OLD.created_at
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER refunds_no_delete BEFORE DELETE ON refunds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER refunds_insert BEFORE INSERT ON refunds
  WHEN NEW.status <> 'requested' OR EXISTS (SELECT 1 FROM refunds WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
