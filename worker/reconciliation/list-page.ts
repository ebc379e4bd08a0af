import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { recordDiscrepancy } from '#worker/ledger/discrepancies.ts'
import type { ProviderPage } from '#worker/paystack/calls.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import { LISTED_TRANSFER_STATUSES } from '#worker/paystack/requests.ts'
import { matchPayments, matchTransfers, saveFindings, type ObjectKind } from './findings.ts'
import { okOrThrow } from './provider.ts'
import {
  addListed,
  dayRequestOf,
  endList,
  nextDay,
  nextPage,
  periodRequestOf,
  type ReconciliationRun,
} from './run.ts'

const amountsOf = (objects: readonly { amount: number }[]) => objects.map(({ amount }) => amount)

/** An entry that cannot be read is queried by its reference in the same run, if it has one. */
export async function reportUnreadable(
  background: BackgroundContext,
  kind: ObjectKind | 'refund' | 'dispute' | 'settlement',
  { unreadable }: Pick<ProviderPage<unknown>, 'unreadable'>,
  { day, page }: ReconciliationRun,
): Promise<void> {
  if (unreadable.length === 0) return
  const now = background.now()
  const writes = unreadable.map(({ reference, problem }) =>
    recordDiscrepancy(
      {
        id: reference === null ? `row:${kind}:${day}:${page}` : `${kind}:${reference}`,
        kind: 'status',
        ourAmount: null,
        providerAmount: null,
        message: DISCREPANCY_FACTS.unreadableRow(kind, problem),
      },
      now,
    ),
  )
  background.deps.log({ level: 'error', reconciliation: 'unreadable entries', kind, unreadable })
  await background.write(...writes)
}

/** Compares one page of the provider's payments with our ledger. */
export async function listPayments(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const page = okOrThrow(await provider.listTransactions(dayRequestOf(run)))
  const { findings, repaired, ours } = await matchPayments(background, page.rows)
  await saveFindings(background, 'payment', findings)
  await reportUnreadable(background, 'payment', page, run)
  const credited = [...ours.values()].filter(({ journal }) => journal !== null)
  const listed = {
    provider: amountsOf(page.rows),
    ours: credited.map(({ paid }) => paid),
    repaired,
  }
  const next = addListed(run, 'payments', listed)
  return page.hasMore ? nextPage(next) : nextDay(next, 'payments')
}

/** Compares one page of the provider's transfers of one status with our ledger. */
export async function listTransfers(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const position = run.status ?? 0
  const status = LISTED_TRANSFER_STATUSES[position] ?? 'success'
  const page = okOrThrow(await provider.listTransfers(periodRequestOf(run), status))
  const { findings, repaired, ours } = await matchTransfers(background, page.rows)
  await saveFindings(background, 'transfer', findings)
  await reportUnreadable(background, 'transfer', page, run)
  const known = [...ours.values()].filter(({ status: ourStatus }) => ourStatus !== null)
  const listed = {
    provider: amountsOf(page.rows),
    ours: known.map(({ arrives }) => arrives),
    repaired,
  }
  const next = addListed(run, 'transfers', listed)
  if (page.hasMore) return nextPage(next)
  const hasNextStatus = position + 1 < LISTED_TRANSFER_STATUSES.length
  return hasNextStatus ? { ...next, status: position + 1, page: 1 } : endList(next, 'transfers')
}
