import { sql } from 'drizzle-orm'
import { DAY_MS } from '#schema/domain/limits.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf } from '#worker/db/row.ts'
import {
  recordDiscrepancy,
  resolveDiscrepancies,
  type Discrepancy,
} from '#worker/ledger/discrepancies.ts'
import { IS_INFLIGHT } from '#worker/payouts/queries.ts'
import type { Provider } from '#worker/paystack/provider.ts'
import { sumFunded } from './funded.ts'
import { okOrThrow } from './provider.ts'
import type { ReconciliationRun } from './run.ts'

const ID = 'balance'
const CHECKS = 3
/** Longer than any entry can remain to be compared. */
const MATCH_RETENTION_MS = 60 * DAY_MS

type Sides = { theirs: number; ours: number; inflight: number }

/** The money of unfinished payouts may or may not have left. */
const agree = ({ theirs, ours, inflight }: Sides, unsettled: number): boolean =>
  theirs <= ours - unsettled && theirs >= ours - unsettled - inflight

/**
 * docs/ledger.md#unsettled-money: payments that the provider has not paid out yet are not in its balance. Before the
 * first settlement it is unknown whether payments are in the balance at once or wait for it.
 */
async function readUnsettled(
  background: BackgroundContext,
  run: ReconciliationRun,
  sides: Sides,
): Promise<number> {
  const [rows] = await background.read(
    sql`SELECT count(*) AS n, coalesce(sum(net), 0) AS kobo FROM settlements`,
  )
  const after = await sumFunded(background, { after: run.lastEntryId })
  const funded = (run.funded ?? 0) + after
  if (numberOf(rows?.[0], 'n') > 0) return funded - numberOf(rows?.[0], 'kobo')
  return !agree(sides, 0) && agree(sides, funded) ? funded : 0
}

/**
 * docs/ledger.md#provider-balance-matches: both sides are not read at the same moment, so a difference counts only when
 * it is found three times in a row.
 */
export async function compareBalance(
  background: BackgroundContext,
  provider: Provider,
  run: ReconciliationRun,
): Promise<ReconciliationRun> {
  const theirs = okOrThrow(await provider.balance())
  const [accounts, payouts] = await background.read(
    sql`SELECT debits - credits AS kobo FROM ledger_accounts WHERE id = 'provider_clearing'`,
    sql`SELECT coalesce(sum(amount), 0) AS kobo FROM payouts WHERE ${IS_INFLIGHT}`,
  )
  const ours = numberOf(accounts?.[0], 'kobo')
  const inflight = numberOf(payouts?.[0], 'kobo')
  const unsettled = await readUnsettled(background, run, { theirs, ours, inflight })
  const agrees = agree({ theirs, ours, inflight }, unsettled)
  const balanceChecks = run.balanceChecks + 1
  if (!agrees && balanceChecks < CHECKS) return { ...run, balanceChecks }

  const now = background.now()
  const discrepancy: Discrepancy = {
    id: ID,
    kind: 'balance',
    ourAmount: ours,
    providerAmount: theirs,
    message: DISCREPANCY_FACTS.balance({ theirs, ours, inflight, unsettled }),
  }
  const [, , open] = await background.write(
    agrees ? resolveDiscrepancies([ID], now) : recordDiscrepancy(discrepancy, now),
    sql`DELETE FROM reconciliation_matches WHERE matched_at < ${now - MATCH_RETENTION_MS}`,
    sql`SELECT count(*) AS n FROM discrepancies WHERE resolved_at IS NULL AND kind <> 'invariant'`,
  )
  const counts = {
    ...run.counts,
    discrepancies: numberOf(open?.[0], 'n'),
    balance: { provider: theirs, ours, inflight, unsettled },
  }
  return { ...run, phase: 'done', counts }
}
