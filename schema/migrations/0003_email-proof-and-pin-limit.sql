ALTER TABLE `pins` ADD `limited_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_proven_at` integer;
--> statement-breakpoint
-- Names from before the limit in code points: each list carried them whole.
UPDATE users SET username = substr(username, 1, 32) WHERE length(username) > 32;
