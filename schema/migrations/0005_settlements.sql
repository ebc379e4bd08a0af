CREATE TABLE `settlements` (
	`id` text PRIMARY KEY NOT NULL,
	`net` integer NOT NULL,
	`paid_out` integer NOT NULL,
	`seen_at` integer NOT NULL
) STRICT;
