-- Entries move the accounts; entries and journals are immutable (docs/ledger.md#journals-and-entries).
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries BEGIN
  UPDATE ledger_accounts SET debits = debits + NEW.amount WHERE id = NEW.debit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
  UPDATE ledger_accounts SET credits = credits + NEW.amount WHERE id = NEW.credit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'assertion:account_closed') END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_delete BEFORE DELETE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_closed AFTER UPDATE OF status ON tasks
  WHEN OLD.status = 'pending' AND NEW.status <> 'pending' BEGIN
  DELETE FROM open_tasks
  WHERE posted_order >= OLD.created_at * 256 AND posted_order < (OLD.created_at + 1) * 256 AND task_id = OLD.id;
END;
--> statement-breakpoint
-- A daily checksum never changes.
CREATE TRIGGER ledger_checksums_no_update BEFORE UPDATE ON ledger_checksums BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_checksums_no_delete BEFORE DELETE ON ledger_checksums BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- Entries are only added. The insert trigger covers INSERT OR REPLACE, which runs no delete trigger.
CREATE TRIGGER audit_log_no_replace BEFORE INSERT ON audit_log
  WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_update BEFORE UPDATE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- One arm per code of ASSERTION_CODES in schema/domain/ledger.ts: RAISE takes literal text only before SQLite 3.47.
CREATE TRIGGER assertions_insert BEFORE INSERT ON assertions BEGIN
  SELECT CASE
    WHEN NEW.ok IS 1 THEN RAISE(IGNORE)
    WHEN NEW.code = 'task_state' THEN RAISE(ABORT, 'assertion:task_state')
    WHEN NEW.code = 'proposal_state' THEN RAISE(ABORT, 'assertion:proposal_state')
    WHEN NEW.code = 'proposal_exists' THEN RAISE(ABORT, 'assertion:proposal_exists')
    WHEN NEW.code = 'user_state' THEN RAISE(ABORT, 'assertion:user_state')
    WHEN NEW.code = 'session_state' THEN RAISE(ABORT, 'assertion:session_state')
    WHEN NEW.code = 'payment_state' THEN RAISE(ABORT, 'assertion:payment_state')
    WHEN NEW.code = 'payout_state' THEN RAISE(ABORT, 'assertion:payout_state')
    WHEN NEW.code = 'pin' THEN RAISE(ABORT, 'assertion:pin')
    WHEN NEW.code = 'debt_state' THEN RAISE(ABORT, 'assertion:debt_state')
    WHEN NEW.code = 'dispute_state' THEN RAISE(ABORT, 'assertion:dispute_state')
    WHEN NEW.code = 'adjustment_state' THEN RAISE(ABORT, 'assertion:adjustment_state')
    ELSE RAISE(ABORT, 'assertion:failed')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes without the triggers of DELETE, so each of these tables rejects a row that exists. Opening an
-- account that exists changes nothing.
CREATE TRIGGER ledger_accounts_insert BEFORE INSERT ON ledger_accounts BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.id) THEN RAISE(IGNORE)
    WHEN NOT EXISTS (
      SELECT 1 FROM ledger_account_kinds k WHERE k.kind = NEW.kind AND k.rule = NEW.rule AND NEW.debits = 0 AND NEW.credits = 0
        AND NEW.id = CASE WHEN k.id_prefix IS NULL THEN k.kind ELSE k.id_prefix || NEW.owner_id END
        AND (k.id_prefix IS NULL) = (NEW.owner_id IS NULL)) THEN RAISE(ABORT, 'assertion:account_kind')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_update BEFORE UPDATE OF id, kind, owner_id, currency, rule, created_at ON ledger_accounts
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- Only the newest entry moves an account.
CREATE TRIGGER ledger_accounts_debits BEFORE UPDATE OF debits ON ledger_accounts
  WHEN NOT EXISTS (SELECT 1 FROM ledger_entries WHERE id = (SELECT max(id) FROM ledger_entries)
    AND debit_account = NEW.id AND amount = NEW.debits - OLD.debits)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_credits BEFORE UPDATE OF credits ON ledger_accounts
  WHEN NOT EXISTS (SELECT 1 FROM ledger_entries WHERE id = (SELECT max(id) FROM ledger_entries)
    AND credit_account = NEW.id AND amount = NEW.credits - OLD.credits)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- A journal of a type moves money only between the kinds of accounts that its posting rules name; a reversal between
