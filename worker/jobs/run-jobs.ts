import { sql, type SQL } from 'drizzle-orm'
import { verifyAuditLogJob } from '#worker/admin/verify-audit-log.ts'
import { sendAlertDigestsJob } from '#worker/alerts/digest.ts'
import { matchAlertsJob } from '#worker/alerts/match.ts'
import { RAN } from '#worker/background/job-lag.ts'
import { createJobContext, type Job } from '#worker/background/job.ts'
import { pushUpdatesJob } from '#worker/community/push-updates.ts'
import type { Deps } from '#worker/context.ts'
import { newQueryStats } from '#worker/db/client.ts'
import { deleteOrphansJob } from '#worker/files/delete-orphans.ts'
import { faultText } from '#worker/http/fault-text.ts'
import {
  collectDebtsJob,
  checkInvariantsJob,
  checkLedgerJob,
  checksumsJob,
} from '#worker/ledger/jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { purgeNoticesJob } from '#worker/notices/purge.ts'
import { sendNoticeEmailsJob } from '#worker/notices/send-emails.ts'
import { sendNoticeMessagesJob } from '#worker/notices/send-phone-messages.ts'
import { retryRefundsJob, verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { reportOverduePayoutsJob } from '#worker/payouts/overdue.ts'
import { resealAccountsJob } from '#worker/payouts/saved-accounts.ts'
import { sendPhoneMessagesJob } from '#worker/phone-messages/jobs.ts'
import { sendPushesJob } from '#worker/push/deliver.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'
import { publishReviewsJob } from '#worker/reviews/jobs.ts'
import { freezeHoldsJob } from '#worker/tasks/disputes/freeze.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { askRegisterJob } from '#worker/verification/ask-register.ts'
import { purgeVerificationsJob, resealVerificationsJob } from '#worker/verification/jobs.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { matchPlacesJob } from './match-places.ts'
import { purgeExpiredJob } from './purge-expired.ts'
import { purgeIdempotencyKeysJob } from './purge-idempotency-keys.ts'
import { purgeTombstonesJob } from './purge-tombstones.ts'
import { reportOverdueJob } from './report-overdue.ts'

/** Every cron trigger runs each of these once, in this order. */
export const CRON_JOBS: readonly Job[] = [
  retryWebhooksJob,
  verifyStalePaymentsJob,
  retryRefundsJob,
  retryPayoutsJob,
  reportOverduePayoutsJob,
  dueTasksJob,
  freezeHoldsJob,
  publishReviewsJob,
  matchAlertsJob,
  sendAlertDigestsJob,
  sendNoticeEmailsJob,
  sendNoticeMessagesJob,
  sendEmailsJob,
  sendPhoneMessagesJob,
  sendPushesJob,
  pushUpdatesJob,
  collectDebtsJob,
  checkInvariantsJob,
  checkLedgerJob,
  purgeTombstonesJob,
  purgeIdempotencyKeysJob,
  purgeNoticesJob,
  resealAccountsJob,
  purgeVerificationsJob,
  resealVerificationsJob,
  matchPlacesJob,
  askRegisterJob,
  deleteOrphansJob,
  checksumsJob,
  verifyAuditLogJob,
  reconcileJob,
  reportOverdueJob,
]
/** Jobs that read whole tables. */
export const NIGHTLY_JOBS: readonly Job[] = [purgeExpiredJob]

/** A job that throws is logged and does not stop the others. Returns the names of those that succeeded. */
export async function runJobs(deps: Deps, jobs: readonly Job[]): Promise<string[]> {
  const succeeded: string[] = []
  for (const { name, run } of jobs) {
    const startedAt = Date.now()
    const stats = newQueryStats()
    try {
      const counts = await run(createJobContext(deps, stats))
      const { roundTrips, rowsRead, rowsWritten } = stats
      const ms = Date.now() - startedAt
      deps.log({ job: name, ms, roundTrips, rowsRead, rowsWritten, ...counts })
      succeeded.push(name)
    } catch (error) {
      deps.log({ job: name, fault: faultText(error) })
    }
  }
  return succeeded
}

/** What a cron trigger does. When each job last succeeded is recorded, so that a job that always fails is noticed. */
export async function runScheduledJobs(deps: Deps, jobs: readonly Job[]): Promise<void> {
  const succeeded = await runJobs(deps, jobs)
  const { write, now } = createJobContext(deps, newQueryStats())
  const namesOf = (names: readonly string[]) => JSON.stringify(names.map((name) => RAN + name))
  const record = (names: readonly string[], onConflict: SQL) => sql`
    INSERT INTO job_cursors (job, cursor) SELECT value, ${String(now)} FROM json_each(${namesOf(names)}) WHERE true
    ON CONFLICT (job) ${onConflict}`
  await write(
    record(succeeded, sql`DO UPDATE SET cursor = excluded.cursor`),
    // The time of the first run of a job that has never succeeded.
    record(
      jobs.map(({ name }) => name),
      sql`DO NOTHING`,
    ),
  )
}
