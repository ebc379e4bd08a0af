CREATE TABLE `job_cursors` (
	`job` text PRIMARY KEY NOT NULL,
	`cursor` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `changes` (
	`scope` text NOT NULL,
	`entity` text NOT NULL,
	`id` text NOT NULL,
	`op` text NOT NULL,
	`seq` integer NOT NULL,
	`locator` text,
	PRIMARY KEY(`scope`, `entity`, `id`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `changes_pull` ON `changes` (`scope`,`seq`);
--> statement-breakpoint
CREATE INDEX `changes_gone` ON `changes` (`seq`) WHERE op = 'del';
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`response` text NOT NULL,
	`seq` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_counter` (
	`k` integer PRIMARY KEY NOT NULL,
	`v` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `sync_days` (
	`day` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_floor` (
	`scope` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_list_versions` (
	`list` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO sync_counter (k, v) VALUES
  (1, 0);
--> statement-breakpoint
INSERT INTO job_cursors (job, cursor) VALUES
  ('check-invariants:position', '{"entry":0,"suspects":{}}');
