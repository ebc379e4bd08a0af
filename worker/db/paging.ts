import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { VALIDATION_MESSAGES as validationMessages } from '#schema/domain/messages/validation.ts'

export type Page = {
  cursor?: string | undefined
  limit?: number | undefined
  /** An SQL condition: the client's copy of the list is current (worker/http/etag.ts). */
  fresh?: SQL | undefined
}
/** The last row of a page: a time or a number, and an id that distinguishes rows with the same value. */
type KeysetPosition = { at: number; id: string }

export const pageSizeOf = ({ limit }: Page): number => limit ?? PAGE_SIZE
/** SQLite evaluates LIMIT before it reads a row, so a list that the client already has costs no rows. */
export const limitUnlessFresh = ({ fresh }: Page, max: number): number =>
  fresh ? (sql`CASE WHEN ${fresh} THEN 0 ELSE ${max} END` as unknown as number) : max
/** One row more than the page shows whether there is a next page. */
export const limitWithLookAhead = (page: Page): number =>
  limitUnlessFresh(page, pageSizeOf(page) + 1)

const CURSOR = /^(\d{1,15})\.([\w-]{1,80})$/

export function decodeCursor({ cursor }: Page): KeysetPosition | null {
  if (cursor === undefined) return null
  const [, at, id] = CURSOR.exec(cursor) ?? []
  if (at === undefined || id === undefined) {
    const message = validationMessages.cursor
    throw new DomainError('invalid_input', message, { fields: { cursor: message } })
  }
  return { at: Number(at), id }
}

const encodeCursor = (position: KeysetPosition | null) =>
  position && `${position.at}.${position.id}`

/** Newest first, after the cursor. A row value, because `lt OR (eq AND lt)` reads the whole index. */
export function olderThan(at: SQLWrapper, id: SQLWrapper, page: Page): SQL | undefined {
  const position = decodeCursor(page)
  return position ? sql`(${at}, ${id}) < (${position.at}, ${position.id})` : undefined
}

/** For lists where looking ahead costs too many rows: a full page may be the last, and an empty one follows. */
export function fullPageOf<R>(
  rows: readonly R[],
  page: Page,
  positionOf: (row: R) => KeysetPosition,
) {
  const last = rows.length < pageSizeOf(page) ? undefined : rows.at(-1)
  return { shown: rows, nextCursor: encodeCursor(last === undefined ? null : positionOf(last)) }
}

export function pageOf<R>(rows: readonly R[], page: Page, positionOf: (row: R) => KeysetPosition) {
  const shown = rows.slice(0, pageSizeOf(page))
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return { shown, nextCursor: encodeCursor(last === undefined ? null : positionOf(last)) }
}
