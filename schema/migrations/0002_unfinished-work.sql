ALTER TABLE `payouts` ADD `provider_status` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `overdue_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_inbox` ADD `lease_until` integer;--> statement-breakpoint
ALTER TABLE `discrepancies` ADD `resolved_by` text;--> statement-breakpoint
ALTER TABLE `discrepancies` ADD `resolution` text;