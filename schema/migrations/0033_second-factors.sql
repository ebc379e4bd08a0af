CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_enc` text,
	`new_secret_enc` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_hashes` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `second_factor_at` integer;