import { eq, sql } from 'drizzle-orm'
import { reverseBooking } from '#schema/contract/adjustments.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { ADJUSTMENT_MESSAGES as messages } from '#schema/domain/messages/adjustments.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { adjustments, ledgerEntries, ledgerJournals, users } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { commit, type Effect } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { reverse } from './corrections.ts'
import { payDebt } from './postings.ts'
import { assertNotClosed, debtColumn } from './standing.ts'

const KEY_PREFIX = { adjustment: 'adj:', settlement: 'st:' } as const

/** What an account's rule lets its balance fall by; null without a rule on that side. */
const roomOf = (account: unknown, rule: 'credit_normal' | 'debit_normal') =>
  sql<Kobo | null>`(SELECT CASE ${rule} WHEN 'credit_normal' THEN credits - debits ELSE debits - credits END
    FROM ledger_accounts WHERE id = ${account} AND rule = ${rule})`

/** Both kinds of journals have one entry. */
const selectBooking = (db: Db, idemKey: string) =>
  db
    .select({
      journal: sql<Id<'journal'>>`${ledgerJournals.id}`,
      amount: ledgerEntries.amount,
      debit: ledgerEntries.debitAccount,
      subject: sql<string>`${ledgerJournals.subjectId}`,
      owner: adjustments.userId,
      madeBy: sql<UserId | null>`coalesce(${adjustments.requestedBy}, ${ledgerJournals.actorId})`,
      reversed: sql<number>`EXISTS (SELECT 1 FROM ledger_journals r WHERE r.reverses_id = ${ledgerJournals.id})`,
      room: sql<Kobo | null>`coalesce(${roomOf(ledgerEntries.creditAccount, 'credit_normal')},
        ${roomOf(ledgerEntries.debitAccount, 'debit_normal')})`,
      debt: debtColumn(sql`${adjustments.userId}`),
      closedAt: users.closedAt,
    })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journalId, ledgerJournals.id))
    .leftJoin(adjustments, sql`${adjustments.journalId} = ${ledgerJournals.id}`)
    .leftJoin(users, eq(users.id, adjustments.userId))
    .where(eq(ledgerJournals.idemKey, idemKey))
type Booking = Awaited<ReturnType<typeof selectBooking>>[number]

/** Two administrators for each reversal: not the one who asked for the booking, nor about the own wallet. */
function throwIfNotReversible(booking: Booking, admin: UserId) {
  const { owner, madeBy, reversed, room, amount, closedAt } = booking
  if (owner === admin) throw new DomainError('wrong_role', messages.ownWallet)
  if (madeBy === admin) throw new DomainError('wrong_role', messages.ownBooking)
  if (reversed) throw new DomainError('moved_on', messages.alreadyReversed)
  if (room !== null && room < amount)
    throw new DomainError('insufficient_funds', messages.moneyIsGone)
  if (creditedBy(booking) !== null && closedAt !== null)
    throw new DomainError('moved_on', messages.closedAccount)
}

/** Whose wallet the reversal pays into; null when it takes money out, or concerns no wallet. */
const creditedBy = ({ owner, debit }: Booking): UserId | null =>
  owner !== null && debit === availableOf(owner) ? owner : null

/** What goes back into a wallet pays the debt first; into that of a closed account nothing goes back. */
function creditEffects(booking: Booking, now: number): Effect {
  const user = creditedBy(booking)
  if (user === null) return []
  const { debt, amount, journal } = booking
  const { effects } = payDebt({ user, debt, credited: amount, cause: `rev:${journal}`, now })
  return [assertNotClosed(user), effects]
}

/** docs/ledger.md#reversal */
export async function reverseBookingBy(
  ctx: Context,
  input: ParsedInput<typeof reverseBooking>,
  approved: Approved,
) {
  const { db, userId, now } = ctx
  const { booking: kind, id, reason } = input
  const { booking } = await ctx.read({
    booking: first(selectBooking(db, `${KEY_PREFIX[kind]}${id}`)),
  })
  if (!booking) throw new DomainError('not_found')
  throwIfNotReversible(booking, userId)
  const { journal, owner, subject, amount } = booking
  if (needsSecondAdministrator(amount) && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.reversal(formatNaira(amount), kind)
    return askForApproval(
      ctx,
      {
        act: 'ledger.reverseBooking',
        subject: `${kind}:${id}`,
        user: owner,
        amount,
        summary,
        input,
        reason,
      },
      {},
    )
  }
  const reversal = reverse({ journal, actor: userId, note: reason, now })
  return commit({
    effects: [
      reversal.writes,
      creditEffects(booking, now),
      owner === null ? [] : changedForWallet(owner, reversal.id),
    ],
    audit: { subject, reason, details: { booking: kind, id, journal, amount } },
    response: { message: messages.reversed },
  })
}

export const reverseBookingRoute = route(reverseBooking, (ctx, input) =>
  reverseBookingBy(ctx, input, null),
)
