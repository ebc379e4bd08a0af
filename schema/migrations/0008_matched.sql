CREATE TABLE `recon_matched` (
	`reference` text PRIMARY KEY NOT NULL,
	`matched_at` integer NOT NULL
) STRICT, WITHOUT ROWID;
