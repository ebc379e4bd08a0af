import { sql } from 'drizzle-orm'
import { STALE_PAYMENT_MS } from '#schema/domain/limits.ts'
import { settlePayment } from '../wallet/settle-payment.ts'
import type { Job } from './job.ts'

/** As many as one turn asks the provider about, and how many at once. */
export const PAYMENTS_AT_ONCE = 20
const UNKNOWN_MAX = 3

/**
 * MONEY 2, Reconcile: a payment of which nobody has told us for ten minutes is asked about, then again each time it
 * has grown half as old again. After a day without an end it is taken for abandoned; a webhook may still say otherwise.
 */
export const payments: Job = {
  name: 'payments',
  async turn({ read, write, now, errand }) {
    const [stale] = await read(sql`
      SELECT reference FROM payments WHERE status = 'initialized' AND created_at <= ${now - STALE_PAYMENT_MS}
        AND (asked_at IS NULL OR asked_at - created_at < (${now} - created_at) * 2 / 3)
      ORDER BY created_at LIMIT ${PAYMENTS_AT_ONCE}`)
    const did = { asked: 0, settled: 0, unknown: 0 }
    for (const row of stale ?? []) {
      const reference = String(row['reference'])
      const { kind } = await settlePayment(errand, reference)
      did.asked += 1
      if (kind === 'paid') did.settled += 1
      if (kind !== 'unknown') continue
      did.unknown += 1
      await write(sql`UPDATE payments SET asked_at = ${now} WHERE reference = ${reference}`)
      // One that says nothing to several will say nothing to the next.
      if (did.unknown === UNKNOWN_MAX) break
    }
    return did
  },
}
