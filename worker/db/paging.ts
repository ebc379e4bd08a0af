import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'

export type Page = {
  cursor?: string | undefined
  limit?: number | undefined
  /** True in the database when the asker's copy is as new as the list; its version stands in the same batch. */
  known?: SQL | undefined
}
/** Where a page ended: a time or a number, and an id that tells apart what shares it. */
export type Place = { at: number; id: string }

export const sizeOf = ({ limit }: Page): number => limit ?? PAGE_SIZE
/** A LIMIT is worked out before the first row is looked at, so a list that is known costs none. -1 is no limit. */
export const unlessKnown = ({ known }: Page, most: number): number =>
  known ? (sql`CASE WHEN ${known} THEN 0 ELSE ${most} END` as unknown as number) : most
/** One more than is shown tells whether there is a next page. */
export const lookAhead = (page: Page): number => unlessKnown(page, sizeOf(page) + 1)

const CURSOR = /^(\d{1,15})\.([\w-]{1,80})$/

export function placeIn({ cursor }: Page): Place | null {
  if (cursor === undefined) return null
  const [, at, id] = CURSOR.exec(cursor) ?? []
  if (at === undefined || id === undefined)
    throw new Refusal('invalid_input', 'That cursor is not ours', {
      fields: { cursor: 'That cursor is not ours' },
    })
  return { at: Number(at), id }
}

/** Newest first, on from where the last page ended. A row value, because `lt OR (eq AND lt)` reads the whole index. */
export function olderThan(at: SQLWrapper, id: SQLWrapper, page: Page): SQL | undefined {
  const place = placeIn(page)
  return place ? sql`(${at}, ${id}) < (${place.at}, ${place.id})` : undefined
}

/** For a list where looking ahead costs too many rows: a full page may be the last, and then an empty one follows. */
export function fullPageOf<R>(rows: readonly R[], page: Page, placeOf: (row: R) => Place) {
  const last = rows.length < sizeOf(page) ? undefined : rows.at(-1)
  const place = last === undefined ? null : placeOf(last)
  return { shown: rows, nextCursor: place && `${place.at}.${place.id}` }
}

export function pageOf<R>(rows: readonly R[], page: Page, placeOf: (row: R) => Place) {
  const shown = rows.slice(0, sizeOf(page))
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  const place = last === undefined ? null : placeOf(last)
  return { shown, nextCursor: place && `${place.at}.${place.id}` }
}
