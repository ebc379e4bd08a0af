CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `transaction_facets` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`amount_class` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `transaction_facets_amount` ON `transaction_facets` (`amount_class`,`entry_id`);--> statement-breakpoint
CREATE INDEX `transaction_facets_open` ON `transaction_facets` (`status`,`entry_id`) WHERE status <> 'completed';--> statement-breakpoint
CREATE TABLE `user_emails` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `user_emails_user` ON `user_emails` (`user_id`);--> statement-breakpoint
CREATE INDEX `webhook_inbox_failed` ON `webhook_inbox` (`received_at`) WHERE error IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tasks_listed` ON `tasks` (`created_at`,`id`) WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX `tasks_listed_price` ON `tasks` (`price`,`id`) WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX `tasks_by_status` ON `tasks` (`status`,`created_at`,`id`) WHERE status <> 'pending';--> statement-breakpoint
CREATE INDEX `users_listed` ON `users` (`created_at`,`id`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`created_at`,`id`) WHERE is_verified = 0 AND closed_at IS NULL AND user_type <> 'admin';--> statement-breakpoint
CREATE INDEX `users_limited` ON `users` (`created_at`,`id`) WHERE suppressed_at IS NOT NULL AND suspended_at IS NULL AND closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`created_at`,`id`) WHERE suspended_at IS NOT NULL AND closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_closed` ON `users` (`created_at`,`id`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
-- Substring search over the email addresses of users.
CREATE VIRTUAL TABLE user_search USING fts5(email, content = 'user_emails', content_rowid = 'id', tokenize = 'trigram');
--> statement-breakpoint
CREATE TRIGGER user_emails_inserted AFTER INSERT ON user_emails BEGIN
  INSERT INTO user_search (rowid, email) VALUES (NEW.id, NEW.email);
END;
--> statement-breakpoint
CREATE TRIGGER user_emails_updated AFTER UPDATE ON user_emails BEGIN
  INSERT INTO user_search (user_search, rowid, email) VALUES ('delete', OLD.id, OLD.email);
  INSERT INTO user_search (rowid, email) VALUES (NEW.id, NEW.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_email_inserted AFTER INSERT ON users BEGIN
  INSERT INTO user_emails (user_id, email) VALUES (NEW.id, NEW.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_email_updated AFTER UPDATE OF email ON users WHEN NEW.email <> OLD.email BEGIN
  UPDATE user_emails SET email = NEW.email WHERE user_id = NEW.id;
END;
--> statement-breakpoint
INSERT INTO user_emails (user_id, email) SELECT id, email FROM users ORDER BY created_at, id;
--> statement-breakpoint
-- What is filtered and counted before the triggers exist.
INSERT INTO transaction_facets (entry_id, type, status, amount_class)
SELECT e.id, iif(e.debit_account LIKE 'ua:%', 'debit', 'credit'),
  CASE
    WHEN p.status IN ('requested', 'sending', 'sent', 'needs_review') THEN 'pending'
    WHEN p.status = 'failed' THEN 'failed'
    WHEN j.type IN ('award', 'hold') AND t.status IN ('in-progress', 'submitted', 'disputed') AND j.created_at >= coalesce(t.awarded_at, 0) THEN 'pending'
    ELSE 'completed' END,
  2 * ((e.amount > 100000) + (e.amount > 500000) + (e.amount > 1000000) + (e.amount > 2000000) + (e.amount > 5000000)) + (e.amount IN (100000, 500000, 1000000, 2000000, 5000000))
FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
  LEFT JOIN payouts p ON p.journal_id = j.id LEFT JOIN tasks t ON t.id = j.subject_id
WHERE (e.debit_account LIKE 'ua:%' OR e.credit_account LIKE 'ua:%') AND j.type <> 'payout_failed';
--> statement-breakpoint
INSERT INTO counters (name, value)
SELECT 'users', count(*) FROM users WHERE user_type <> 'admin' AND closed_at IS NULL
UNION ALL SELECT 'activeTasks', count(*) FROM tasks WHERE status IN ('pending', 'in-progress', 'submitted', 'disputed')
UNION ALL SELECT 'transactions', count(*) FROM transaction_facets
UNION ALL SELECT 'disputes', count(*) FROM disputes WHERE closed_at IS NULL
UNION ALL SELECT 'reports', count(*) FROM reports WHERE status = 'open' AND reporter_id IS NOT NULL
UNION ALL SELECT 'maskedContacts', count(*) FROM reports WHERE status = 'open' AND reporter_id IS NULL
UNION ALL SELECT 'withdrawalsInReview', count(*) FROM payouts WHERE status = 'needs_review'
UNION ALL SELECT 'discrepancies', count(*) FROM discrepancies WHERE resolved_at IS NULL
UNION ALL SELECT 'adjustments', count(*) FROM adjustments WHERE status = 'requested';
--> statement-breakpoint
INSERT INTO daily_figures (day, name, value)
SELECT date((at + 3600000) / 1000, 'unixepoch') AS day, name, sum(amount) FROM (
  SELECT created_at AS at, 'signUps' AS name, 1 AS amount FROM users WHERE user_type <> 'admin'
  UNION ALL SELECT created_at, 'tasks', 1 FROM tasks
  UNION ALL SELECT opened_at, 'disputes', 1 FROM disputes
  UNION ALL SELECT e.created_at, 'awards', 1 FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'award'
  UNION ALL SELECT e.created_at, 'held', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type IN ('award', 'hold')
  UNION ALL SELECT e.created_at, 'released', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'release'
  UNION ALL SELECT e.created_at, 'paidOut', e.amount FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id WHERE j.type = 'payout' AND e.debit_account LIKE 'pi:%'
) GROUP BY day, name;
--> statement-breakpoint
-- A transaction is an entry of a wallet; the return of a failed withdrawal is none of its own.
CREATE TRIGGER ledger_entries_facets AFTER INSERT ON ledger_entries
WHEN (substr(NEW.debit_account, 1, 3) = 'ua:' OR substr(NEW.credit_account, 1, 3) = 'ua:')
  AND (SELECT type FROM ledger_journals WHERE id = NEW.journal_id) <> 'payout_failed' BEGIN
  INSERT INTO transaction_facets (entry_id, type, status, amount_class)
  SELECT NEW.id, iif(substr(NEW.debit_account, 1, 3) = 'ua:', 'debit', 'credit'),
    iif(type IN ('award', 'hold', 'withdraw'), 'pending', 'completed'),
    2 * ((NEW.amount > 100000) + (NEW.amount > 500000) + (NEW.amount > 1000000) + (NEW.amount > 2000000) + (NEW.amount > 5000000)) + (NEW.amount IN (100000, 500000, 1000000, 2000000, 5000000))
  FROM ledger_journals WHERE id = NEW.journal_id;
  UPDATE counters SET value = value + 1 WHERE name = 'transactions';
END;
--> statement-breakpoint
CREATE TRIGGER payouts_facets AFTER UPDATE OF status ON payouts WHEN NEW.status <> OLD.status BEGIN
  UPDATE transaction_facets SET status = CASE
      WHEN NEW.status = 'failed' THEN 'failed'
      WHEN NEW.status IN ('success', 'reversed') THEN 'completed'
      ELSE 'pending' END
  WHERE entry_id = (SELECT id FROM ledger_entries WHERE journal_id = NEW.journal_id AND leg = 1);
END;
--> statement-breakpoint
CREATE TRIGGER tasks_facets AFTER UPDATE OF status ON tasks
WHEN OLD.status IN ('in-progress', 'submitted', 'disputed') AND NEW.status NOT IN ('in-progress', 'submitted', 'disputed') BEGIN
  UPDATE transaction_facets SET status = 'completed'
  WHERE status = 'pending' AND entry_id IN (
    SELECT e.id FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
    WHERE j.subject_id = NEW.id AND j.movement IS NOT NULL AND j.type IN ('award', 'hold'));
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_figures AFTER INSERT ON ledger_entries
WHEN substr(NEW.credit_account, 1, 3) = 'te:' OR substr(NEW.debit_account, 1, 3) IN ('te:', 'pi:') BEGIN
  INSERT INTO daily_figures (day, name, value)
  SELECT date((NEW.created_at + 3600000) / 1000, 'unixepoch'),
    CASE WHEN type IN ('award', 'hold') THEN 'held' WHEN type = 'release' THEN 'released' ELSE 'paidOut' END, NEW.amount
  FROM ledger_journals WHERE id = NEW.journal_id AND type IN ('award', 'hold', 'release', 'payout')
  ON CONFLICT (day, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_awards AFTER INSERT ON ledger_entries
WHEN (SELECT type FROM ledger_journals WHERE id = NEW.journal_id) = 'award' BEGIN
  INSERT INTO daily_figures (day, name, value) VALUES (date((NEW.created_at + 3600000) / 1000, 'unixepoch'), 'awards', 1)
  ON CONFLICT (day, name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT ON users WHEN NEW.user_type <> 'admin' BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'users';
  INSERT INTO daily_figures (day, name, value) VALUES (date((NEW.created_at + 3600000) / 1000, 'unixepoch'), 'signUps', 1)
  ON CONFLICT (day, name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_recounted AFTER UPDATE OF user_type, closed_at ON users
WHEN (NEW.user_type <> 'admin' AND NEW.closed_at IS NULL) <> (OLD.user_type <> 'admin' AND OLD.closed_at IS NULL) BEGIN
  UPDATE counters SET value = value + iif(NEW.user_type <> 'admin' AND NEW.closed_at IS NULL, 1, -1) WHERE name = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER tasks_counted AFTER INSERT ON tasks BEGIN
  UPDATE counters SET value = value + 1
  WHERE name = 'activeTasks' AND NEW.status IN ('pending', 'in-progress', 'submitted', 'disputed');
  INSERT INTO daily_figures (day, name, value) VALUES (date((NEW.created_at + 3600000) / 1000, 'unixepoch'), 'tasks', 1)
  ON CONFLICT (day, name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_recounted AFTER UPDATE OF status ON tasks
WHEN (NEW.status IN ('pending', 'in-progress', 'submitted', 'disputed')) <> (OLD.status IN ('pending', 'in-progress', 'submitted', 'disputed')) BEGIN
  UPDATE counters SET value = value + iif(NEW.status IN ('pending', 'in-progress', 'submitted', 'disputed'), 1, -1) WHERE name = 'activeTasks';
END;
--> statement-breakpoint
CREATE TRIGGER tasks_uncounted AFTER DELETE ON tasks WHEN OLD.status IN ('pending', 'in-progress', 'submitted', 'disputed') BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'activeTasks';
END;
--> statement-breakpoint
CREATE TRIGGER disputes_counted AFTER INSERT ON disputes BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'disputes' AND NEW.closed_at IS NULL;
  INSERT INTO daily_figures (day, name, value) VALUES (date((NEW.opened_at + 3600000) / 1000, 'unixepoch'), 'disputes', 1)
  ON CONFLICT (day, name) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER disputes_recounted AFTER UPDATE OF closed_at ON disputes WHEN (NEW.closed_at IS NULL) <> (OLD.closed_at IS NULL) BEGIN
  UPDATE counters SET value = value + iif(NEW.closed_at IS NULL, 1, -1) WHERE name = 'disputes';
END;
--> statement-breakpoint
CREATE TRIGGER reports_counted AFTER INSERT ON reports WHEN NEW.status = 'open' BEGIN
  UPDATE counters SET value = value + 1 WHERE name = iif(NEW.reporter_id IS NULL, 'maskedContacts', 'reports');
END;
--> statement-breakpoint
CREATE TRIGGER reports_recounted AFTER UPDATE OF status ON reports WHEN (NEW.status = 'open') <> (OLD.status = 'open') BEGIN
  UPDATE counters SET value = value + iif(NEW.status = 'open', 1, -1) WHERE name = iif(NEW.reporter_id IS NULL, 'maskedContacts', 'reports');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_counted AFTER INSERT ON payouts WHEN NEW.status = 'needs_review' BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'withdrawalsInReview';
END;
--> statement-breakpoint
CREATE TRIGGER payouts_recounted AFTER UPDATE OF status ON payouts WHEN (NEW.status = 'needs_review') <> (OLD.status = 'needs_review') BEGIN
  UPDATE counters SET value = value + iif(NEW.status = 'needs_review', 1, -1) WHERE name = 'withdrawalsInReview';
END;
--> statement-breakpoint
CREATE TRIGGER discrepancies_counted AFTER INSERT ON discrepancies WHEN NEW.resolved_at IS NULL BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'discrepancies';
END;
--> statement-breakpoint
CREATE TRIGGER discrepancies_recounted AFTER UPDATE OF resolved_at ON discrepancies WHEN (NEW.resolved_at IS NULL) <> (OLD.resolved_at IS NULL) BEGIN
  UPDATE counters SET value = value + iif(NEW.resolved_at IS NULL, 1, -1) WHERE name = 'discrepancies';
END;
--> statement-breakpoint
CREATE TRIGGER discrepancies_uncounted AFTER DELETE ON discrepancies WHEN OLD.resolved_at IS NULL BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'discrepancies';
END;
--> statement-breakpoint
CREATE TRIGGER adjustments_counted AFTER INSERT ON adjustments BEGIN
  UPDATE counters SET value = value + 1 WHERE name = 'adjustments';
END;
--> statement-breakpoint
CREATE TRIGGER adjustments_recounted AFTER UPDATE OF status ON adjustments WHEN NEW.status <> OLD.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'adjustments';
END;
