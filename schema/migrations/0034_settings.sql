CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "settings_value" CHECK(typeof(value) = 'integer' AND value >= 0)
) STRICT;
