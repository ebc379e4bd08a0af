import { sql } from 'drizzle-orm'
import { dayAfter, dayOf, startOfDay } from '#schema/domain/days.ts'
import { cursorOf, saveCursor, type Job, type JobContext } from '#worker/background/job.ts'
import { textOf } from '#worker/db/row.ts'
import { ProviderUnavailable } from './provider.ts'
import { newRun, RECONCILE_JOB, type ReconciliationRun } from './run.ts'
import { step } from './step.ts'

/** The last three finished days are compared each night, because payments may be listed late. */
const DAYS_BACK = 3
const STEPS_PER_RUN = 20
/** Three hours after midnight in Lagos, when the last day is over at the provider too. */
const STARTS_AFTER_MS = 3 * 3_600_000

async function readRun({ read }: JobContext): Promise<ReconciliationRun | null> {
  const [rows] = await read(sql`SELECT ${cursorOf(RECONCILE_JOB)} AS run`)
  const text = textOf(rows?.[0], 'run')
  return text === '' ? null : (JSON.parse(text) as ReconciliationRun)
}

/** Tonight's run, or null when it is too early or done. Our entries are compared from where the last run ended. */
function nextRun(last: ReconciliationRun | null, now: number): ReconciliationRun | null {
  const to = startOfDay(dayOf(now))
  if (now < to + STARTS_AFTER_MS || (last && last.to >= to)) return null
  return newRun(
    startOfDay(dayAfter(dayOf(to), -DAYS_BACK)),
    to,
    last ?? { lastEntryId: 0, funded: 0 },
  )
}

/** The run after one step, or null when the provider cannot be queried. */
async function tryStep(
  { background, deps }: JobContext,
  run: ReconciliationRun,
): Promise<ReconciliationRun | null> {
  try {
    return await step(background, run)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log({ provider: RECONCILE_JOB, message: error.message })
    return null
  }
}

/** Takes a few steps and stores the position after each; later runs continue until the comparison is done. */
export const reconcileJob: Job = {
  name: RECONCILE_JOB,
  async run(context): Promise<Record<string, number>> {
    const stored = await readRun(context)
    let run = stored && stored.phase !== 'done' ? stored : nextRun(stored, context.now)
    let steps = 0
    while (run && run.phase !== 'done' && steps < STEPS_PER_RUN) {
      const next = await tryStep(context, run)
      if (!next) break
      await context.write(saveCursor(RECONCILE_JOB, JSON.stringify(next)))
      steps += 1
      // An inconclusive comparison of the balance is repeated in the next run, not at once.
      const isRepeated = run.phase === 'balance' && next.phase === 'balance'
      run = next
      if (isRepeated) break
    }
    if (!run || steps === 0) return { steps }
    const { discrepancies, repaired } = run.counts
    const counts: Record<string, number> = { steps, repaired }
    if (run.phase !== 'done') return counts
    if (discrepancies > 0)
      context.deps.log({ level: 'error', reconciliation: 'discrepancies found', discrepancies })
    return { ...counts, discrepancies }
  },
}
