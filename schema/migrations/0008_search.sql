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
CREATE TRIGGER tasks_created AFTER INSERT ON tasks WHEN NEW.status = 'pending' AND NEW.asked_id IS NULL BEGIN
  INSERT INTO open_tasks (posted_order, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(posted_order) + 1 FROM open_tasks WHERE posted_order >= NEW.created_at * 256 AND posted_order < (NEW.created_at + 1) * 256), 0)),
    NEW.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.title, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''), replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(NEW.location, 'ɗ', 'd'), 'Ɗ', 'd'), 'ɓ', 'b'), 'Ɓ', 'b'), 'ƙ', 'k'), 'Ƙ', 'k'), 'ƴ', 'y'), 'Ƴ', 'y'), char(809), ''), char(818), ''), char(781), ''),
    '|' || NEW.trade || '|' || NEW.project_type || '|'
      || coalesce(NEW.span, CASE WHEN NEW.needed_by IS NULL THEN 'months' ELSE '' END) || '|'
      || CASE WHEN NEW.needed_by IS NULL THEN 'flexible' WHEN NEW.needed_by = 'asap' THEN 'asap' ELSE 'day' END || '|' || NEW.skills;
END;
--> statement-breakpoint
-- Opened again, or shown to everybody.
CREATE TRIGGER tasks_reopened AFTER UPDATE OF status, asked_id ON tasks
  WHEN NEW.status = 'pending' AND NEW.asked_id IS NULL AND (OLD.status <> 'pending' OR OLD.asked_id IS NOT NULL) BEGIN
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
--> statement-breakpoint
-- Who is listed in the directory, where and in which group (schema/domain/directory.ts).
CREATE TRIGGER users_directory_insert AFTER INSERT ON users WHEN NEW.is_listed = 1 BEGIN
  INSERT INTO directory_entries (trade, area, tier, spot, user_id)
  SELECT NEW.trade, area, CASE WHEN NEW.completed_jobs < 3 THEN 'new' WHEN 10 * (NEW.tasker_rating_sum + 20) >= 44 * (NEW.tasker_rating_count + 5) AND NEW.completed_jobs >= 9 * NEW.cancelled_jobs THEN 'best' ELSE 'proven' END, substr(NEW.id, -12), NEW.id
  FROM (
    SELECT '' AS area
    UNION SELECT '*' WHERE NEW.reach = 'anywhere' OR (NEW.place IS NULL AND NEW.areas = '[]')
    UNION SELECT NEW.place WHERE NEW.place IS NOT NULL
    UNION SELECT value FROM json_each(NEW.areas)
    UNION SELECT CASE WHEN value GLOB 'akwa-ibom-*' THEN 'akwa-ibom' WHEN value GLOB 'cross-river-*' THEN 'cross-river'
      ELSE substr(value, 1, instr(value, '-') - 1) END
    FROM json_each(iif(NEW.place IS NULL, NEW.areas, json_insert(NEW.areas, '$[#]', NEW.place)))
  )
  WHERE NEW.is_listed = 1 AND NEW.user_type = 'tasker' AND NEW.trade IS NOT NULL
    AND NEW.suspended_at IS NULL AND NEW.suppressed_at IS NULL AND NEW.closed_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER users_directory_update AFTER UPDATE OF user_type, trade, place, areas, reach, is_listed, suspended_at, suppressed_at, closed_at, completed_jobs, cancelled_jobs,
  tasker_rating_sum, tasker_rating_count ON users
WHEN (NEW.is_listed = 1 OR OLD.is_listed = 1) AND (NEW.user_type IS NOT OLD.user_type OR NEW.trade IS NOT OLD.trade OR NEW.place IS NOT OLD.place OR NEW.areas IS NOT OLD.areas OR NEW.reach IS NOT OLD.reach OR NEW.is_listed IS NOT OLD.is_listed OR NEW.suspended_at IS NOT OLD.suspended_at OR NEW.suppressed_at IS NOT OLD.suppressed_at OR NEW.closed_at IS NOT OLD.closed_at
  OR CASE WHEN NEW.completed_jobs < 3 THEN 'new' WHEN 10 * (NEW.tasker_rating_sum + 20) >= 44 * (NEW.tasker_rating_count + 5) AND NEW.completed_jobs >= 9 * NEW.cancelled_jobs THEN 'best' ELSE 'proven' END
    <> CASE WHEN OLD.completed_jobs < 3 THEN 'new' WHEN 10 * (OLD.tasker_rating_sum + 20) >= 44 * (OLD.tasker_rating_count + 5) AND OLD.completed_jobs >= 9 * OLD.cancelled_jobs THEN 'best' ELSE 'proven' END) BEGIN
  DELETE FROM directory_entries WHERE user_id = NEW.id;
  INSERT INTO directory_entries (trade, area, tier, spot, user_id)
  SELECT NEW.trade, area, CASE WHEN NEW.completed_jobs < 3 THEN 'new' WHEN 10 * (NEW.tasker_rating_sum + 20) >= 44 * (NEW.tasker_rating_count + 5) AND NEW.completed_jobs >= 9 * NEW.cancelled_jobs THEN 'best' ELSE 'proven' END, substr(NEW.id, -12), NEW.id
  FROM (
    SELECT '' AS area
    UNION SELECT '*' WHERE NEW.reach = 'anywhere' OR (NEW.place IS NULL AND NEW.areas = '[]')
    UNION SELECT NEW.place WHERE NEW.place IS NOT NULL
    UNION SELECT value FROM json_each(NEW.areas)
    UNION SELECT CASE WHEN value GLOB 'akwa-ibom-*' THEN 'akwa-ibom' WHEN value GLOB 'cross-river-*' THEN 'cross-river'
      ELSE substr(value, 1, instr(value, '-') - 1) END
    FROM json_each(iif(NEW.place IS NULL, NEW.areas, json_insert(NEW.areas, '$[#]', NEW.place)))
  )
  WHERE NEW.is_listed = 1 AND NEW.user_type = 'tasker' AND NEW.trade IS NOT NULL
    AND NEW.suspended_at IS NULL AND NEW.suppressed_at IS NULL AND NEW.closed_at IS NULL;
END;
--> statement-breakpoint
-- An answer is a message after one of the other side.
CREATE TRIGGER messages_answered AFTER INSERT ON messages WHEN NEW.seq > 1 BEGIN
  UPDATE users SET answers = answers + 1,
    answers_in_hour = answers_in_hour + (NEW.created_at - before.created_at <= 3600000),
    answers_in_day = answers_in_day + (NEW.created_at - before.created_at <= 86400000)
  FROM messages AS before
  WHERE before.conversation_id = NEW.conversation_id AND before.seq = NEW.seq - 1 AND before.sender_id <> NEW.sender_id
    AND users.id = NEW.sender_id AND users.user_type = 'tasker';
END;
