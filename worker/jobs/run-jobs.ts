import { createJobContext, type Job } from '#worker/background/job.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats } from '#worker/db/client.ts'
import { deleteOrphansJob } from '#worker/files/delete-orphans.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { checkInvariantsJob, checkLedgerJob, checksumsJob } from '#worker/ledger/jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { reportOverduePayoutsJob } from '#worker/payouts/overdue.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { purgeExpiredJob } from './purge-expired.ts'
import { purgeIdempotencyKeysJob } from './purge-idempotency-keys.ts'
import { purgeTombstonesJob } from './purge-tombstones.ts'

/** Every cron trigger runs each of these once, in this order. */
export const CRON_JOBS: readonly Job[] = [
  retryWebhooksJob,
  verifyStalePaymentsJob,
  retryPayoutsJob,
  reportOverduePayoutsJob,
  sendEmailsJob,
  checkInvariantsJob,
  checkLedgerJob,
  purgeTombstonesJob,
  purgeIdempotencyKeysJob,
  deleteOrphansJob,
  checksumsJob,
  reconcileJob,
]
/** Jobs that read whole tables. */
export const NIGHTLY_JOBS: readonly Job[] = [purgeExpiredJob]

/** A job that throws is logged and does not stop the others. */
export async function runJobs(deps: Omit<Deps, 'assets'>, jobs: readonly Job[]): Promise<void> {
  for (const { name, run } of jobs) {
    const startedAt = Date.now()
    const stats = newQueryStats()
    try {
      const counts = await run(createJobContext(deps, stats))
      const { roundTrips, rowsRead, rowsWritten } = stats
      const ms = Date.now() - startedAt
      deps.log({ job: name, ms, roundTrips, rowsRead, rowsWritten, ...counts })
    } catch (error) {
      deps.log({ job: name, fault: faultText(error) })
    }
  }
}
