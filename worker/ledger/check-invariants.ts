import { sql } from 'drizzle-orm'
import type { BackgroundContext } from '#worker/background/context.ts'
import { saveCursor } from '#worker/background/job.ts'
import { recordDiscrepancy, resolveOthers, type Discrepancy } from './discrepancies.ts'
import { findBrokenInvariants } from './invariants.ts'

/** Its cursor is the time of the last check, so that administrators notice when the job no longer runs. */
export const INVARIANTS_JOB = 'check-invariants'

const ID_PREFIX = 'invariant:'

/** Logs a broken invariant on every run, and leaves its discrepancy open until it is satisfied again. */
export async function checkInvariants(background: BackgroundContext): Promise<{ broken: number }> {
  const broken = await findBrokenInvariants((queries) =>
    background.read(...queries.map((query) => sql.raw(query))),
  )
  const now = background.now()
  const found = broken.map(({ invariant, rows }): Discrepancy => ({
    id: `${ID_PREFIX}${invariant}`,
    kind: 'invariant',
    ourAmount: null,
    providerAmount: null,
    message: `${invariant}: ${rows.join(', ')}`,
  }))
  for (const { invariant, rows } of broken) background.deps.log({ level: 'error', invariant, rows })
  const foundIds = found.map(({ id }) => id)
  await background.write(
    ...found.map((discrepancy) => recordDiscrepancy(discrepancy, now)),
    resolveOthers(ID_PREFIX, foundIds, now),
    saveCursor(INVARIANTS_JOB, String(now)),
  )
  return { broken: broken.length }
}
