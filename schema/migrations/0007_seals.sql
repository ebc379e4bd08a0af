-- A day that was closed stays closed (MONEY 1.3, law 10).
CREATE TRIGGER ledger_seals_no_update BEFORE UPDATE ON ledger_seals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
--> statement-breakpoint
CREATE TRIGGER ledger_seals_no_delete BEFORE DELETE ON ledger_seals BEGIN SELECT RAISE(ABORT, 'immutable'); END;
