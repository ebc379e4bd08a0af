import { sql } from 'drizzle-orm'
import type { Day } from '#schema/domain/days.ts'
import { inWords } from '#schema/domain/localize.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { newQueryStats, openDb } from '#worker/db/client.ts'
import { numberOf, textOf } from '#worker/db/row.ts'
import { verifyChecksums } from '#worker/ledger/checksums.ts'
import { findBrokenInvariants, readIn, type BrokenInvariant } from '#worker/ledger/invariants.ts'
import { newRun, type ReconciliationRun } from './run.ts'
import { step } from './step.ts'

/** A whole comparison of any period at once, independent of the nightly job and its cursor. */
export async function reconcileAll(
  background: BackgroundContext,
  from: number,
  to: number,
  pauseMs = 1000,
): Promise<ReconciliationRun> {
  const [rows] = await background.read(
    sql`SELECT coalesce(max(id), 0) AS id FROM ledger_entries WHERE created_at < ${from}`,
  )
  let run = newRun(from, to, { lastEntryId: numberOf(rows?.[0], 'id') })
  while (run.phase !== 'done') {
    if (run.balanceChecks > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    run = await step(background, run)
  }
  return run
}

type Verification = {
  invariants: number
  brokenInvariants: BrokenInvariant[]
  checksums: number
  brokenChecksums: Day[]
}

/** Checks every invariant and recomputes every checksum. */
export async function auditLedger(background: BackgroundContext): Promise<Verification> {
  const { settings, databaseFetch } = background.deps
  const runQueries = readIn(openDb(settings, newQueryStats(), databaseFetch))
  let invariants = 0
  const brokenInvariants = await findBrokenInvariants(async (queries) => {
    invariants = queries.length
    return runQueries(queries)
  })
  const { checksums, broken: brokenChecksums } = await verifyChecksums(background)
  return { invariants, brokenInvariants, checksums, brokenChecksums }
}

export async function openDiscrepancies(background: BackgroundContext) {
  const [rows = []] = await background.read(
    sql`SELECT id, kind, message FROM discrepancies WHERE resolved_at IS NULL ORDER BY found_at`,
  )
  return rows.map((row) => ({
    id: textOf(row, 'id'),
    kind: textOf(row, 'kind'),
    message: inWords(textOf(row, 'message')),
  }))
}
