import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { faultMessage } from '#worker/http/fault-text.ts'
import { recordDiscrepancy, resolveDiscrepancies } from '#worker/ledger/discrepancies.ts'
import { postDispute } from '#worker/payments/disputes.ts'
import { postRefund } from '#worker/payments/refunds.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import { reportUnreadable } from './list-page.ts'
import { okOrThrow } from './provider.ts'
import { endList, nextPage, periodRequestOf, type ReconciliationRun } from './run.ts'

/** A refund takes up to two weeks, and a dispute longer, from its creation to its end. */
const REFUND_DAYS = 21
const DISPUTE_DAYS = 90

type ReturnKind = 'refund' | 'dispute'

/** Posts each; one that cannot be posted is reported and does not stop the others. */
async function postEach<T extends { id: string }>(
  background: BackgroundContext,
  kind: ReturnKind,
  rows: readonly T[],
  post: (row: T) => Promise<void>,
): Promise<void> {
  const failures = new Map<string, string>()
  for (const row of rows)
    await post(row).catch((error: unknown) =>
      failures.set(row.id, faultMessage(error).slice(0, 500)),
    )
  if (rows.length === 0) return
  const now = background.now()
  const idOf = (id: string) => `row:${kind}:${id}`
  const posted = rows.filter(({ id }) => !failures.has(id)).map(({ id }) => idOf(id))
  await background.write(
    resolveDiscrepancies(posted, now),
    ...[...failures].map(([id, error]) =>
      recordDiscrepancy(
        {
          id: idOf(id),
          kind: 'status',
          ourAmount: null,
          providerAmount: null,
          message: DISCREPANCY_FACTS.unreadableRow(kind, error),
        },
        now,
      ),
    ),
  )
}

/** Refunds whose event never arrived, or that have the same event as another one. */
export async function listRefunds(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const page = okOrThrow(await provider.listRefunds(periodRequestOf(run, REFUND_DAYS)))
  const finished = page.rows.filter(({ isDone, isFailed }) => isDone || isFailed)
  await postEach(background, 'refund', finished, (row) => postRefund(background, row))
  await reportUnreadable(background, 'refund', page, run)
  return page.hasMore ? nextPage(run) : endList(run, 'refunds')
}

export async function listDisputes(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const page = okOrThrow(await provider.listDisputes(periodRequestOf(run, DISPUTE_DAYS)))
  await postEach(background, 'dispute', page.rows, (row) => postDispute(background, row))
  await reportUnreadable(background, 'dispute', page, run)
  return page.hasMore ? nextPage(run) : endList(run, 'disputes')
}
