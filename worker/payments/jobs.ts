import { sql } from 'drizzle-orm'
import type { Id } from '#schema/domain/ids.ts'
import { DAY_MS, STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { UNPAID_STATUSES } from '#schema/domain/payment.ts'
import { isIn } from '#schema/tables/columns.ts'
import type { Job } from '#worker/background/job.ts'
import { textOf } from '#worker/db/row.ts'
import { IS_UNFINISHED_REFUND } from '#worker/ledger/refunds.ts'
import { sendRefund } from './send-refund.ts'
import { settlePayment } from './settle-payment.ts'

export const PAYMENTS_PER_RUN = 20
/** After so many unknown results in one run the provider is taken to be unavailable. */
const UNKNOWN_MAX = 3

/** Longer than any bank transfer takes. */
const ASKED_FOR_MS = 30 * DAY_MS
/** The exact text of the partial index, so that it is used. */
const IS_UNPAID = sql.raw(isIn('status', UNPAID_STATUSES))

/**
 * Verifies a payment without a webhook after ten minutes, then each time its age has grown by half, for a month. After
 * a day without a conclusion it is abandoned, which the user sees; it may still be paid.
 */
export const verifyStalePaymentsJob: Job = {
  name: 'verify-stale-payments',
  async run({ read, write, now, background }) {
    const [rows = []] = await read(sql`
      SELECT reference FROM payments
      WHERE ${IS_UNPAID} AND created_at BETWEEN ${now - ASKED_FOR_MS} AND ${now - STALE_PAYMENT_MS}
        AND (checked_at IS NULL OR checked_at - created_at < (${now} - created_at) * 2 / 3)
      ORDER BY created_at LIMIT ${PAYMENTS_PER_RUN}`)
    const counts = { verified: 0, settled: 0, unknown: 0 }
    for (const row of rows) {
      const reference = textOf(row, 'reference')
      const { kind } = await settlePayment(background, reference)
      counts.verified += 1
      if (kind === 'paid') counts.settled += 1
      if (kind !== 'unknown') continue
      counts.unknown += 1
      await write(sql`UPDATE payments SET checked_at = ${now} WHERE reference = ${reference}`)
      if (counts.unknown === UNKNOWN_MAX) break
    }
    return counts
  },
}

const REFUNDS_PER_RUN = 10

/** Refunds that were not sent, or of which it is unknown; the others end by an event or by reconciliation. */
export const retryRefundsJob: Job = {
  name: 'retry-refunds',
  async run({ read, now, background }) {
    const [rows = []] = await read(sql`
      SELECT id FROM refunds WHERE ${IS_UNFINISHED_REFUND} AND status <> 'sent'
        AND (lease_until IS NULL OR lease_until <= ${now}) ORDER BY updated_at LIMIT ${REFUNDS_PER_RUN}`)
    for (const row of rows) await sendRefund(background, textOf<Id<'refund'>>(row, 'id'))
    return { refunds: rows.length }
  },
}
