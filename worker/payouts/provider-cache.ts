import { eq, sql, type SQL } from 'drizzle-orm'
import { BANK_LIST_TTL_MS } from '#schema/domain/limits.ts'
import { providerCache } from '#schema/tables/reconciliation.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'

/** After a failed refresh the next one starts this much later. */
const REFRESH_MS = 60_000

export const selectCached = prepare(({ name }: Slots<{ name: string }>) =>
  queryBuilder.select().from(providerCache).where(eq(providerCache.name, name)),
)
export type CachedResponse = RowOf<typeof selectCached>

export const isStale = ({ fetchedAt }: CachedResponse, now: number): boolean =>
  fetchedAt <= now - BANK_LIST_TTL_MS

export const writeCached = (name: string, body: unknown, now: number): SQL => sql`
  INSERT INTO provider_cache (name, body, fetched_at) VALUES (${name}, ${JSON.stringify(body)}, ${now})
  ON CONFLICT (name) DO UPDATE SET body = excluded.body, fetched_at = excluded.fetched_at`

/** Lets one request at a time refresh a stale response; returns a row to that request only. */
export const claimRefresh = (name: string, now: number): SQL => sql`
  UPDATE provider_cache SET fetched_at = ${now - BANK_LIST_TTL_MS + REFRESH_MS}
  WHERE name = ${name} AND fetched_at <= ${now - BANK_LIST_TTL_MS} RETURNING name`
