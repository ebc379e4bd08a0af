CREATE TABLE `about_figures` (
	`id` integer PRIMARY KEY NOT NULL,
	`services` integer NOT NULL,
	`vendors` integer NOT NULL,
	`customers` integer NOT NULL,
	`jobs` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "about_figures_one_row" CHECK(id = 1)
) STRICT;
