import type { Deps } from '../context.ts'
import { newTally } from '../db/client.ts'
import { faultText } from '../http/route.ts'
import { files } from './files.ts'
import { inbox } from './inbox.ts'
import { turnOf, type Job } from './job.ts'
import { laws } from './laws.ts'
import { letters } from './letters.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'
import { receipts } from './receipts.ts'
import { reconcile } from './reconcile.ts'
import { seals } from './seals.ts'
import { sweep } from './sweep.ts'
import { tombstones } from './tombstones.ts'

/** What is put in order while nobody waits for it: each cron trigger gives each job a turn, in this order. */
export const JOBS: readonly Job[] = [
  ...[inbox, payments, payouts, letters, laws],
  ...[tombstones, receipts, files, seals, reconcile],
]
/** What reads a table whole. */
export const NIGHT_JOBS: readonly Job[] = [sweep]

/** One bad job keeps no other from its turn, and is heard of. */
export async function ring(deps: Omit<Deps, 'assets'>, jobs: readonly Job[]): Promise<void> {
  for (const { name, turn } of jobs) {
    const began = Date.now()
    const tally = newTally()
    try {
      const did = await turn(turnOf(deps, tally))
      const { trips, rowsRead, rowsWritten } = tally
      deps.log({ clock: name, ms: Date.now() - began, trips, rowsRead, rowsWritten, ...did })
    } catch (error) {
      deps.log({ clock: name, fault: faultText(error) })
    }
  }
}
