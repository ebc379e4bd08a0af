-- The laws of the books (MONEY 1): entries move the accounts, nothing is ever changed or taken back.
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries BEGIN
  UPDATE ledger_accounts SET debits = debits + NEW.amount WHERE id = NEW.debit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'guard:account_closed') END;
  UPDATE ledger_accounts SET credits = credits + NEW.amount WHERE id = NEW.credit_account AND closed_at IS NULL;
  SELECT CASE WHEN changes() <> 1 THEN RAISE(ABORT, 'guard:account_closed') END;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_update BEFORE UPDATE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_journals_no_delete BEFORE DELETE ON ledger_journals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_no_delete BEFORE DELETE ON ledger_accounts BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
-- One arm per code of GUARDS in schema/domain/wallet.ts: RAISE takes literal text only before SQLite 3.47.
CREATE TRIGGER guard_insert BEFORE INSERT ON guard BEGIN
  SELECT CASE
    WHEN NEW.ok IS 1 THEN RAISE(IGNORE)
    WHEN NEW.code = 'task_state' THEN RAISE(ABORT, 'guard:task_state')
    WHEN NEW.code = 'proposal_state' THEN RAISE(ABORT, 'guard:proposal_state')
    WHEN NEW.code = 'proposal_exists' THEN RAISE(ABORT, 'guard:proposal_exists')
    WHEN NEW.code = 'user_state' THEN RAISE(ABORT, 'guard:user_state')
    WHEN NEW.code = 'session_state' THEN RAISE(ABORT, 'guard:session_state')
    WHEN NEW.code = 'payment_state' THEN RAISE(ABORT, 'guard:payment_state')
    WHEN NEW.code = 'payout_state' THEN RAISE(ABORT, 'guard:payout_state')
    WHEN NEW.code = 'pin' THEN RAISE(ABORT, 'guard:pin')
    ELSE RAISE(ABORT, 'guard:failed')
  END;
END;
--> statement-breakpoint
INSERT INTO sync_head (k, v) VALUES (1, 0);
--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, rule, created_at) VALUES
  ('platform_fee', 'platform_fee', 'credit_normal', 0),
  ('provider_clearing', 'provider_clearing', 'debit_normal', 0),
  ('provider_fees', 'provider_fees', 'none', 0),
  ('platform_capital', 'platform_capital', 'none', 0),
  ('suspense', 'suspense', 'none', 0),
  ('admin_adjust', 'admin_adjust', 'none', 0);
