import { sql, type SQL } from 'drizzle-orm'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { availableOf, debtOf, refundOf, suspenseOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { openLedgerAccount, postJournal, type Posting } from './postings.ts'

type Settlement = {
  /** The provider's id of the settlement, or the reference in our bank's statement. */
  id: string
  /** True for a settlement to our bank, false for a top-up. */
  toBank: boolean
  amount: Kobo
  /** Null for a job. */
  actor: UserId | null
  now: number
}

/** docs/ledger.md#settlement-and-top-up */
export function settleWithBank({ id, toBank, amount, actor, now }: Settlement): Posting {
  const [debit, credit] = toBank
    ? (['platform_capital', 'provider_clearing'] as const)
    : (['provider_clearing', 'platform_capital'] as const)
  return postJournal({
    type: 'settle',
    idemKey: `st:${id}`,
    actor,
    subject: id,
    meta: {},
    legs: [{ debit, credit, amount }],
    now,
  })
}

/** Other journals are corrected by a posting of their own, which changes the payment, payout or task as well. */
const IS_REVERSIBLE = sql.raw(`type IN ('adjust', 'settle', 'suspense_in')`)

/** `actor`: null for a job. */
type Reversal = { journal: Id<'journal'>; actor: UserId | null; note: string; now: number }

/** docs/ledger.md#reversal: the same legs with debit and credit exchanged, once per journal. */
export function reverse({ journal, actor, note, now }: Reversal): Posting {
  const id = newId('journal')
  return {
    id,
    writes: [
      sql`INSERT INTO ledger_journals (id, type, idem_key, actor_id, subject_id, reverses_id, meta, created_at)
        SELECT ${id}, 'reverse', ${`rev:${journal}`}, ${actor}, subject_id, id, ${JSON.stringify({ note })}, ${now}
        FROM ledger_journals WHERE id = ${journal} AND ${IS_REVERSIBLE}`,
      assertRowsChanged('adjustment_state'),
      sql`INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
        SELECT ${id}, leg, credit_account, debit_account, amount, ${now}
        FROM ledger_entries WHERE journal_id = ${journal} ORDER BY leg`,
    ],
  }
}

type UnmatchedPayment = { reference: string; amount: Kobo; fees: Kobo; now: number }

/** docs/ledger.md#suspense: money that the provider has received and that belongs to no wallet yet; `fund` takes it out. */
export function moveIntoSuspense({ reference, amount, fees, now }: UnmatchedPayment): Posting {
  const { id, writes } = postJournal({
    type: 'suspense_in',
    idemKey: `si:${reference}`,
    actor: null,
    subject: reference,
    meta: {},
    legs: [
      { debit: 'provider_clearing', credit: suspenseOf(reference), amount },
      { debit: 'provider_fees', credit: 'provider_clearing', amount: fees },
    ],
    now,
  })
  return { id, writes: [openLedgerAccount('suspense', reference, now), ...writes] }
}

type ReturnedPayment = {
  type: 'refund' | 'chargeback'
  idemKey: string
  reference: string
  userId: UserId
  amount: Kobo
  /** What a refund started by us has put aside for this payment. */
  setAside?: Kobo
  available: Kobo
  now: number
}

/** docs/ledger.md#refund: first what was set aside for it, then the wallet; the rest becomes the user's debt. */
export function returnPayment(payment: ReturnedPayment) {
  const { type, idemKey, reference, userId, amount, now } = payment
  const prepared = Math.min(payment.setAside ?? 0, amount) as Kobo
  const covered = Math.min(Math.max(0, payment.available), amount - prepared) as Kobo
  const owed = (amount - prepared - covered) as Kobo
  const { id, writes } = postJournal({
    type,
    idemKey,
    actor: null,
    subject: reference,
    meta: {},
    legs: [
      { debit: refundOf(reference), credit: 'provider_clearing', amount: prepared },
      { debit: availableOf(userId), credit: 'provider_clearing', amount: covered },
      { debit: debtOf(userId), credit: 'provider_clearing', amount: owed },
    ],
    now,
  })
  const open: SQL[] = owed > 0 ? [openLedgerAccount('user_debt', userId, now)] : []
  return { id, covered, owed, writes: [...open, ...writes] }
}
