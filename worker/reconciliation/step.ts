import type { BackgroundContext } from '#worker/background/context.ts'
import { openProvider, type Provider } from '#worker/paystack/provider.ts'
import { compareBalance } from './compare-balance.ts'
import { listPayments, listTransfers } from './list-page.ts'
import { listDisputes, listRefunds } from './list-returns.ts'
import { listSettlements } from './list-settlements.ts'
import { queryOpen, queryOurs } from './query-by-reference.ts'
import type { ReconciliationRun } from './run.ts'

type Step = (
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
) => Promise<ReconciliationRun>

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
