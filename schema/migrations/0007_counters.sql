-- In the same statement as what they count, so that each job counts once whichever command or job ends it.
CREATE TRIGGER tasks_job_completed AFTER UPDATE OF status ON tasks
WHEN NEW.status = 'completed' AND OLD.status <> 'completed' BEGIN
  UPDATE users SET completed_jobs = completed_jobs + 1 WHERE id = NEW.tasker_id;
END;
--> statement-breakpoint
CREATE TRIGGER task_events_job_cancelled AFTER INSERT ON task_events WHEN NEW.kind = 'taskerCancelled' BEGIN
  UPDATE users SET cancelled_jobs = cancelled_jobs + 1 WHERE id = NEW.actor_id;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_client_posted AFTER INSERT ON tasks BEGIN
  UPDATE users SET posted_tasks = posted_tasks + 1 WHERE id = NEW.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER task_events_client_record AFTER INSERT ON task_events
WHEN NEW.kind = 'clientCancelled' OR (NEW.kind = 'awarded' AND NOT EXISTS (
    SELECT 1 FROM task_events WHERE task_id = NEW.task_id AND kind = 'awarded' AND id <> NEW.id)) BEGIN
  UPDATE users SET awarded_tasks = awarded_tasks + (NEW.kind = 'awarded'), unpaid_tasks = unpaid_tasks + (NEW.kind <> 'awarded')
  WHERE id = (SELECT client_id FROM tasks WHERE id = NEW.task_id);
END;
--> statement-breakpoint
CREATE TRIGGER tasks_client_paid AFTER UPDATE OF status ON tasks
WHEN NEW.status = 'completed' AND OLD.status <> 'completed' BEGIN
  UPDATE users SET paid_tasks = paid_tasks + 1,
    approvals = approvals + (OLD.status = 'submitted'),
    approval_ms = approval_ms + iif(OLD.status = 'submitted', NEW.completed_at - NEW.submitted_at, 0)
  WHERE id = NEW.client_id;
END;
--> statement-breakpoint
CREATE TRIGGER disputes_client_lost AFTER UPDATE OF closed_at ON disputes
WHEN NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL AND NEW.outcome IN ('split', 'continue') BEGIN
  UPDATE users SET lost_disputes = lost_disputes + 1
  WHERE id = (SELECT client_id FROM tasks WHERE id = NEW.task_id)
    AND iif(NEW.outcome = 'split', NEW.released > NEW.refunded, id = NEW.opened_by);
END;
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
    CASE WHEN type IN ('award', 'hold') THEN 'held' WHEN type IN ('release', 'materials') THEN 'released' ELSE 'paidOut' END, NEW.amount
  FROM ledger_journals WHERE id = NEW.journal_id AND type IN ('award', 'hold', 'release', 'materials', 'payout')
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
--> statement-breakpoint
CREATE TRIGGER phone_messages_counted AFTER INSERT ON phone_messages BEGIN
  INSERT INTO phone_message_days (day, channel, cost) VALUES (date((NEW.created_at + 3600000) / 1000, 'unixepoch'), NEW.channel, NEW.cost)
  ON CONFLICT (day, channel) DO UPDATE SET cost = cost + excluded.cost;
END;
--> statement-breakpoint
CREATE TRIGGER phone_messages_sent AFTER UPDATE OF sent_at ON phone_messages WHEN OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL BEGIN
  UPDATE phone_message_days SET sent = sent + 1
  WHERE day = date((NEW.created_at + 3600000) / 1000, 'unixepoch') AND channel = NEW.channel;
END;
--> statement-breakpoint
CREATE TRIGGER phone_messages_reported AFTER UPDATE OF report ON phone_messages WHEN OLD.report IS NULL AND NEW.report IS NOT NULL BEGIN
  UPDATE phone_message_days SET delivered = delivered + (NEW.report = 'delivered'), failed = failed + (NEW.report = 'failed')
  WHERE day = date((NEW.created_at + 3600000) / 1000, 'unixepoch') AND channel = NEW.channel;
END;
--> statement-breakpoint
CREATE TRIGGER phone_messages_given_up AFTER DELETE ON phone_messages WHEN OLD.sent_at IS NULL BEGIN
  UPDATE phone_message_days SET cost = cost - OLD.cost, failed = failed + 1
  WHERE day = date((OLD.created_at + 3600000) / 1000, 'unixepoch') AND channel = OLD.channel;
