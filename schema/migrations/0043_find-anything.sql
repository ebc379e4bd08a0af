CREATE TABLE `task_titles` (
	`id` integer PRIMARY KEY NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `task_titles_task` ON `task_titles` (`task_id`);--> statement-breakpoint
CREATE INDEX `payouts_transfer` ON `payouts` (`provider_transfer_code`) WHERE provider_transfer_code IS NOT NULL;
--> statement-breakpoint
-- The last ten digits of a phone number, however it was written (schema/domain/admin-search.ts); drizzle-kit cannot write it.
CREATE INDEX `payments_phone` ON `payments` (substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10)) WHERE phone <> '';
--> statement-breakpoint
INSERT INTO task_titles (task_id, title) SELECT id, replace(replace(replace(replace(replace(replace(replace(replace(replace(title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), '') FROM tasks ORDER BY created_at, id;
--> statement-breakpoint
-- Substring search over the titles of all todos; case, marks and hooks do not count (schema/domain/fold-search.ts).
CREATE VIRTUAL TABLE task_title_search USING fts5(title, content = 'task_titles', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO task_title_search (task_title_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER task_titles_inserted AFTER INSERT ON task_titles BEGIN
  INSERT INTO task_title_search (rowid, title) VALUES (NEW.id, NEW.title);
END;
--> statement-breakpoint
CREATE TRIGGER task_titles_updated AFTER UPDATE ON task_titles BEGIN
  INSERT INTO task_title_search (task_title_search, rowid, title) VALUES ('delete', OLD.id, OLD.title);
  INSERT INTO task_title_search (rowid, title) VALUES (NEW.id, NEW.title);
END;
--> statement-breakpoint
CREATE TRIGGER tasks_title_inserted AFTER INSERT ON tasks BEGIN
  INSERT INTO task_titles (task_id, title) VALUES (NEW.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''));
END;
--> statement-breakpoint
CREATE TRIGGER tasks_title_updated AFTER UPDATE OF title ON tasks WHEN NEW.title <> OLD.title BEGIN
  UPDATE task_titles SET title = replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), '') WHERE task_id = NEW.id;
END;