-- those of the reversed journal, exchanged.
CREATE TRIGGER ledger_entries_insert BEFORE INSERT ON ledger_entries BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_entries WHERE id = NEW.id)
      OR EXISTS (SELECT 1 FROM ledger_entries WHERE journal_id = NEW.journal_id AND leg = NEW.leg) THEN RAISE(ABORT, 'immutable')
    WHEN NOT EXISTS (
      SELECT 1 FROM ledger_journals j
      LEFT JOIN ledger_journals o ON o.id = j.reverses_id
      CROSS JOIN ledger_accounts d ON d.id = CASE WHEN o.id IS NULL THEN NEW.debit_account ELSE NEW.credit_account END
      CROSS JOIN ledger_accounts c ON c.id = CASE WHEN o.id IS NULL THEN NEW.credit_account ELSE NEW.debit_account END
      CROSS JOIN ledger_posting_rules r
        ON r.journal_type = coalesce(o.type, j.type) AND r.debit_kind = d.kind AND r.credit_kind = c.kind
      WHERE j.id = NEW.journal_id) THEN RAISE(ABORT, 'assertion:posting_rule')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_insert BEFORE INSERT ON ledger_journals BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_journals WHERE idem_key = NEW.idem_key)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.idem_key')
    WHEN EXISTS (SELECT 1 FROM ledger_journals WHERE id = NEW.id)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.id')
    WHEN NEW.reverses_id IS NOT NULL AND EXISTS (SELECT 1 FROM ledger_journals WHERE reverses_id = NEW.reverses_id)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.reverses_id')
    WHEN NEW.movement IS NOT NULL AND NEW.movement <> 1 + coalesce(
      (SELECT max(movement) FROM ledger_journals WHERE subject_id = NEW.subject_id AND movement IS NOT NULL), 0)
      THEN RAISE(ABORT, 'UNIQUE constraint failed: ledger_journals.movement')
  END;
END;
--> statement-breakpoint
-- Two runs of the job may store the same checksum.
CREATE TRIGGER ledger_checksums_insert BEFORE INSERT ON ledger_checksums BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM ledger_checksums WHERE day = NEW.day AND sha256 = NEW.sha256) THEN RAISE(IGNORE)
    WHEN EXISTS (SELECT 1 FROM ledger_checksums WHERE day = NEW.day) THEN RAISE(ABORT, 'immutable')
  END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_no_update BEFORE UPDATE ON ledger_account_kinds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_no_delete BEFORE DELETE ON ledger_account_kinds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_rules_no_update BEFORE UPDATE ON ledger_posting_rules BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_rules_no_delete BEFORE DELETE ON ledger_posting_rules BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_account_kinds_insert BEFORE INSERT ON ledger_account_kinds
  WHEN EXISTS (SELECT 1 FROM ledger_account_kinds WHERE kind = NEW.kind OR id_prefix = NEW.id_prefix)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What is final, or what the ledger was written from, does not change.
