-- SPEC 5: what is typed stands anywhere in the title, whatever the case. Three letters at a time are indexed; the words
-- themselves lie in open_tasks. Only what is open can be found, and a row's number is its place in the list.
CREATE VIRTUAL TABLE task_search USING fts5(
  title, location, facets, task_id UNINDEXED,
  content = 'open_tasks', content_rowid = 'n', tokenize = 'trigram'
);
--> statement-breakpoint
CREATE TRIGGER open_tasks_put AFTER INSERT ON open_tasks BEGIN
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.n, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_gone AFTER DELETE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.n, OLD.title, OLD.location, OLD.facets, OLD.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER open_tasks_changed AFTER UPDATE ON open_tasks BEGIN
  INSERT INTO task_search (task_search, rowid, title, location, facets, task_id)
  VALUES ('delete', OLD.n, OLD.title, OLD.location, OLD.facets, OLD.task_id);
  INSERT INTO task_search (rowid, title, location, facets, task_id)
  VALUES (NEW.n, NEW.title, NEW.location, NEW.facets, NEW.task_id);
END;
--> statement-breakpoint
-- The number is the time of posting, and the next free one among those posted in the same millisecond.
CREATE TRIGGER tasks_posted AFTER INSERT ON tasks WHEN NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (n, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(n) + 1 FROM open_tasks WHERE n >= NEW.created_at * 256 AND n < (NEW.created_at + 1) * 256), 0)),
    NEW.id, NEW.title, NEW.location, '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_reopened AFTER UPDATE OF status ON tasks
  WHEN OLD.status <> 'pending' AND NEW.status = 'pending' BEGIN
  INSERT INTO open_tasks (n, task_id, title, location, facets)
  SELECT max(NEW.created_at * 256, coalesce(
      (SELECT max(n) + 1 FROM open_tasks WHERE n >= NEW.created_at * 256 AND n < (NEW.created_at + 1) * 256), 0)),
    NEW.id, NEW.title, NEW.location, '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_taken AFTER UPDATE OF status ON tasks
  WHEN OLD.status = 'pending' AND NEW.status <> 'pending' BEGIN
  DELETE FROM open_tasks
  WHERE n >= OLD.created_at * 256 AND n < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_reworded AFTER UPDATE OF title, location, trade, project_type, skills ON tasks
  WHEN OLD.status = 'pending' AND NEW.status = 'pending' AND (
    NEW.title <> OLD.title OR NEW.location <> OLD.location OR NEW.trade <> OLD.trade
    OR NEW.project_type <> OLD.project_type OR NEW.skills <> OLD.skills) BEGIN
  UPDATE open_tasks SET title = NEW.title, location = NEW.location,
    facets = '|' || NEW.trade || '|' || NEW.project_type || '|' || NEW.skills
  WHERE n >= OLD.created_at * 256 AND n < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO open_tasks (n, task_id, title, location, facets)
SELECT created_at * 256 + row_number() OVER (PARTITION BY created_at ORDER BY id) - 1, id, title, location,
  '|' || trade || '|' || project_type || '|' || skills
FROM tasks WHERE status = 'pending';
