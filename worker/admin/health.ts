import { and, eq, inArray, sql } from 'drizzle-orm'
import { listFailures, readHealth, retryFailure, runJobNow } from '#schema/contract/admin-health.ts'
import { RUNNABLE_JOBS, type RunnableJob } from '#schema/domain/counters.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { emails, jobCursors, webhookInbox } from '#schema/tables/index.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import {
  FAILED,
  IS_RUN,
  isJobLate,
  maxAgeOf,
  RAN,
  type RunFailure,
} from '#worker/background/job-lag.ts'
import { createJobContext, saveCursor, type Job } from '#worker/background/job.ts'
import { newQueryStats, type Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { faultMessage, faultText } from '#worker/http/fault-text.ts'
import { route } from '#worker/http/serve.ts'
import { checkInvariantsJob, checkLedgerJob } from '#worker/ledger/jobs.ts'
import { composeEmail } from '#worker/mail/emails.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { sendEmail } from '#worker/mail/outbound-email.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'
import { freezeHoldsJob } from '#worker/tasks/disputes/freeze.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { BROKEN_INVARIANTS, STUCK_PAYOUTS } from './queue-counts.ts'
import { verifyAuditLogJob } from './verify-audit-log.ts'

const SHOWN = 100

const JOBS: Record<RunnableJob, Job> = {
  'check-invariants': checkInvariantsJob,
  'check-ledger': checkLedgerJob,
  'verify-audit-log': verifyAuditLogJob,
  reconcile: reconcileJob,
  'retry-webhooks': retryWebhooksJob,
  'retry-payouts': retryPayoutsJob,
  'send-emails': sendEmailsJob,
  'due-tasks': dueTasksJob,
  'freeze-holds': freezeHoldsJob,
}

const jobColumns = {
  name: sql<string>`substr(${jobCursors.job}, ${RAN.length + 1})`,
  succeededAt: sql<number>`CAST(${jobCursors.cursor} AS INTEGER)`.mapWith(Number),
}

const failedWebhooks = (db: Db, key?: string) =>
  db
    .select({
      _id: webhookInbox.dedupeKey,
      event: webhookInbox.event,
      error: sql<string>`coalesce(${webhookInbox.error}, '')`,
      attempts: webhookInbox.attempts,
      at: webhookInbox.receivedAt,
      isGivenUp: sql<boolean>`${webhookInbox.processedAt} IS NOT NULL`.mapWith(Boolean),
    })
    .from(webhookInbox)
    .where(
      and(
        sql`${webhookInbox.error} IS NOT NULL`,
        key ? eq(webhookInbox.dedupeKey, key) : undefined,
      ),
    )
    .orderBy(sql`${webhookInbox.receivedAt} DESC`)
    .limit(SHOWN)

const failedEmails = (db: Db, id?: string) =>
  db
    .select({
      _id: emails.id,
      template: emails.template,
      params: emails.params,
      address: emails.address,
      error: sql<string>`coalesce(${emails.lastError}, '')`,
      attempts: emails.attempts,
      at: emails.createdAt,
    })
    .from(emails)
    .where(
      and(
        sql`${emails.sentAt} IS NULL AND ${emails.lastError} IS NOT NULL`,
        id ? eq(emails.id, id) : undefined,
      ),
    )
    .orderBy(sql`${emails.createdAt} DESC`)
    .limit(SHOWN)

type FailedEmail = Awaited<ReturnType<typeof failedEmails>>[number]

/** Without the parameters, which may have codes. */
const presentEmail = ({ template, params, ...email }: FailedEmail) => ({
  ...email,
  subject: composeEmail(template, params, 'en')?.subject ?? template,
})

export const listFailuresRoute = route(listFailures, async ({ db, now, read }) => {
  const failed = await read({
    webhooks: failedWebhooks(db),
    emails: failedEmails(db),
    jobs: db.select(jobColumns).from(jobCursors).where(isJobLate(now)),
  })
  return { ...failed, emails: failed.emails.map(presentEmail) }
})

const RESET = {
  webhook: (id: string) => sql`
    UPDATE webhook_inbox SET processed_at = NULL, lease_until = NULL, attempts = 0
    WHERE dedupe_key = ${id} AND error IS NOT NULL`,
  email: (id: string) => sql`
    UPDATE emails SET lease_until = NULL WHERE id = ${id} AND sent_at IS NULL AND last_error IS NOT NULL`,
}

export const retryFailureRoute = route(retryFailure, async (ctx, { kind, id, reason }) => {
  const { db, deps } = ctx
  const { webhook, email } = await ctx.read({
    webhook: first(failedWebhooks(db, id)),
    email: first(failedEmails(db, id)),
  })
  const failed = kind === 'webhook' ? webhook : email
  if (!failed) throw new DomainError('not_found')
  const { error, attempts } = failed
  return commit({
    effects: [
      RESET[kind](id),
      assertRowsChanged('user_state'),
      kind === 'email' ? { afterCommit: () => sendEmail(createBackgroundContext(deps), id) } : [],
    ],
    audit: { subject: id, reason, details: { kind, error, attempts } },
    response: { message: ADMIN_MESSAGES.retried[kind] },
  })
})

type Cursor = typeof jobCursors.$inferSelect

const isRunnable = (name: string): name is RunnableJob =>
  RUNNABLE_JOBS.some((runnable) => runnable === name)

/** Of a run by hand that no success has followed. */
function failureOf(rows: readonly Cursor[], name: string, succeededAt: number): RunFailure | null {
  const row = rows.find(({ job }) => job === FAILED + name)
  const failure = row ? (JSON.parse(row.cursor) as RunFailure) : null
  return failure && failure.at > succeededAt ? failure : null
}

export const readHealthRoute = route(readHealth, async ({ db, now, read }) => {
  const { jobs, failures, counts } = await read({
    jobs: db.select(jobColumns).from(jobCursors).where(IS_RUN),
    failures: db
      .select()
      .from(jobCursors)
      .where(
        inArray(
          jobCursors.job,
          RUNNABLE_JOBS.map((job) => FAILED + job),
        ),
      ),
    counts: first(
      db.select({ broken: BROKEN_INVARIANTS, stuck: STUCK_PAYOUTS }).from(sql`(SELECT 1)`),
    ),
  })
  const listed = jobs.map(({ name, succeededAt }) => ({
    name,
    succeededAt,
    isLate: succeededAt < now - maxAgeOf(name),
    canRun: isRunnable(name),
    failure: failureOf(failures, name, succeededAt),
  }))
  const { broken = 0, stuck = 0 } = counts ?? {}
  const isHealthy = broken === 0 && stuck === 0 && listed.every(({ isLate }) => !isLate)
  return { isHealthy, brokenInvariants: broken, stuckPayouts: stuck, jobs: listed }
})

export const runJobNowRoute = route(runJobNow, async (ctx, { job, reason }) => {
  await ctx.read({})
  const { deps, now } = ctx
  return commit({
    effects: [
      {
        async afterCommit() {
          const context = createJobContext(deps, newQueryStats())
          try {
            const counts = await JOBS[job].run(context)
            deps.log({ job, ...counts })
            await context.write(saveCursor(RAN + job, String(now)))
          } catch (error) {
            deps.log({ job, fault: faultText(error) })
            const failure: RunFailure = { at: now, error: faultMessage(error) }
            await context.write(saveCursor(FAILED + job, JSON.stringify(failure)))
          }
        },
      },
    ],
    audit: { subject: job, reason },
    response: { message: ADMIN_MESSAGES.started },
  })
})
