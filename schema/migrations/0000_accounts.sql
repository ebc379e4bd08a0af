CREATE TABLE `blocks` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `blocks_of_blocked` ON `blocks` (`blocked_id`,`blocker_id`);
--> statement-breakpoint
CREATE TABLE `masked_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`task_id` text,
	`other_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `masked_contacts_of_user` ON `masked_contacts` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter_id` text,
	`is_verified` integer NOT NULL,
	`target` text NOT NULL,
	`target_id` text NOT NULL,
	`conversation_id` text,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`outcome` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_report` ON `reports` (`target`,`target_id`,`reporter_id`) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`,`id`) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX `reports_of_masking` ON `reports` (`created_at`,`id`) WHERE status = 'open' AND reporter_id IS NULL;
--> statement-breakpoint
CREATE INDEX `reports_about` ON `reports` (`subject_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `reports_of_reporter` ON `reports` (`reporter_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `uploads_by_user` ON `uploads` (`user_id`);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `rate_limit_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`expires_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret_enc` text,
	`new_secret_enc` text,
	`new_secret_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_hashes` text DEFAULT '[]' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `phone_codes_user` ON `phone_codes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text,
	`second_factor_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`user_type` text NOT NULL,
	`username` text NOT NULL,
	`email` text,
	`phone` text,
	`phone_proven_at` integer,
	`shows_phone` integer DEFAULT false NOT NULL,
	`shows_online` integer DEFAULT false NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`takes_jobs` integer DEFAULT true NOT NULL,
	`password_hash` text NOT NULL,
	`profile_picture` text,
	`job_title` text DEFAULT '' NOT NULL,
	`profile_description` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`place` text,
	`areas` text DEFAULT '[]' NOT NULL,
	`reach` text DEFAULT '25' NOT NULL,
	`skillsets` text DEFAULT '[]' NOT NULL,
	`trade` text,
	`email_proven_at` integer,
	`is_verified` integer DEFAULT false NOT NULL,
	`identity_checked_at` integer,
	`bank_name_checked_at` integer,
	`client_rating_sum` integer DEFAULT 0 NOT NULL,
	`client_rating_count` integer DEFAULT 0 NOT NULL,
	`tasker_rating_sum` integer DEFAULT 0 NOT NULL,
	`tasker_rating_count` integer DEFAULT 0 NOT NULL,
	`completed_jobs` integer DEFAULT 0 NOT NULL,
	`cancelled_jobs` integer DEFAULT 0 NOT NULL,
	`posted_tasks` integer DEFAULT 0 NOT NULL,
	`awarded_tasks` integer DEFAULT 0 NOT NULL,
	`paid_tasks` integer DEFAULT 0 NOT NULL,
	`unpaid_tasks` integer DEFAULT 0 NOT NULL,
	`approvals` integer DEFAULT 0 NOT NULL,
	`approval_ms` integer DEFAULT 0 NOT NULL,
	`lost_disputes` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`answers_in_hour` integer DEFAULT 0 NOT NULL,
	`answers_in_day` integer DEFAULT 0 NOT NULL,
	`notice_settings` text,
	`suspended_at` integer,
	`suppressed_at` integer,
	`limited_at` integer,
	`admin_since` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`phone`);
--> statement-breakpoint
CREATE INDEX `users_picture` ON `users` (`profile_picture`) WHERE profile_picture IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_listed` ON `users` (`created_at`,`id`) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`,`id`) WHERE is_verified = 0 AND closed_at IS NULL AND user_type <> 'admin';
--> statement-breakpoint
CREATE INDEX `users_limited` ON `users` (`created_at`,`id`) WHERE suppressed_at IS NOT NULL AND suspended_at IS NULL AND closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`created_at`,`id`) WHERE suspended_at IS NOT NULL AND closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`id`) WHERE user_type = 'admin' AND closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`created_at`,`id`) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`name_enc` text,
	`birth_date_enc` text,
	`number_enc` text,
	`document_kind` text NOT NULL,
	`number_hash` text NOT NULL,
	`number_last4` text NOT NULL,
	`key_id` text NOT NULL,
	`document_file` text,
	`face_file` text,
	`again` text DEFAULT '[]' NOT NULL,
	`refusal` text,
	`register_answer` text,
	`register_attempts` integer DEFAULT 0 NOT NULL,
	`register_lease_until` integer,
	`reviewer_id` text,
	`reviewing_since` integer,
	`sent_at` integer NOT NULL,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "verification_state" CHECK(state IN ('sent', 'reviewing', 'verified', 'needs_again', 'refused', 'ended')),
	CONSTRAINT "verification_refusal" CHECK((state = 'refused') = (refusal IS NOT NULL))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `verifications_of` ON `verifications` (`user_id`,`created_at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `verifications_open` ON `verifications` (`user_id`) WHERE state IN ('sent', 'reviewing', 'needs_again');
--> statement-breakpoint
CREATE INDEX `verifications_waiting` ON `verifications` (`sent_at`,`id`) WHERE state IN ('sent', 'reviewing');
--> statement-breakpoint
CREATE INDEX `verifications_unasked` ON `verifications` (`sent_at`,`id`) WHERE register_answer IS NULL AND state IN ('sent', 'reviewing');
--> statement-breakpoint
CREATE INDEX `verifications_number` ON `verifications` (`number_hash`);
--> statement-breakpoint
CREATE INDEX `verifications_kept` ON `verifications` (`decided_at`) WHERE number_enc IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `verifications_key` ON `verifications` (`key_id`);
--> statement-breakpoint
CREATE INDEX `known_devices_shared` ON `known_devices` (`device`);
--> statement-breakpoint
CREATE TABLE `directory_entries` (
	`trade` text NOT NULL,
	`area` text NOT NULL,
	`tier` text NOT NULL,
	`spot` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`trade`, `area`, `tier`, `spot`, `user_id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `directory_entries_of_user` ON `directory_entries` (`user_id`);
