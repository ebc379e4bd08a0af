import type { BackgroundContext } from '#worker/background/context.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import { matchPayments, matchTransfers, saveFindings } from './findings.ts'
import { okOrThrow } from './provider.ts'
import { addListed, advancePage, listRequestOf, type ReconciliationRun } from './run.ts'

const amountsOf = (objects: readonly { amount: number }[]) => objects.map(({ amount }) => amount)

/** Compares one page of the provider's payments with our ledger. */
export async function listPayments(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const { rows, hasMore } = okOrThrow(await provider.listTransactions(listRequestOf(run)))
  const { findings, repaired, ours } = await matchPayments(background, rows)
  await saveFindings(background, 'payment', findings)
  const credited = [...ours.values()].filter(({ journal }) => journal !== null)
  const listed = {
    provider: amountsOf(rows),
    ours: credited.map(({ paid }) => paid),
    repaired,
  }
  return advancePage(addListed(run, 'payments', listed), 'payments', hasMore)
}

/** Compares one page of the provider's transfers with our ledger. */
export async function listTransfers(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const { rows, hasMore } = okOrThrow(await provider.listTransfers(listRequestOf(run)))
  const { findings, repaired, ours } = await matchTransfers(background, rows)
  await saveFindings(background, 'transfer', findings)
  const known = [...ours.values()].filter(({ status }) => status !== null)
  const listed = {
    provider: amountsOf(rows),
    ours: known.map(({ arrives }) => arrives),
    repaired,
  }
  return advancePage(addListed(run, 'transfers', listed), 'transfers', hasMore)
}
