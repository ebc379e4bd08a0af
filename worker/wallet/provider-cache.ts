import { eq, sql, type SQL } from 'drizzle-orm'
import { BANKS_KEPT_MS } from '#schema/domain/limits.ts'
import { providerCache } from '#schema/tables/reconciling.ts'
import type { Db } from '../db/client.ts'

/** How long somebody who fetches anew is left alone with it. */
const FETCH_MS = 60_000

export const kept = (db: Db, name: string) =>
  db.select().from(providerCache).where(eq(providerCache.name, name))
export type Kept = Awaited<ReturnType<typeof kept>>[number]

export const isStale = ({ fetchedAt }: Kept, now: number): boolean =>
  fetchedAt <= now - BANKS_KEPT_MS

export const keep = (name: string, body: unknown, now: number): SQL => sql`
  INSERT INTO provider_cache (name, body, fetched_at) VALUES (${name}, ${JSON.stringify(body)}, ${now})
  ON CONFLICT (name) DO UPDATE SET body = excluded.body, fetched_at = excluded.fetched_at`

/** Of all who find it stale, one fetches it anew; when that fails, another does a little later. */
export const claimRefresh = (name: string, now: number): SQL => sql`
  UPDATE provider_cache SET fetched_at = ${now - BANKS_KEPT_MS + FETCH_MS}
  WHERE name = ${name} AND fetched_at <= ${now - BANKS_KEPT_MS} RETURNING name`