CREATE TRIGGER adjustments_no_update BEFORE UPDATE ON adjustments
  WHEN OLD.status <> 'requested' OR NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.reason IS NOT OLD.reason OR NEW.requested_by IS NOT OLD.requested_by OR NEW.requested_at IS NOT OLD.requested_at
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER adjustments_no_delete BEFORE DELETE ON adjustments BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER adjustments_insert BEFORE INSERT ON adjustments
  WHEN NEW.status <> 'requested' OR EXISTS (SELECT 1 FROM adjustments WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_no_update BEFORE UPDATE OF id, client_id, tasker_id, price, fee_bps, status ON tasks
  WHEN OLD.status = 'completed' AND (NEW.id IS NOT OLD.id OR NEW.client_id IS NOT OLD.client_id OR NEW.tasker_id IS NOT OLD.tasker_id OR NEW.price IS NOT OLD.price OR NEW.fee_bps IS NOT OLD.fee_bps OR NEW.status IS NOT OLD.status)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_no_delete BEFORE DELETE ON tasks WHEN OLD.status = 'completed'
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER tasks_completed_insert BEFORE INSERT ON tasks
  WHEN EXISTS (SELECT 1 FROM tasks WHERE id = NEW.id AND status = 'completed')
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: tasks.id'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_no_update BEFORE UPDATE OF reference, user_id, amount, currency, status, paid_amount ON payments
  WHEN OLD.status = 'success' AND (NEW.reference IS NOT OLD.reference OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.currency IS NOT OLD.currency OR NEW.status IS NOT OLD.status OR NEW.paid_amount IS NOT OLD.paid_amount)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_no_delete BEFORE DELETE ON payments WHEN OLD.status = 'success'
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payments_success_insert BEFORE INSERT ON payments
  WHEN EXISTS (SELECT 1 FROM payments WHERE reference = NEW.reference AND status = 'success')
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: payments.reference'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_no_update BEFORE UPDATE ON payouts
  WHEN NEW.id IS NOT OLD.id OR NEW.user_id IS NOT OLD.user_id OR NEW.journal_id IS NOT OLD.journal_id OR NEW.amount IS NOT OLD.amount OR NEW.charge IS NOT OLD.charge OR NEW.reference IS NOT OLD.reference OR NEW.created_at IS NOT OLD.created_at
    OR (OLD.status IN ('failed', 'reversed') AND NEW.status <> OLD.status)
    OR (OLD.status = 'success' AND NEW.status NOT IN ('success', 'reversed'))
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_no_delete BEFORE DELETE ON payouts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER payouts_insert BEFORE INSERT ON payouts
  WHEN EXISTS (SELECT 1 FROM payouts WHERE id = NEW.id OR reference = NEW.reference OR journal_id = NEW.journal_id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_no_update BEFORE UPDATE ON idempotency_keys BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_insert BEFORE INSERT ON idempotency_keys
  WHEN EXISTS (SELECT 1 FROM idempotency_keys WHERE user_id = NEW.user_id AND key = NEW.key)
  BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: idempotency_keys.user_id, idempotency_keys.key'); END;
--> statement-breakpoint
-- Entries are only added. The insert trigger covers INSERT OR REPLACE, which runs no delete trigger.
CREATE TRIGGER task_events_no_replace BEFORE INSERT ON task_events
  WHEN EXISTS (SELECT 1 FROM task_events WHERE task_id = NEW.task_id AND id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER task_events_no_update BEFORE UPDATE ON task_events BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER task_events_no_delete BEFORE DELETE ON task_events BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- What was requested never changes, and an end is final.
CREATE TRIGGER refunds_no_update BEFORE UPDATE ON refunds
  WHEN OLD.status IN ('processed', 'failed') OR NEW.id IS NOT OLD.id OR NEW.reference IS NOT OLD.reference OR NEW.user_id IS NOT OLD.user_id OR NEW.amount IS NOT OLD.amount OR NEW.requested_by IS NOT OLD.requested_by OR NEW.reason IS NOT OLD.reason OR NEW.created_at IS NOT OLD.created_at
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER refunds_no_delete BEFORE DELETE ON refunds BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER refunds_insert BEFORE INSERT ON refunds
  WHEN NEW.status <> 'requested' OR EXISTS (SELECT 1 FROM refunds WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER admin_notes_fixed BEFORE UPDATE ON admin_notes BEGIN
  SELECT RAISE(ABORT, 'immutable');
END;
