import { sql } from 'drizzle-orm'
import { startOfDay, dayOf } from '#schema/domain/days.ts'
import { alarmDayOf, DISPUTE_ALARM_DAYS } from '#schema/domain/dispute.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import { DISCREPANCY_FACTS as messages } from '#schema/domain/messages/discrepancies.ts'
import { IS_RUN, maxAgeOf, RAN } from '#worker/background/job-lag.ts'
import { cursorOf, type Job, type JobContext } from '#worker/background/job.ts'
import { koboOf, numberOf, textOf } from '#worker/db/row.ts'
import { recordDiscrepancy, resolveOthers } from '#worker/ledger/discrepancies.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { RECONCILE_JOB, type ReconciliationRun } from '#worker/reconciliation/run.ts'

const PREFIX = 'overdue:'
const HOUR_MS = 3_600_000
/** A run of a night may wait for the provider until the next one; then it is overdue. */
const RECONCILIATION_DAYS = 2
const SHOWN = 20
/** A card issuer takes up to ten working days. */
const REFUND_MS = 14 * DAY_MS

type Overdue = { id: string; message: string }

async function findOverdue({ read, now }: JobContext): Promise<Overdue[]> {
  const [webhooks = [], emails = [], jobs = [], cursors = [], disputes = [], refunds = []] =
    await read(
      sql`SELECT dedupe_key, event FROM webhook_inbox
      WHERE processed_at IS NULL AND received_at <= ${now - HOUR_MS} ORDER BY received_at LIMIT ${SHOWN}`,
      sql`SELECT count(*) AS n FROM emails WHERE sent_at IS NULL AND created_at <= ${now - HOUR_MS}`,
      sql`SELECT substr(job, ${RAN.length + 1}) AS name, CAST(cursor AS INTEGER) AS at FROM job_cursors
      WHERE ${IS_RUN}`,
      sql`SELECT ${cursorOf(RECONCILE_JOB)} AS run`,
      sql`SELECT d.id, d.opened_at, t.title FROM disputes d JOIN tasks t ON t.id = d.task_id
      WHERE d.closed_at IS NULL AND d.opened_at <= ${now - DISPUTE_ALARM_DAYS[0] * DAY_MS}
      ORDER BY d.opened_at LIMIT ${SHOWN}`,
      sql`SELECT id, reference, amount, status FROM refunds WHERE ${IS_UNFINISHED_REFUND}
      AND created_at <= iif(status = 'sent', ${now - REFUND_MS}, ${now - HOUR_MS}) LIMIT ${SHOWN}`,
    )
  const late = jobs.filter((row) => numberOf(row, 'at') < now - maxAgeOf(textOf(row, 'name')))
  const waiting = numberOf(emails[0], 'n')
  return [
    ...webhooks.map((row) => ({
      id: `webhook:${textOf(row, 'dedupe_key')}`,
      message: messages.overdueWebhook(textOf(row, 'event')),
    })),
    ...(waiting > 0 ? [{ id: 'emails', message: messages.overdueEmails }] : []),
    ...refunds.map((row) => ({
      id: `refund:${textOf(row, 'id')}`,
      message: messages.overdueRefund(
        textOf(row, 'reference'),
        koboOf(row, 'amount'),
        textOf(row, 'status'),
      ),
    })),
    ...late.map((row) => ({
      id: `job:${textOf(row, 'name')}`,
      message: messages.overdueJob(textOf(row, 'name')),
    })),
    ...disputes.map((row) => ({
      id: `dispute:${textOf(row, 'id')}`,
      message: messages.overdueDispute(
        textOf(row, 'title'),
        alarmDayOf(numberOf(row, 'opened_at'), now) ?? DISPUTE_ALARM_DAYS[0],
      ),
    })),
    ...(isReconciliationLate(textOf(cursors[0], 'run'), now)
      ? [{ id: 'reconciliation', message: messages.overdueReconciliation }]
      : []),
  ]
}

function isReconciliationLate(text: string, now: number): boolean {
  if (text === '') return false
  const { phase, to } = JSON.parse(text) as ReconciliationRun
  const through = phase === 'done' ? to : to - DAY_MS
  return through <= startOfDay(dayOf(now)) - RECONCILIATION_DAYS * DAY_MS
}

/** docs/ledger.md#overdue-work, except payouts. */
export const reportOverdueJob: Job = {
  name: 'report-overdue',
  async run(context) {
    const { write, now, deps } = context
    const overdue = (await findOverdue(context)).map(({ id, message }) => ({
      id: `${PREFIX}${id}`,
      kind: 'status' as const,
      ourAmount: null,
      providerAmount: null,
      message,
    }))
    for (const { id, message } of overdue)
      deps.log({ level: 'error', overdue: id, message: inWords(message) })
    const ids = overdue.map(({ id }) => id)
    await write(
      ...overdue.map((discrepancy) => recordDiscrepancy(discrepancy, now)),
      resolveOthers(PREFIX, ids, now),
    )
    return { overdue: overdue.length }
  },
}
