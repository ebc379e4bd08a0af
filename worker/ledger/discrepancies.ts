import { sql, type SQL } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import type { discrepancies } from '#schema/tables/reconciliation.ts'

/** Amounts are kobo, or null where a side has none. */
export type Discrepancy = Pick<
  typeof discrepancies.$inferSelect,
  'id' | 'kind' | 'ourAmount' | 'providerAmount' | 'message'
>

/** Of an invariant with the keys of some rows that violate it. */
export const brokenDiscrepancy = (
  prefix: string,
  { invariant, rows }: { invariant: string; rows: readonly string[] },
): Discrepancy => ({
  id: `${prefix}${invariant}`,
  kind: 'invariant',
  ourAmount: null,
  providerAmount: null,
  message: `${invariant}: ${rows.slice(0, 5).join(', ')}`,
})

/**
 * Found again while open, it retains its first date; found again after it was resolved, it is open again, unless an
 * administrator has closed it and nothing has changed since.
 */
export const recordDiscrepancy = (
  { id, kind, ourAmount, providerAmount, message }: Discrepancy,
  now: number,
): SQL => sql`
  INSERT INTO discrepancies (id, kind, our_amount, provider_amount, message, found_at)
  VALUES (${id}, ${kind}, ${ourAmount}, ${providerAmount}, ${message}, ${now})
  ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, our_amount = excluded.our_amount,
    provider_amount = excluded.provider_amount, message = excluded.message, resolved_at = NULL,
    resolved_by = NULL, resolution = NULL,
    found_at = CASE WHEN resolved_at IS NULL THEN found_at ELSE excluded.found_at END
  WHERE resolved_by IS NULL OR our_amount IS NOT excluded.our_amount
    OR provider_amount IS NOT excluded.provider_amount OR message <> excluded.message`

const valuesOf = (list: readonly string[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(list)}))`

export const resolveDiscrepancies = (ids: readonly string[], now: number): SQL => sql`
  UPDATE discrepancies SET resolved_at = ${now} WHERE resolved_at IS NULL AND id IN ${valuesOf(ids)}`

/** Resolves the open ones with this id prefix, except those that were just found. */
export const resolveOthers = (prefix: string, foundIds: readonly string[], now: number): SQL => sql`
  UPDATE discrepancies SET resolved_at = ${now}
  WHERE resolved_at IS NULL AND id LIKE ${`${prefix}%`} AND id NOT IN ${valuesOf(foundIds)}`

type Closing = { by: UserId; reason: string; now: number }

/** By an administrator; changes nothing when it is closed already. */
export const closeDiscrepancy = (id: string, { by, reason, now }: Closing): SQL => sql`
  UPDATE discrepancies SET resolved_at = ${now}, resolved_by = ${by}, resolution = ${reason}
  WHERE id = ${id} AND resolved_at IS NULL`

type ForAdministrator = {
  id: string
  kind: 'missing_here' | 'amount' | 'status'
  message: string
  providerAmount?: number
}

/** Only an administrator can settle it, so finding it again changes nothing. */
export const raiseDiscrepancy = (
  { id, kind, message, providerAmount }: ForAdministrator,
  now: number,
): SQL => sql`
  INSERT INTO discrepancies (id, kind, provider_amount, message, found_at)
  VALUES (${id}, ${kind}, ${providerAmount ?? null}, ${message}, ${now}) ON CONFLICT (id) DO NOTHING`
