import { sql, type SQL } from 'drizzle-orm'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { newId, type Id, type TaskId, type UserId } from '#schema/domain/ids.ts'
import {
  availableOf,
  debtOf,
  escrowOf,
  type AccountKind,
  type AccountRule,
  type JournalType,
} from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'

type Leg = { debit: string; credit: string; amount: Kobo }
type Journal = {
  type: JournalType
  /** UNIQUE in the database, so the journal is posted at most once. */
  idemKey: string
  actor: UserId | null
  subject: string
  meta: { title?: string; note?: string }
  legs: readonly Leg[]
  now: number
}

/** Changes nothing when the account exists. */
export const openLedgerAccount = (
  kind: AccountKind,
  { id, ownerId, rule = 'credit_normal' }: { id: string; ownerId: string; rule?: AccountRule },
  now: number,
): SQL => sql`
  INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
  VALUES (${id}, ${kind}, ${ownerId}, ${rule}, ${now}) ON CONFLICT (id) DO NOTHING`

export const openWallet = (userId: UserId, now: number): SQL =>
  openLedgerAccount('user_available', { id: availableOf(userId), ownerId: userId }, now)

/** A leg of zero is left out, because an entry is always positive. */
export function postJournal(journal: Journal): { id: Id<'journal'>; writes: SQL[] } {
  const id = newId('journal')
  const { type, idemKey, actor, subject, meta, now } = journal
  const legs = journal.legs.filter(({ amount }) => amount > 0)
  return {
    id,
    writes: [
      sql`INSERT INTO ledger_journals (id, type, idem_key, actor_id, subject_id, meta, created_at)
        VALUES (${id}, ${type}, ${idemKey}, ${actor}, ${subject}, ${JSON.stringify(meta)}, ${now})`,
      ...legs.map(
        ({ debit, credit, amount }, index) => sql`
          INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
          VALUES (${id}, ${index + 1}, ${debit}, ${credit}, ${amount}, ${now})`,
      ),
    ],
  }
}

type Award = {
  task: TaskId
  title: string
  client: UserId
  price: Kobo
  attempt: number
  now: number
}

/** docs/ledger.md#award */
export function hold({ task, title, client, price, attempt, now }: Award) {
  const { id, writes } = postJournal({
    type: 'award',
    idemKey: attempt === 1 ? `award:${task}` : `award:${task}:${attempt}`,
    actor: client,
    subject: task,
    meta: { title },
    legs: [{ debit: availableOf(client), credit: escrowOf(task), amount: price }],
    now,
  })
  const open = openLedgerAccount('task_escrow', { id: escrowOf(task), ownerId: task }, now)
  return { id, writes: [open, ...writes] }
}

type Release = {
  task: TaskId
  title: string
  tasker: UserId
  actor: UserId | null
  price: Kobo
  /** Basis points, frozen at the award. */
  feeBps: number
  now: number
}

/** docs/ledger.md#release */
export function release({ task, title, tasker, actor, price, feeBps, now }: Release) {
  const fee = platformFeeOn(price, feeBps)
  return postJournal({
    type: 'release',
    idemKey: `release:${task}`,
    actor,
    subject: task,
    meta: { title },
    legs: [
      { debit: escrowOf(task), credit: availableOf(tasker), amount: (price - fee) as Kobo },
      { debit: escrowOf(task), credit: 'platform_fee', amount: fee },
    ],
    now,
  })
}

type Funding = { reference: string; userId: UserId; paidAmount: Kobo; fees: Kobo; now: number }

/** docs/ledger.md#fund: the provider's fee is ours, so the wallet receives all that was paid. */
export function fund({ reference, userId, paidAmount, fees, now }: Funding) {
  return postJournal({
    type: 'fund',
    idemKey: `fund:${reference}`,
    actor: userId,
    subject: reference,
    meta: {},
    legs: [
      { debit: 'provider_clearing', credit: availableOf(userId), amount: paidAmount },
      { debit: 'provider_fees', credit: 'provider_clearing', amount: fees },
    ],
    now,
  })
}

type ReturnedPayment = {
  type: 'refund' | 'chargeback'
  idemKey: string
  reference: string
  userId: UserId
  amount: Kobo
  available: Kobo
  now: number
}

/** docs/ledger.md#refund: what exceeds the available balance becomes the user's debt. */
export function returnPayment(payment: ReturnedPayment) {
  const { type, idemKey, reference, userId, amount, available, now } = payment
  const covered = Math.min(Math.max(0, available), amount) as Kobo
  const owed = (amount - covered) as Kobo
  const { id, writes } = postJournal({
    type,
    idemKey,
    actor: null,
    subject: reference,
    meta: {},
    legs: [
      { debit: availableOf(userId), credit: 'provider_clearing', amount: covered },
      { debit: debtOf(userId), credit: 'provider_clearing', amount: owed },
    ],
    now,
  })
  if (owed === 0) return { id, covered, owed, writes }
  const debt = { id: debtOf(userId), ownerId: userId, rule: 'debit_normal' as const }
  return { id, covered, owed, writes: [openLedgerAccount('user_debt', debt, now), ...writes] }
}

type Adjustment = { user: UserId; amount: Kobo; note: string; now: number }

/** docs/ledger.md#adjustment: only demo data and tests use it. */
export function adjust({ user, amount, note, now }: Adjustment): SQL[] {
  return postJournal({
    type: 'adjust',
    idemKey: `adj:${newId('journal')}`,
    actor: null,
    subject: user,
    meta: { note },
    legs: [{ debit: 'admin_adjust', credit: availableOf(user), amount }],
    now,
  }).writes
}
