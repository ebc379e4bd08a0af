import { eq, sql, type SQL } from 'drizzle-orm'
import type { Id } from '#schema/domain/ids.ts'
import { suspenseOf } from '#schema/domain/ledger.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { ledgerAccounts, ledgerJournals } from '#schema/tables/ledger.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'
import { assertThat } from '#worker/db/write.ts'
import { moveIntoSuspense, reverse } from '#worker/ledger/corrections.ts'
import type { ProviderMode, ProviderPayment } from '#worker/paystack/responses.ts'

const selectSuspense = prepare(
  ({ account, booking }: Slots<{ account: string; booking: string }>) =>
    queryBuilder
      .select({
        balance: sql<Kobo>`${ledgerAccounts.credits} - ${ledgerAccounts.debits}`,
        isUntouched: sql<boolean>`${ledgerAccounts.debits} = 0`.mapWith(Boolean),
        journal: sql<Id<'journal'>>`${ledgerJournals.id}`,
      })
      .from(ledgerAccounts)
      .innerJoin(ledgerJournals, eq(ledgerJournals.idemKey, booking))
      .where(eq(ledgerAccounts.id, account)),
)
/** Exists once the payment was booked into suspense; a credit or a refund takes its balance. */
export const suspenseOfPayment = (reference: string) =>
  selectSuspense({ account: suspenseOf(reference), booking: `si:${reference}` })
export type Suspense = RowOf<typeof selectSuspense>

/** Money of another currency or mode is not in our account at the provider, so no ledger has it. */
export const isOurMoney = (
  mode: ProviderMode,
  { domain, currency, amount }: ProviderPayment,
): boolean => domain === mode && currency === 'NGN' && amount > 0

/** docs/ledger.md#suspense: once; nothing while it is there already. Aborts when it was credited after it was read. */
export const bookIntoSuspense = (
  { reference, amount, fees }: ProviderPayment,
  suspense: Suspense | null,
  now: number,
): SQL[] =>
  suspense
    ? []
    : [
        assertThat(
          'payment_state',
          sql`NOT EXISTS (SELECT 1 FROM payments WHERE reference = ${reference} AND status = 'success')`,
        ),
        ...moveIntoSuspense({ reference, amount, fees, now }).writes,
      ]

/**
 * How a credit takes the payment out of suspense: all of it, or nothing after what was booked by a wrong report is
 * reversed. Null when a part of it went back to the payer, or is on its way.
 */
export function takeFromSuspense(
  suspense: Suspense | null,
  { amount }: ProviderPayment,
  now: number,
): { balance: Kobo; inSuspense: Kobo; writes: SQL[] } | null {
  const nothing = 0 as Kobo
  if (suspense === null) return { balance: nothing, inSuspense: nothing, writes: [] }
  const { balance, isUntouched, journal } = suspense
  if (balance === amount) return { balance, inSuspense: balance, writes: [] }
  if (!isUntouched) return null
  const note = 'The provider has corrected its report'
  const { writes } = reverse({ journal, actor: null, note, now })
  return { balance, inSuspense: nothing, writes }
}

/**
 * A condition on ledger accounts: money waits in them. Through the open discrepancies, because the accounts of all payments
 * that ever were in suspense stay.
 */
export const IS_IN_SUSPENSE = sql.raw(
  `ledger_accounts.id IN (SELECT 'su:' || substr(id, 9) FROM discrepancies WHERE resolved_at IS NULL AND id LIKE 'payment:%')
    AND credits > debits`,
)

/** A condition: nothing was booked since the balance was read. */
export const isInSuspense = (reference: string, balance: Kobo): SQL =>
  sql`coalesce((SELECT credits - debits FROM ledger_accounts WHERE id = ${suspenseOf(reference)}), 0) = ${balance}`
