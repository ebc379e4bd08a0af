import { sql, type SQL } from 'drizzle-orm'
import { feeOn } from '#schema/domain/fees.ts'
import { newId, type Id, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  availableOf,
  debtOf,
  escrowOf,
  type AccountKind,
  type AccountRule,
  type JournalType,
} from '#schema/domain/wallet.ts'

type Leg = { debit: string; credit: string; amount: Kobo }
type Journal = {
  type: JournalType
  /** What may happen once: the database's UNIQUE sees to it (MONEY 1.1). */
  idemKey: string
  actor: UserId | null
  subject: string
  meta: { title?: string; note?: string }
  legs: readonly Leg[]
  now: number
}

/** An account that cannot go below nothing. Opening one that is open already changes nothing. */
export const openAccount = (
  kind: AccountKind,
  id: string,
  ownerId: string,
  now: number,
  rule: AccountRule = 'credit_normal',
): SQL => sql`
  INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
  VALUES (${id}, ${kind}, ${ownerId}, ${rule}, ${now}) ON CONFLICT (id) DO NOTHING`

export const openWallet = (user: UserId, now: number): SQL =>
  openAccount('user_available', availableOf(user), user, now)

/** One journal and its legs. A leg of nothing is left out: an entry is always a positive amount. */
export function post(journal: Journal): { id: Id<'journal'>; writes: SQL[] } {
  const id = newId('journal')
  const { type, idemKey, actor, subject, meta, now } = journal
  const legs = journal.legs.filter(({ amount }) => amount > 0)
  return {
    id,
    writes: [
      sql`INSERT INTO ledger_journals (id, type, idem_key, actor_id, subject_id, meta, created_at)
        VALUES (${id}, ${type}, ${idemKey}, ${actor}, ${subject}, ${JSON.stringify(meta)}, ${now})`,
      ...legs.map(
        ({ debit, credit, amount }, leg) => sql`
          INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
          VALUES (${id}, ${leg + 1}, ${debit}, ${credit}, ${amount}, ${now})`,
      ),
    ],
  }
}

type Held = { task: TaskId; title: string; client: UserId; now: number }

/** MONEY 1.1 posting 2: the price leaves the client's hand and waits with the task. */
export function hold({
  task,
  title,
  client,
  now,
  price,
  attempt,
}: Held & { price: Kobo; attempt: number }) {
  const posted = post({
    type: 'award',
    idemKey: attempt === 1 ? `award:${task}` : `award:${task}:${attempt}`,
    actor: client,
    subject: task,
    meta: { title },
    legs: [{ debit: availableOf(client), credit: escrowOf(task), amount: price }],
    now,
  })
  return {
    id: posted.id,
    writes: [openAccount('task_escrow', escrowOf(task), task, now), ...posted.writes],
  }
}

/** MONEY 1.1 posting 3: what was held goes to the tasker, less the fee frozen at the award. */
export function release(
  held: Held & { tasker: UserId; actor: UserId | null; price: Kobo; feeBps: number },
) {
  const { task, title, tasker, actor, price, feeBps, now } = held
  const fee = feeOn(price, feeBps)
  return post({
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

/** MONEY 1.1 posting 1: what was paid is in the wallet; what the provider took of it was ours to pay. */
export function fund({
  reference,
  user,
  paid,
  fees,
  now,
}: {
  reference: string
  user: UserId
  paid: Kobo
  fees: Kobo
  now: number
}) {
  return post({
    type: 'fund',
    idemKey: `fund:${reference}`,
    actor: user,
    subject: reference,
    meta: {},
    legs: [
      { debit: 'provider_clearing', credit: availableOf(user), amount: paid },
      { debit: 'provider_fees', credit: 'provider_clearing', amount: fees },
    ],
    now,
  })
}

/**
 * MONEY 1.1 postings 9 and 10: paid money went back to the card it came from. What the wallet no longer has of it, its
 * owner owes us.
 */
export function takeBack(taken: {
  type: 'refund' | 'chargeback'
  idemKey: string
  reference: string
  user: UserId
  amount: Kobo
  available: Kobo
  now: number
}) {
  const { type, idemKey, reference, user, amount, available, now } = taken
  const covered = Math.min(Math.max(0, available), amount) as Kobo
  const owed = (amount - covered) as Kobo
  const posted = post({
    ...{ type, idemKey, actor: null, subject: reference, meta: {}, now },
    legs: [
      { debit: availableOf(user), credit: 'provider_clearing', amount: covered },
      { debit: debtOf(user), credit: 'provider_clearing', amount: owed },
    ],
  })
  const debt = openAccount('user_debt', debtOf(user), user, now, 'debit_normal')
  return { id: posted.id, covered, owed, writes: [...(owed > 0 ? [debt] : []), ...posted.writes] }
}

/** MONEY 1.1 posting 12. No call makes it yet: it needs two administrators; tests open wallets with it. */
export function adjust({
  user,
  amount,
  note,
  now,
}: {
  user: UserId
  amount: Kobo
  note: string
  now: number
}) {
  return post({
    type: 'adjust',
    idemKey: `adj:${newId('journal')}`,
    actor: null,
    subject: user,
    meta: { note },
    legs: [{ debit: 'admin_adjust', credit: availableOf(user), amount }],
    now,
  }).writes
}
