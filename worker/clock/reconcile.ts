import { sql } from 'drizzle-orm'
import { dayAfter, dayOf, startOf } from '#schema/domain/days.ts'
import { newRound, RECONCILED_TO, type Round } from '../books/round.ts'
import { Away, step } from '../books/steps.ts'
import { keepPlace, placeOf, type Job, type Turn } from './job.ts'

/** Days that are compared each night: what was late yesterday is seen tomorrow. */
export const DAYS_BACK = 3
const STEPS_AT_ONCE = 10
/** When the day before is surely over, for the provider too. */
const BEGINS_MS = 3 * 3_600_000

async function keptRound({ read }: Turn): Promise<Round | null> {
  const [rows] = await read(sql`SELECT ${placeOf(RECONCILED_TO)} AS place`)
  const text = String(rows?.[0]?.['place'] ?? '')
  return text === '' ? null : (JSON.parse(text) as Round)
}

/** The finished days, once each night; where looking for ours ended, it goes on. */
function due(last: Round | null, now: number): Round | null {
  const to = startOf(dayOf(now))
  if (now < to + BEGINS_MS || (last && last.to >= to)) return null
  return newRound(startOf(dayAfter(dayOf(to), -DAYS_BACK)), to, last?.entry ?? 0)
}

/**
 * MONEY 2, Reconcile: both ways, day by day, page by page. A turn takes a few steps and keeps its place after each;
 * the night is when one begins, and the turns after it bring it to its end.
 */
export const reconcile: Job = {
  name: 'reconcile',
  async turn(turn) {
    const kept = await keptRound(turn)
    let round = kept && kept.phase !== 'over' ? kept : due(kept, turn.now)
    let steps = 0
    while (round && round.phase !== 'over' && steps < STEPS_AT_ONCE) {
      const before: Round = round
      try {
        round = await step(turn.errand, before)
      } catch (error) {
        if (!(error instanceof Away)) throw error
        turn.deps.log({ provider: 'reconcile', words: error.message })
        break
      }
      await turn.write(keepPlace(RECONCILED_TO, JSON.stringify(round)))
      steps++
      // A look that was not conclusive is taken again in the next turn, not in the same moment.
      if (round.phase === 'balance' && before.phase === 'balance') break
    }
    if (!round || steps === 0) return { steps }
    const { differences, healed } = round.counts
    if (round.phase === 'over' && differences > 0)
      turn.deps.log({ level: 'error', law: 'M11: the books and the provider differ', differences })
    return { steps, healed, ...(round.phase === 'over' && { differences }) }
  },
}
