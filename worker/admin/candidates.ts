import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isIndexedSearch } from '#schema/domain/admin-lists.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { placesIn } from '#schema/domain/places/stored-place.ts'
import type { Db } from '#worker/db/client.ts'
import { pageOf, pageSizeOf, type Page } from '#worker/db/paging.ts'

/** Most rows that one request examines for criteria without an index. The next page continues after them. */
export const MAX_CANDIDATES = 400

/** One index gives `at` and `id` of each candidate in the order of the list; the filters do the rest, row by row. */
export type Candidates = { select: (limit: SQL) => SQL; filters: readonly SQL[] }

export const candidatesOf = ({ select, filters }: Candidates, page: Page): SQL => {
  const limit = filters.length > 0 ? MAX_CANDIDATES : pageSizeOf(page) + 1
  return sql`(${select(sql`LIMIT ${limit}`)}) AS candidate`
}

/** The last candidate, when there were as many as are examined at once; no row otherwise. */
export const lastCandidateOf = (db: Db, { select, filters }: Candidates) =>
  db
    .select({ at: sql`at`.mapWith(Number), id: sql<string>`id` })
    .from(
      sql`(${select(sql`LIMIT ${filters.length > 0 ? 1 : 0} OFFSET ${MAX_CANDIDATES - 1}`)}) AS candidate`,
    )

/** Rows of a state or of one place, row by row. */
export const isIn = (place: SQLWrapper, id: string | undefined): SQL[] =>
  id ? [sql`${place} IN (SELECT value FROM json_each(${JSON.stringify(placesIn(id))}))`] : []

type Position = { at: number; id: string }

/** A page may have few rows, or none, and still a next page: the cursor is the last candidate that was examined. */
export function candidatePageOf<R extends { at: number; position: string }>(
  rows: readonly R[],
  page: Page,
  last: Position | null,
) {
  const { shown, nextCursor } = pageOf(rows, page, ({ at, position }) => ({ at, id: position }))
  return { shown, nextCursor: nextCursor ?? (last && `${last.at}.${last.id}`) }
}

/** The FTS5 query for a text that the trigram index can find, or null. */
export function phraseOf(text: string): string | null {
  const folded = foldSearch(text)
  return isIndexedSearch(folded) ? `"${folded.replaceAll('"', '""')}"` : null
}
