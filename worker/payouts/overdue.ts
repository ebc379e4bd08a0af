import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { REVIEW_AFTER_MS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import { DISCREPANCY_FACTS } from '#schema/domain/messages/discrepancies.ts'
import { BLOCKING_STATUSES } from '#schema/domain/payout.ts'
import { isIn } from '#schema/tables/columns.ts'
import type { Job } from '#worker/background/job.ts'
import { koboOf, textOf, textOrNull, type Row } from '#worker/db/row.ts'
import type { Change } from '#worker/db/write.ts'
import { recordDiscrepancy } from '#worker/ledger/discrepancies.ts'
import { IS_INFLIGHT } from './queries.ts'

const PREFIX = 'payout:'
const PAYOUTS_PER_RUN = 50
const isBlocked = sql.raw(isIn('provider_status', BLOCKING_STATUSES))

export const overdueDiscrepancyOf = (payout: string) => `${PREFIX}${payout}`

/** Reported once each: at once when only a person can continue it, otherwise after a day, whatever the status is. */
const selectOverdue = (now: number) => sql`
  SELECT id, user_id, journal_id, reference, status, amount, provider_status FROM payouts
  WHERE ${IS_INFLIGHT} AND overdue_at IS NULL AND (created_at <= ${now - REVIEW_AFTER_MS} OR ${isBlocked})
  ORDER BY updated_at LIMIT ${PAYOUTS_PER_RUN}`

/** The discrepancy of a payout that has ended since. */
const resolveEnded = (now: number) => sql`
  UPDATE discrepancies SET resolved_at = ${now}
  WHERE resolved_at IS NULL AND id LIKE ${`${PREFIX}%`}
    AND substr(id, ${PREFIX.length + 1}) NOT IN (SELECT id FROM payouts WHERE ${IS_INFLIGHT})`

function reportOf(row: Row, now: number) {
  const id = textOf(row, 'id')
  const payout = {
    reference: textOf(row, 'reference'),
    status: textOf(row, 'status'),
    amount: koboOf(row, 'amount'),
  }
  const message = DISCREPANCY_FACTS.payoutOverdue(payout, textOrNull(row, 'provider_status'))
  const discrepancy = {
    id: overdueDiscrepancyOf(id),
    kind: 'status' as const,
    ourAmount: payout.amount,
    providerAmount: null,
    message,
  }
  // The user then reads that it takes long.
  const scope = `u:${textOf<UserId>(row, 'user_id')}` as const
  const change: Change = { scope, entity: 'trx', id: textOf(row, 'journal_id') }
  return {
    id,
    message,
    effects: [
      sql`UPDATE payouts SET overdue_at = ${now} WHERE id = ${id} AND overdue_at IS NULL`,
      recordDiscrepancy(discrepancy, now),
      change,
    ],
  }
}

/** docs/ledger.md#overdue-work */
export const reportOverduePayoutsJob: Job = {
  name: 'report-overdue-payouts',
  async run({ read, now, background, deps }) {
    const [rows = []] = await read(selectOverdue(now))
    const reports = rows.map((row) => reportOf(row, now))
    for (const { id, message } of reports)
      deps.log({ level: 'error', alarm: 'payout overdue', payout: id, message: inWords(message) })
    if (reports.length > 0) await background.commit(reports.map(({ effects }) => effects))
    await background.write(resolveEnded(now))
    return { overdue: reports.length }
  },
}
