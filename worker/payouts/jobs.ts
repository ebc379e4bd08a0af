import { sql, type SQL } from 'drizzle-orm'
import type { PayoutId } from '#schema/domain/ids.ts'
import type { PayoutStatus } from '#schema/domain/payout.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import { textOf, type Row } from '#worker/db/row.ts'
import { hasNoLease, IS_INFLIGHT, MAY_START } from './queries.ts'
import { sendPayout } from './send-payout.ts'
import { settlePayout } from './settle-payout.ts'

const MINUTE = 60_000
/** A sent payout without a webhook is queried after this time. */
const WEBHOOK_WAIT_MS = 10 * MINUTE
const REVIEW_INTERVAL_MS = 60 * MINUTE
const PAYOUTS_PER_RUN = 20
const CONCURRENCY = 4

/**
 * Never sent, send lease expired, or no webhook in time. Payouts in review before their first attempt
 * (`attempts = 0`) are excluded, and those of suspended users that have not been sent.
 */
const selectDue = (now: number): SQL => sql`
  SELECT id, reference, status FROM payouts
  WHERE ${IS_INFLIGHT} AND ${MAY_START} AND CASE status
    WHEN 'sent' THEN updated_at <= ${now - WEBHOOK_WAIT_MS}
    WHEN 'needs_review' THEN attempts > 0 AND updated_at <= ${now - REVIEW_INTERVAL_MS}
    ELSE ${hasNoLease(now)} END
  ORDER BY updated_at LIMIT ${PAYOUTS_PER_RUN}`

/** Moves an inconclusive payout to the end of the order. */
const touch = (id: PayoutId, now: number) =>
  sql`UPDATE payouts SET updated_at = ${now} WHERE id = ${id} AND ${IS_INFLIGHT}`

async function retryPayout(background: BackgroundContext, row: Row) {
  const id = textOf<PayoutId>(row, 'id')
  const status = textOf<PayoutStatus>(row, 'status')
  if (status === 'requested' || status === 'sending') return sendPayout(background, id)
  const result = await settlePayout(background, textOf(row, 'reference'))
  if (result === 'unknown' || result === 'unmatched')
    await background.write(touch(id, background.now()))
  return result
}

export const retryPayoutsJob: Job = {
  name: 'retry-payouts',
  async run({ read, now, background }) {
    const [rows = []] = await read(selectDue(now))
    const counts = { checked: 0, settled: 0, unknown: 0 }
    for (let start = 0; start < rows.length; start += CONCURRENCY) {
      const batch = rows.slice(start, start + CONCURRENCY)
      const results = await Promise.all(batch.map((row) => retryPayout(background, row)))
      const unknown = results.filter((result) => result === 'unknown').length
      counts.checked += batch.length
      counts.settled += results.filter((result) => result === 'settled').length
      counts.unknown += unknown
      // The provider is unavailable.
      if (unknown === CONCURRENCY) break
    }
    return counts
  },
}
