CREATE TABLE `clock_places` (
	`job` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_days` (
	`day` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_heads` (
	`wide` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `changes_gone` ON `changes` (`seq`) WHERE op = 'del';