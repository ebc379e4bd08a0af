-- The tokenizer ignores case and marks; what has no mark in Unicode, and lines above and below a letter, the triggers replace
-- (schema/domain/fold-search.ts).
CREATE VIRTUAL TABLE task_search USING fts5(
  title, location, facets, task_id UNINDEXED,
  content = 'open_tasks', content_rowid = 'posted_order', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER open_tasks_inserted AFTER INSERT ON open_tasks BEGIN
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.posted_order, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_deleted AFTER DELETE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.posted_order, OLD.title, OLD.location, OLD.facets, OLD.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_updated AFTER UPDATE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.posted_order, OLD.title, OLD.location, OLD.facets, OLD.task_id);
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.posted_order, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER tasks_created AFTER INSERT ON tasks WHEN NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (posted_order, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(posted_order) + 1 FROM open_tasks WHERE posted_order >= NEW.created_at * 256 AND posted_order < (NEW.created_at + 1) * 256), 0)),
    NEW.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.location, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''),
    '|' || NEW.trade || '|' || NEW.project_type || '|'
      || coalesce(NEW.span, CASE WHEN NEW.needed_by IS NULL THEN 'months' ELSE '' END) || '|'
      || CASE WHEN NEW.needed_by IS NULL THEN 'flexible' WHEN NEW.needed_by = 'asap' THEN 'asap' ELSE 'day' END || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_reopened AFTER UPDATE OF status ON tasks
  WHEN OLD.status <> 'pending' AND NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (posted_order, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(posted_order) + 1 FROM open_tasks WHERE posted_order >= NEW.created_at * 256 AND posted_order < (NEW.created_at + 1) * 256), 0)),
    NEW.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.location, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''),
    '|' || NEW.trade || '|' || NEW.project_type || '|'
      || coalesce(NEW.span, CASE WHEN NEW.needed_by IS NULL THEN 'months' ELSE '' END) || '|'
      || CASE WHEN NEW.needed_by IS NULL THEN 'flexible' WHEN NEW.needed_by = 'asap' THEN 'asap' ELSE 'day' END || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_edited AFTER UPDATE OF title, location, trade, project_type, span, needed_by, skills ON tasks
  WHEN OLD.status = 'pending' AND NEW.status = 'pending' AND (
    NEW.title <> OLD.title OR NEW.location <> OLD.location OR NEW.trade <> OLD.trade
    OR NEW.project_type <> OLD.project_type OR NEW.span IS NOT OLD.span OR NEW.needed_by IS NOT OLD.needed_by
    OR NEW.skills <> OLD.skills) BEGIN
  UPDATE open_tasks SET title = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''),
    location = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.location, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''),
    facets = '|' || NEW.trade || '|' || NEW.project_type || '|'
      || coalesce(NEW.span, CASE WHEN NEW.needed_by IS NULL THEN 'months' ELSE '' END) || '|'
      || CASE WHEN NEW.needed_by IS NULL THEN 'flexible' WHEN NEW.needed_by = 'asap' THEN 'asap' ELSE 'day' END || '|' || NEW.skills
  WHERE posted_order >= OLD.created_at * 256 AND posted_order < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
-- Substring search over the email addresses, phone numbers and names of users.
CREATE VIRTUAL TABLE user_search USING fts5(email, username, content = 'user_emails', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1');
--> statement-breakpoint
CREATE TRIGGER user_emails_inserted AFTER INSERT ON user_emails BEGIN
  INSERT INTO user_search (rowid, email, username) VALUES (NEW.id, NEW.email, NEW.username);
END;
--> statement-breakpoint
CREATE TRIGGER user_emails_updated AFTER UPDATE ON user_emails BEGIN
  INSERT INTO user_search (user_search, rowid, email, username) VALUES ('delete', OLD.id, OLD.email, OLD.username);
  INSERT INTO user_search (rowid, email, username) VALUES (NEW.id, NEW.email, NEW.username);
END;
--> statement-breakpoint
CREATE TRIGGER users_email_inserted AFTER INSERT ON users BEGIN
  INSERT INTO user_emails (user_id, email, username) VALUES (NEW.id, trim(coalesce(NEW.email, '') || ' ' || coalesce(NEW.phone, '')), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.username, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''));
END;
--> statement-breakpoint
CREATE TRIGGER users_email_updated AFTER UPDATE OF email, phone, username ON users
WHEN NEW.email IS NOT OLD.email OR NEW.phone IS NOT OLD.phone OR NEW.username <> OLD.username BEGIN
  UPDATE user_emails SET email = trim(coalesce(NEW.email, '') || ' ' || coalesce(NEW.phone, '')),
    username = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.username, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), '')
  WHERE user_id = NEW.id;
END;
--> statement-breakpoint
-- Substring search over the titles of all todos; case, marks and hooks do not count (schema/domain/fold-search.ts).
CREATE VIRTUAL TABLE task_title_search USING fts5(title, content = 'task_titles', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1');
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
  INSERT INTO task_titles (task_id, title) VALUES (NEW.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''));
END;
--> statement-breakpoint
CREATE TRIGGER tasks_title_updated AFTER UPDATE OF title ON tasks WHEN NEW.title <> OLD.title BEGIN
  UPDATE task_titles SET title = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), '') WHERE task_id = NEW.id;
END;
