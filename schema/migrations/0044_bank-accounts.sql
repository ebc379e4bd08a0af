CREATE TABLE `bank_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`bank_name` text NOT NULL,
	`account_number_enc` text NOT NULL,
	`account_last4` text NOT NULL,
	`account_name` text NOT NULL,
	`fingerprint` text NOT NULL,
	`key_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_of` ON `bank_accounts` (`user_id`,`fingerprint`);--> statement-breakpoint
CREATE INDEX `bank_accounts_key` ON `bank_accounts` (`key_id`);