import { sql, type SQL } from 'drizzle-orm'
import type { PayoutId } from '#schema/domain/ids.ts'
import { INFLIGHT_STATUSES } from '#schema/domain/wallet.ts'
import type { Errand } from '../http/errand.ts'
import { settlePayout } from '../wallet/payout-settling.ts'
import { sendPayout } from '../wallet/sending.ts'
import type { Job } from './job.ts'

const MINUTE = 60_000
/** The provider tells when a transfer ends; one of which it has told nothing for so long is asked about. */
const SILENT_MS = 10 * MINUTE
/** What a person is to look at is still asked about, seldom. */
const REVIEWED_MS = 60 * MINUTE
export const PAYOUTS_AT_ONCE = 20
const SIDE_BY_SIDE = 4

/** The whole list of the index, so that it is used. */
const UNDER_WAY = sql.raw(`status IN (${INFLIGHT_STATUSES.map((each) => `'${each}'`).join(', ')})`)

/** What nobody looks after now: not begun, begun and left, or long without a word. What is held for a person was never sent. */
const due = (now: number): SQL => sql`
  SELECT id, reference, status FROM payouts
  WHERE ${UNDER_WAY} AND CASE status
    WHEN 'sent' THEN updated_at <= ${now - SILENT_MS}
    WHEN 'needs_review' THEN attempts > 0 AND updated_at <= ${now - REVIEWED_MS}
    ELSE coalesce(lease_until, 0) <= ${now} END
  ORDER BY updated_at LIMIT ${PAYOUTS_AT_ONCE}`

/** What said nothing useful is asked about next time like any other, not before all of them. */
const touch = (id: string, now: number) =>
  sql`UPDATE payouts SET updated_at = ${now} WHERE id = ${id} AND ${UNDER_WAY}`

async function lookAfter(errand: Errand, row: Record<string, unknown>) {
  const { id, reference, status } = row
  if (status === 'requested' || status === 'sending') return sendPayout(errand, id as PayoutId)
  const came = await settlePayout(errand, String(reference))
  if (came === 'unknown' || came === 'stray') await errand.write(touch(String(id), errand.now()))
  return came
}

/** MONEY 2, Reconcile: sent if it was not, asked about if it was, and given up by nobody but the provider. */
export const payouts: Job = {
  name: 'payouts',
  async turn({ read, now, errand }) {
    const [rows = []] = await read(due(now))
    const did = { looked: 0, settled: 0, unknown: 0 }
    for (let from = 0; from < rows.length; from += SIDE_BY_SIDE) {
      const some = rows.slice(from, from + SIDE_BY_SIDE)
      const came = await Promise.all(some.map((row) => lookAfter(errand, row)))
      const unknown = came.filter((each) => each === 'unknown').length
      did.looked += some.length
      did.settled += came.filter((each) => each === 'settled').length
      did.unknown += unknown
      // One that says nothing to several will say nothing to the next.
      if (unknown === SIDE_BY_SIDE) break
    }
    return did
  },
}