END;
--> statement-breakpoint
-- Accounts that get a value which another one has (docs/rules.md#accounts-that-share-something): that one, once, and this one.
CREATE TRIGGER known_devices_shared AFTER INSERT ON known_devices BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'device', NEW.device, user_id, NEW.seen_at FROM known_devices
  WHERE device = NEW.device AND user_id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'device', NEW.device, NEW.user_id, NEW.seen_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'device' AND value = NEW.device AND user_id <> NEW.user_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER bank_accounts_shared AFTER INSERT ON bank_accounts BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'bankAccount', NEW.fingerprint, user_id, NEW.created_at FROM bank_accounts
  WHERE fingerprint = NEW.fingerprint AND user_id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'bankAccount', NEW.fingerprint, NEW.user_id, NEW.created_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'bankAccount' AND value = NEW.fingerprint AND user_id <> NEW.user_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER verifications_shared AFTER INSERT ON verifications BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'document', NEW.number_hash, user_id, NEW.sent_at FROM verifications
  WHERE number_hash = NEW.number_hash AND user_id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'document', NEW.number_hash, NEW.user_id, NEW.sent_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'document' AND value = NEW.number_hash AND user_id <> NEW.user_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER verifications_number_shared AFTER UPDATE OF number_hash ON verifications WHEN NEW.number_hash <> OLD.number_hash AND NEW.key_id = OLD.key_id BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'document', NEW.number_hash, user_id, NEW.sent_at FROM verifications
  WHERE number_hash = NEW.number_hash AND user_id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'document', NEW.number_hash, NEW.user_id, NEW.sent_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'document' AND value = NEW.number_hash AND user_id <> NEW.user_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER payments_phone_shared AFTER INSERT ON payments WHEN length(substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10)) = 10 BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10), user_id, NEW.created_at FROM payments
  WHERE phone <> '' AND substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) = substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) AND user_id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10), id, NEW.created_at FROM users
  WHERE phone = '+234' || substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) AND id <> NEW.user_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10), NEW.user_id, NEW.created_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'phone' AND value = substr(replace(replace(replace(replace(replace(replace(NEW.phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) AND user_id <> NEW.user_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_phone_registered AFTER INSERT ON users WHEN NEW.phone IS NOT NULL BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(NEW.phone, -10), user_id, NEW.updated_at FROM payments
  WHERE phone <> '' AND substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) = substr(NEW.phone, -10) AND user_id <> NEW.id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(NEW.phone, -10), NEW.id, NEW.updated_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'phone' AND value = substr(NEW.phone, -10) AND user_id <> NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_phone_shared AFTER UPDATE OF phone ON users WHEN NEW.phone IS NOT NULL AND NEW.phone IS NOT OLD.phone BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(NEW.phone, -10), user_id, NEW.updated_at FROM payments
  WHERE phone <> '' AND substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '+', ''), -10) = substr(NEW.phone, -10) AND user_id <> NEW.id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'phone', substr(NEW.phone, -10), NEW.id, NEW.updated_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'phone' AND value = substr(NEW.phone, -10) AND user_id <> NEW.id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_address_shared AFTER INSERT ON tasks WHEN NEW.place IS NOT NULL AND length(NEW.address) >= 12 AND NEW.address GLOB '*[0-9]*' BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'address', NEW.place || ' ' || lower(trim(NEW.address)), client_id, NEW.created_at FROM tasks
  WHERE place IS NOT NULL AND length(address) >= 12 AND address GLOB '*[0-9]*' AND place = NEW.place AND lower(trim(address)) = lower(trim(NEW.address)) AND client_id <> NEW.client_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'address', NEW.place || ' ' || lower(trim(NEW.address)), NEW.client_id, NEW.created_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'address' AND value = NEW.place || ' ' || lower(trim(NEW.address)) AND user_id <> NEW.client_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_address_changed AFTER UPDATE OF address, place ON tasks WHEN NEW.place IS NOT NULL AND length(NEW.address) >= 12 AND NEW.address GLOB '*[0-9]*' AND (NEW.address <> OLD.address OR NEW.place IS NOT OLD.place) BEGIN
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'address', NEW.place || ' ' || lower(trim(NEW.address)), client_id, NEW.updated_at FROM tasks
  WHERE place IS NOT NULL AND length(address) >= 12 AND address GLOB '*[0-9]*' AND place = NEW.place AND lower(trim(address)) = lower(trim(NEW.address)) AND client_id <> NEW.client_id LIMIT 1 ON CONFLICT DO NOTHING;
  INSERT INTO sharings (kind, value, user_id, since) SELECT 'address', NEW.place || ' ' || lower(trim(NEW.address)), NEW.client_id, NEW.updated_at
  WHERE EXISTS (SELECT 1 FROM sharings WHERE kind = 'address' AND value = NEW.place || ' ' || lower(trim(NEW.address)) AND user_id <> NEW.client_id) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Under a new secret the same value has another hash, which is no new sharing.
CREATE TRIGGER bank_accounts_sharing_rekeyed AFTER UPDATE OF fingerprint ON bank_accounts WHEN NEW.fingerprint <> OLD.fingerprint AND NEW.key_id <> OLD.key_id BEGIN
  DELETE FROM sharings WHERE kind = 'bankAccount' AND value = OLD.fingerprint AND user_id = NEW.user_id
    AND EXISTS (SELECT 1 FROM sharings WHERE kind = 'bankAccount' AND value = NEW.fingerprint AND user_id = NEW.user_id);
  UPDATE sharings SET value = NEW.fingerprint WHERE kind = 'bankAccount' AND value = OLD.fingerprint AND user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER verifications_sharing_rekeyed AFTER UPDATE OF number_hash ON verifications WHEN NEW.number_hash <> OLD.number_hash AND NEW.key_id <> OLD.key_id BEGIN
  DELETE FROM sharings WHERE kind = 'document' AND value = OLD.number_hash AND user_id = NEW.user_id
    AND EXISTS (SELECT 1 FROM sharings WHERE kind = 'document' AND value = NEW.number_hash AND user_id = NEW.user_id);
  UPDATE sharings SET value = NEW.number_hash WHERE kind = 'document' AND value = OLD.number_hash AND user_id = NEW.user_id;
END;
--> statement-breakpoint
-- So that an account has no more than a group of administrators can read.
CREATE TRIGGER sharings_bounded BEFORE INSERT ON sharings WHEN (SELECT count(*) FROM sharings WHERE user_id = NEW.user_id) >= 100 BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER sharings_counted AFTER INSERT ON sharings BEGIN
  INSERT INTO shared_values (kind, value, accounts, undecided, shared_at)
  VALUES (NEW.kind, NEW.value, 1, NEW.decided_at IS NULL, NEW.since)
  ON CONFLICT (kind, value) DO UPDATE SET accounts = accounts + 1, undecided = undecided + excluded.undecided,
    shared_at = max(shared_at, excluded.shared_at);
END;
--> statement-breakpoint
CREATE TRIGGER sharings_decided AFTER UPDATE OF decided_at ON sharings WHEN (NEW.decided_at IS NULL) <> (OLD.decided_at IS NULL) BEGIN
  UPDATE shared_values SET undecided = undecided + iif(NEW.decided_at IS NULL, 1, -1) WHERE kind = NEW.kind AND value = NEW.value;
END;
--> statement-breakpoint
CREATE TRIGGER sharings_rekeyed AFTER UPDATE OF value ON sharings WHEN NEW.value <> OLD.value BEGIN
  INSERT INTO shared_values (kind, value, accounts, undecided, shared_at)
  SELECT kind, NEW.value, 1, NEW.decided_at IS NULL, shared_at FROM shared_values WHERE kind = OLD.kind AND value = OLD.value
  ON CONFLICT (kind, value) DO UPDATE SET accounts = accounts + 1, undecided = undecided + excluded.undecided;
  UPDATE shared_values SET accounts = accounts - 1, undecided = undecided - (OLD.decided_at IS NULL)
  WHERE kind = OLD.kind AND value = OLD.value;
  DELETE FROM shared_values WHERE kind = OLD.kind AND value = OLD.value AND accounts = 0;
END;
--> statement-breakpoint
CREATE TRIGGER sharings_uncounted AFTER DELETE ON sharings BEGIN
  UPDATE shared_values SET accounts = accounts - 1, undecided = undecided - (OLD.decided_at IS NULL)
  WHERE kind = OLD.kind AND value = OLD.value;
  DELETE FROM shared_values WHERE kind = OLD.kind AND value = OLD.value AND accounts = 0;
END;
--> statement-breakpoint
-- What a new todo finds alerts by. The alert with the id of its user has what the profile says.
CREATE TRIGGER alerts_keys_insert AFTER INSERT ON alerts BEGIN
  INSERT INTO alert_keys (what, area, min_price, user_id, alert_id)
  SELECT DISTINCT what.value, iif(place.value IS NULL, '*', place.value || ':' || wanted.reach), NEW.min_price, NEW.user_id, NEW.id
  FROM (
    SELECT iif(NEW.id = u.id, u.trade, NEW.trade) AS trade, iif(NEW.id = u.id, u.skillsets, NEW.skills) AS skills,
      iif(NEW.id = u.id, u.reach, NEW.reach) AS reach,
      iif(NEW.id = u.id, iif(u.place IS NULL, u.areas, json_insert(u.areas, '$[#]', u.place)), json_array(NEW.place)) AS places
    FROM users u WHERE u.id = NEW.user_id AND NEW.delivery <> 'off') wanted
  CROSS JOIN json_each(iif(wanted.skills = '[]', json_array(wanted.trade), wanted.skills)) what
  CROSS JOIN json_each(iif(wanted.places = '[]', '[null]', wanted.places)) place
  WHERE wanted.trade IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER alerts_keys_update AFTER UPDATE ON alerts BEGIN
  DELETE FROM alert_keys WHERE user_id = NEW.user_id AND alert_id = NEW.id;
  INSERT INTO alert_keys (what, area, min_price, user_id, alert_id)
  SELECT DISTINCT what.value, iif(place.value IS NULL, '*', place.value || ':' || wanted.reach), NEW.min_price, NEW.user_id, NEW.id
  FROM (
    SELECT iif(NEW.id = u.id, u.trade, NEW.trade) AS trade, iif(NEW.id = u.id, u.skillsets, NEW.skills) AS skills,
      iif(NEW.id = u.id, u.reach, NEW.reach) AS reach,
      iif(NEW.id = u.id, iif(u.place IS NULL, u.areas, json_insert(u.areas, '$[#]', u.place)), json_array(NEW.place)) AS places
    FROM users u WHERE u.id = NEW.user_id AND NEW.delivery <> 'off') wanted
  CROSS JOIN json_each(iif(wanted.skills = '[]', json_array(wanted.trade), wanted.skills)) what
  CROSS JOIN json_each(iif(wanted.places = '[]', '[null]', wanted.places)) place
  WHERE wanted.trade IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER alerts_keys_delete AFTER DELETE ON alerts BEGIN
  DELETE FROM alert_keys WHERE user_id = OLD.user_id AND alert_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_alert_insert AFTER INSERT ON users WHEN NEW.user_type = 'tasker' AND NEW.trade IS NOT NULL BEGIN
  INSERT INTO alerts (user_id, id, created_at, updated_at) VALUES (NEW.id, NEW.id, NEW.created_at, NEW.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER users_alert_update AFTER UPDATE OF user_type, trade, skillsets, place, areas, reach ON users
WHEN OLD.user_type <> NEW.user_type OR OLD.trade IS NOT NEW.trade OR OLD.skillsets <> NEW.skillsets
  OR OLD.place IS NOT NEW.place OR OLD.areas <> NEW.areas OR OLD.reach <> NEW.reach BEGIN
  DELETE FROM alert_keys WHERE user_id = NEW.id AND alert_id = NEW.id;
  INSERT INTO alerts (user_id, id, created_at, updated_at)
  SELECT NEW.id, NEW.id, NEW.updated_at, NEW.updated_at WHERE NEW.user_type = 'tasker' AND NEW.trade IS NOT NULL
  ON CONFLICT (user_id, id) DO UPDATE SET updated_at = excluded.updated_at;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_alerts_insert AFTER INSERT ON tasks WHEN NEW.status = 'pending' AND NEW.asked_id IS NULL BEGIN
  INSERT INTO alert_queue (task_id, opened_at) VALUES (NEW.id, NEW.updated_at) ON CONFLICT (task_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tasks_alerts_update AFTER UPDATE OF status, suppressed_at, asked_id ON tasks
WHEN NEW.status = 'pending' AND NEW.suppressed_at IS NULL AND NEW.asked_id IS NULL
  AND (OLD.status <> 'pending' OR OLD.suppressed_at IS NOT NULL OR OLD.asked_id IS NOT NULL) BEGIN
  INSERT INTO alert_queue (task_id, opened_at) VALUES (NEW.id, NEW.updated_at)
  ON CONFLICT (task_id) DO UPDATE SET opened_at = excluded.opened_at;
END;
