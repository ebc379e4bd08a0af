import { sql, type SQL } from 'drizzle-orm'
import type { reconItems } from '#schema/tables/reconciling.ts'

/** Something that a person should know of: it stays open until it is no longer so. */
export type Item = Pick<typeof reconItems.$inferSelect, 'id' | 'kind' | 'ours' | 'theirs' | 'words'>

/** Seen again it stays one item, first seen when it was; one that had been settled is open anew. */
export const keepItem = ({ id, kind, ours, theirs, words }: Item, now: number): SQL => sql`
  INSERT INTO recon_items (id, kind, ours, theirs, words, seen_at)
  VALUES (${id}, ${kind}, ${ours}, ${theirs}, ${words}, ${now})
  ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, ours = excluded.ours, theirs = excluded.theirs,
    words = excluded.words, settled_at = NULL,
    seen_at = CASE WHEN settled_at IS NULL THEN seen_at ELSE excluded.seen_at END`

const list = (names: readonly string[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`

export const settleItems = (ids: readonly string[], now: number): SQL => sql`
  UPDATE recon_items SET settled_at = ${now} WHERE settled_at IS NULL AND id IN ${list(ids)}`

/** All open ones whose name begins so, save those that were just seen. */
export const settleOthers = (prefix: string, seen: readonly string[], now: number): SQL => sql`
  UPDATE recon_items SET settled_at = ${now}
  WHERE settled_at IS NULL AND id LIKE ${`${prefix}%`} AND id NOT IN ${list(seen)}`
