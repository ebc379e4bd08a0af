import { sql, type SQL } from 'drizzle-orm'
import type { BackgroundContext } from '#worker/background/context.ts'
import { textOf } from '#worker/db/row.ts'
import type { Statement } from '#worker/db/write.ts'
import { settleWithBank } from '#worker/ledger/corrections.ts'
import { openProvider, type Provider } from '#worker/paystack/provider.ts'
import type { ProviderSettlement } from '#worker/paystack/responses.ts'
import { compareBalance } from './compare-balance.ts'
import { listPayments, listTransfers, reportUnreadable } from './list-page.ts'
import { listDisputes, listRefunds } from './list-returns.ts'
import { okOrThrow } from './provider.ts'
import { queryOpen, queryOurs } from './query-by-reference.ts'
import { type ReconciliationRun, endList, nextPage } from './run.ts'

type Step = (
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
) => Promise<ReconciliationRun>

const insertSettlement = ({ id, net, paidOut }: ProviderSettlement, now: number): SQL =>
  sql`INSERT INTO settlements (id, net, paid_out, seen_at) VALUES (${id}, ${net}, ${paidOut}, ${now})`

/** The money is in our bank account and no longer at the provider. */
const postToBank = ({ id, paidOut }: ProviderSettlement, now: number): readonly Statement[] =>
  settleWithBank({ id, toBank: true, amount: paidOut, actor: null, now }).writes

/** Records settlements that are new here. The list is newest first, so it ends with a page that has none. */
async function listSettlements(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const page = okOrThrow(await provider.listSettlements(run.page))
  await reportUnreadable(background, 'settlement', page, run)
  const paidOut = page.rows.filter(({ isPaidOut, currency }) => isPaidOut && currency === 'NGN')
  const ids = JSON.stringify(paidOut.map(({ id }) => id))
  const [known = []] = await background.read(
    sql`SELECT id FROM settlements WHERE id IN (SELECT value FROM json_each(${ids}))`,
  )
  const knownIds = new Set(known.map((row) => textOf(row, 'id')))
  const added = paidOut.filter(({ id }) => !knownIds.has(id))
  const now = background.now()
  const isToBank = background.deps.settings.PAYSTACK_SETTLES_TO === 'bank'
  if (added.length > 0)
    await background.write(
      ...added.flatMap((each) => [
        insertSettlement(each, now),
        ...(isToBank ? postToBank(each, now) : []),
      ]),
    )
  return page.hasMore && added.length > 0 ? nextPage(run) : endList(run, 'settlements')
}

const STEPS: Record<ReconciliationRun['phase'], Step> = {
  payments: listPayments,
  transfers: listTransfers,
  refunds: listRefunds,
  disputes: listDisputes,
  settlements: listSettlements,
  ours: queryOurs,
  open: queryOpen,
  balance: compareBalance,
  done: async (_background, _provider, run) => run,
}

/** One page of a list or at most 20 queries. Throws `ProviderUnavailable` when the provider cannot be queried. */
export const step = (
  background: BackgroundContext,
  run: ReconciliationRun,
): Promise<ReconciliationRun> => STEPS[run.phase](background, openProvider(background.deps), run)
