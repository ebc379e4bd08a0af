DROP INDEX `payments_open`;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`created_at`) WHERE status IN ('initialized', 'abandoned');