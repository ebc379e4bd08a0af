CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `submissions_file` ON `submissions` (`file`) WHERE file IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_image` ON `tasks` (`task_image`) WHERE task_image IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_picture` ON `users` (`profile_picture`) WHERE profile_picture IS NOT NULL;