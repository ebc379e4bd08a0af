CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`author_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_role` text NOT NULL,
	`title` text NOT NULL,
	`rating` integer NOT NULL,
	`comment` text NOT NULL,
	`visible_at` integer NOT NULL,
	`counted_at` integer,
	`reply` text,
	`replied_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_review_per_author` ON `reviews` (`task_id`,`author_id`);--> statement-breakpoint
CREATE INDEX `reviews_of_subject` ON `reviews` (`subject_id`,`subject_role`,`visible_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_uncounted` ON `reviews` (`visible_at`) WHERE counted_at IS NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `review_state` text;--> statement-breakpoint
ALTER TABLE `users` ADD `client_rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `client_rating_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tasker_rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `tasker_rating_count` integer DEFAULT 0 NOT NULL;