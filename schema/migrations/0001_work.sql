CREATE TABLE `evidence_files` (
	`key` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`sha256` text,
	`captured_at` integer,
	`is_same` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `evidence_by_task` ON `evidence_files` (`task_id`,`subject_id`,`position`);
--> statement-breakpoint
CREATE TABLE `dispute_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`dispute_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`dispute_id`) REFERENCES `disputes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `dispute_statements_by_author` ON `dispute_statements` (`dispute_id`,`author_id`);
--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`opened_by` text NOT NULL,
	`reason` text NOT NULL,
	`held` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`answer_by` integer NOT NULL,
	`answered_at` integer,
	`decide_by` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`offers` text NOT NULL,
	`closed_at` integer,
	`outcome` text,
	`released` integer,
	`refunded` integer,
	`fee` integer,
	`closed_by` text,
	`decision` text,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_open` ON `disputes` (`task_id`) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `disputes_by_task` ON `disputes` (`task_id`,`opened_at`);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`task_id` text NOT NULL,
	`tasker_id` text NOT NULL,
	`client_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`declined_at` integer,
	`reason` text,
	PRIMARY KEY(`task_id`, `tasker_id`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `invitations_of_client` ON `invitations` (`client_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `invitations_of_tasker` ON `invitations` (`tasker_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	`suppressed_at` integer,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_question_per_user` ON `questions` (`task_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `questions_of_user` ON `questions` (`user_id`);
--> statement-breakpoint
CREATE TABLE `passes` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`code` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `passes_code` ON `passes` (`code`);
--> statement-breakpoint
CREATE INDEX `passes_of_task` ON `passes` (`task_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `passes_by_end` ON `passes` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `proposal_versions` (
	`proposal_id` text NOT NULL,
	`version` integer NOT NULL,
	`price` integer NOT NULL,
	`date` text NOT NULL,
	`stages` text,
	PRIMARY KEY(`proposal_id`, `version`),
	FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`tasker_id` text NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`title` text NOT NULL,
	`price` integer NOT NULL,
	`description` text NOT NULL,
	`date` text NOT NULL,
	`stages` text,
	`counter` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reason` text,
	`changed_fields` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`seen_at` integer,
	`choice` text,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_proposal_per_tasker` ON `proposals` (`task_id`,`tasker_id`,`round`);
--> statement-breakpoint
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
	`suppressed_at` integer,
	`reply` text,
	`replied_at` integer,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_review_per_author` ON `reviews` (`task_id`,`author_id`);
--> statement-breakpoint
CREATE INDEX `reviews_of_subject` ON `reviews` (`subject_id`,`subject_role`,`visible_at`,`id`);
--> statement-breakpoint
CREATE INDEX `reviews_uncounted` ON `reviews` (`visible_at`) WHERE counted_at IS NULL;
--> statement-breakpoint
CREATE TABLE `task_events` (
	`task_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text,
	`note` text,
	`amount` integer,
	`data` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`task_id`, `id`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `open_tasks` (
	`posted_order` integer PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL,
	`location` text NOT NULL,
	`facets` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`tasker_id` text NOT NULL,
	`version` integer NOT NULL,
	`stage` integer,
	`notes` text NOT NULL,
	`file` text,
	`file_type` text,
	`change_note` text,
	`changes_requested_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_by_task` ON `submissions` (`task_id`,`version`);
--> statement-breakpoint
CREATE INDEX `submissions_file` ON `submissions` (`file`) WHERE file IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`tasker_id` text,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`duration` integer NOT NULL,
	`needed_by` text,
	`span` text,
	`project_type` text NOT NULL,
	`location` text NOT NULL,
	`place` text,
	`address` text DEFAULT '' NOT NULL,
	`landmark` text DEFAULT '' NOT NULL,
	`skills` text NOT NULL,
	`trade` text NOT NULL,
	`task_image` text,
	`task_thumbnail` text,
	`budget` integer,
	`status` text DEFAULT 'pending' NOT NULL,
	`stages` text,
	`price_change` integer DEFAULT 0 NOT NULL,
	`plan_change` text,
	`version` integer DEFAULT 1 NOT NULL,
	`fee_bps` integer DEFAULT 0 NOT NULL,
	`agreed_date` text,
	`revisions` integer DEFAULT 0 NOT NULL,
	`change_request` text,
	`submission_notes` text,
	`dispute` text,
	`cancel_offer` text,
	`awarded_at` integer,
	`submitted_at` integer,
	`auto_approve_at` integer,
	`completed_at` integer,
	`review_window_days` integer DEFAULT 7 NOT NULL,
	`removed_at` integer,
	`removed_from` text,
	`hidden_at` integer,
	`suppressed_at` integer,
	`asked_id` text,
	`asked_until` integer,
	`ask_end` text,
	`due_at` integer,
	`review_state` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tasker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`created_at`,`id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_feed` ON `tasks` (`trade`,`created_at`,`id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_price` ON `tasks` (`price`,`id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_feed_price` ON `tasks` (`trade`,`price`,`id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_near` ON `tasks` (`place`,"created_at" DESC,"id" DESC) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_feed_near` ON `tasks` (`trade`,`place`,"created_at" DESC,"id" DESC) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_by_client` ON `tasks` (`client_id`,`created_at`,`id`) WHERE status <> 'removed';
--> statement-breakpoint
CREATE INDEX `tasks_by_client_status` ON `tasks` (`client_id`,`status`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `tasks_by_tasker_status` ON `tasks` (`tasker_id`,`status`,`updated_at`,`id`) WHERE tasker_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_due` ON `tasks` (`due_at`) WHERE due_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_awarded_to` ON `tasks` (`tasker_id`,`awarded_at`) WHERE tasker_id IS NOT NULL AND awarded_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_completed_for` ON `tasks` (`client_id`,`completed_at`) WHERE completed_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_disputed_client` ON `tasks` (`client_id`) WHERE dispute IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_disputed_tasker` ON `tasks` (`tasker_id`) WHERE dispute IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_listed` ON `tasks` (`created_at`,`id`) WHERE status <> 'removed';
--> statement-breakpoint
CREATE INDEX `tasks_listed_price` ON `tasks` (`price`,`id`) WHERE status <> 'removed';
--> statement-breakpoint
CREATE INDEX `tasks_by_status` ON `tasks` (`status`,`created_at`,`id`) WHERE status <> 'pending';
--> statement-breakpoint
CREATE INDEX `tasks_of_pair` ON `tasks` (`client_id`,`tasker_id`) WHERE tasker_id IS NOT NULL;
--> statement-breakpoint
-- Accounts that share an address: only one with a house number, in a known area.
CREATE INDEX `tasks_address` ON `tasks` (`place`,lower(trim(address)),`client_id`) WHERE place IS NOT NULL AND length(address) >= 12 AND address GLOB '*[0-9]*';
--> statement-breakpoint
CREATE INDEX `tasks_image` ON `tasks` (`task_image`) WHERE task_image IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tasks_thumbnail` ON `tasks` (`task_thumbnail`) WHERE task_thumbnail IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `work_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`picture` text NOT NULL,
	`thumbnail` text,
	`caption` text NOT NULL,
	`trade` text NOT NULL,
	`task_id` text,
	`source` text,
	`visible_at` integer NOT NULL,
	`objected_at` integer,
	`suppressed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `work_pictures_of_user` ON `work_pictures` (`user_id`,`position`,`id`);
--> statement-breakpoint
CREATE INDEX `work_pictures_newest` ON `work_pictures` (`user_id`,`visible_at`) WHERE suppressed_at IS NULL AND objected_at IS NULL;
--> statement-breakpoint
CREATE INDEX `work_pictures_of_task` ON `work_pictures` (`task_id`) WHERE task_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_copy_of_evidence` ON `work_pictures` (`source`) WHERE source IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `work_pictures_picture` ON `work_pictures` (`picture`);
--> statement-breakpoint
CREATE INDEX `work_pictures_thumbnail` ON `work_pictures` (`thumbnail`) WHERE thumbnail IS NOT NULL;
