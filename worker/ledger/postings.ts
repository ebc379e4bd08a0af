import { sql, type SQL } from 'drizzle-orm'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { KINDS_OF_ACCOUNT } from '#schema/domain/ledger-accounts.ts'
import {
  availableOf,
  debtOf,
  suspenseOf,
  type AccountKind,
  type JournalMeta,
  type JournalType,
} from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { assertThat, type Effect } from '#worker/db/write.ts'

type Leg = { debit: string; credit: string; amount: Kobo }
export type Journal = {
  type: JournalType
  /** UNIQUE in the database, so the journal is posted at most once. */
  idemKey: string
  actor: UserId | null
  subject: string
  meta: JournalMeta
  legs: readonly Leg[]
  now: number
  /** Of a task's hold: its number, which the database requires to be the next one. */
  movement?: number
}
export type Posting = { id: Id<'journal'>; writes: SQL[] }

/** Changes nothing when the account exists. */
export function openLedgerAccount(kind: AccountKind, ownerId: string, now: number): SQL {
  const { rule, idPrefix } = KINDS_OF_ACCOUNT[kind]
  return sql`
    INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
    VALUES (${`${idPrefix}${ownerId}`}, ${kind}, ${ownerId}, ${rule}, ${now}) ON CONFLICT (id) DO NOTHING`
}

export const openWallet = (userId: UserId, now: number): SQL =>
  openLedgerAccount('user_available', userId, now)

/** A leg of zero is left out, because an entry is always positive. */
export function postJournal(journal: Journal): Posting {
  const id = newId('journal')
  const { type, idemKey, actor, subject, meta, now, movement = null } = journal
  const legs = journal.legs.filter(({ amount }) => amount > 0)
  return {
    id,
    writes: [
      sql`INSERT INTO ledger_journals (id, type, idem_key, actor_id, subject_id, meta, created_at, movement)
        VALUES (${id}, ${type}, ${idemKey}, ${actor}, ${subject}, ${JSON.stringify(meta)}, ${now}, ${movement})`,
      ...legs.map(
        ({ debit, credit, amount }, index) => sql`
          INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
          VALUES (${id}, ${index + 1}, ${debit}, ${credit}, ${amount}, ${now})`,
      ),
    ],
  }
}

type Funding = {
  reference: string
  userId: UserId
  paidAmount: Kobo
  fees: Kobo
  now: number
  /** What waits in suspense for this payment, with its fee posted. */
  inSuspense?: Kobo
}

/** docs/ledger.md#fund: the provider's fee is ours, so the wallet receives all that was paid. */
export function fund({ reference, userId, paidAmount, fees, now, inSuspense }: Funding): Posting {
  const waiting = Math.min(inSuspense ?? 0, paidAmount) as Kobo
  const arriving = (paidAmount - waiting) as Kobo
  return postJournal({
    type: 'fund',
    idemKey: `fund:${reference}`,
    actor: userId,
    subject: reference,
    meta: {},
    legs: [
      { debit: suspenseOf(reference), credit: availableOf(userId), amount: waiting },
      { debit: 'provider_clearing', credit: availableOf(userId), amount: arriving },
      {
        debit: 'provider_fees',
        credit: 'provider_clearing',
        amount: waiting > 0 ? (0 as Kobo) : fees,
      },
    ],
    now,
  })
}

type Credit = {
  user: UserId
  /** As it was read; the batch is aborted when it is another one by now. */
  debt: Kobo
  credited: Kobo
  /** The key of the journal that credits the wallet. */
  cause: string
  now: number
}

/** docs/ledger.md#debt-repaid: to be appended to every posting that credits a wallet. */
export function payDebt({ user, debt, credited, cause, now }: Credit): {
  paid: Kobo
  effects: Effect
} {
  const current = sql`coalesce((SELECT debits - credits FROM ledger_accounts WHERE id = ${debtOf(user)}), 0)`
  const assertion = assertThat('debt_state', sql`${current} = ${debt}`)
  const paid = Math.min(debt, credited) as Kobo
  if (paid <= 0) return { paid: 0 as Kobo, effects: assertion }
  const { id, writes } = postJournal({
    type: 'debt_paid',
    idemKey: `debt:${cause}`,
    actor: null,
    subject: user,
    meta: {},
    legs: [{ debit: availableOf(user), credit: debtOf(user), amount: paid }],
    now,
  })
  return { paid, effects: [assertion, writes, changedForWallet(user, id)] }
}
