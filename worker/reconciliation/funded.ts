import { sql } from 'drizzle-orm'
import type { BackgroundContext } from '#worker/background/context.ts'
import { numberOf } from '#worker/db/row.ts'

/** Of a journal `j`: its entries in `provider_clearing` are a payment, or the fee of one. */
export const IS_FUNDING =
  sql.raw(`(j.type IN ('fund', 'suspense_in') OR j.idem_key LIKE 'pf:%' OR (j.type = 'reverse'
  AND EXISTS (SELECT 1 FROM ledger_journals o WHERE o.id = j.reverses_id AND o.type = 'suspense_in')))`)

/** Kobo: payments less their fees, of entries after one number or up to another. */
export async function sumFunded(
  { read }: BackgroundContext,
  { after = 0, upTo = Number.MAX_SAFE_INTEGER }: { after?: number; upTo?: number },
): Promise<number> {
  if (upTo === 0) return 0
  const side = (name: 'debit' | 'credit') => sql`
    SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_journals j ON j.id = e.journal_id
    WHERE e.${sql.raw(name)}_account = 'provider_clearing' AND e.id > ${after} AND e.id <= ${upTo} AND ${IS_FUNDING}`
  const [rows] = await read(sql`SELECT (${side('debit')}) - (${side('credit')}) AS kobo`)
  return numberOf(rows?.[0], 'kobo')
}
