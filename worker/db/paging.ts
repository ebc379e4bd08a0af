import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { lastSeqOf, type FreshCheck } from './last-seq.ts'
import type { Slots } from './prepared.ts'

export type Page = {
  cursor?: string | undefined
  limit?: number | undefined
  fresh?: FreshCheck | undefined
}
/** The last row of a page: a time or a number, and an id that distinguishes rows with the same value. */
type KeysetPosition = { at: number; id: string }

export const pageSizeOf = ({ limit }: Page): number => limit ?? PAGE_SIZE
/** SQLite evaluates LIMIT before it reads a row, so a list that the client already has costs no rows. */
const limitUnless = (fresh: SQL | undefined, max: number | SQL): number =>
  (fresh ? sql`CASE WHEN ${fresh} THEN 0 ELSE ${max} END` : max) as unknown as number
/** One row more than the page shows whether there is a next page. */
export function limitWithLookAhead(page: Page): number {
  const { fresh } = page
  return limitUnless(fresh && sql`${lastSeqOf(fresh)} = ${fresh.seq}`, pageSizeOf(page) + 1)
}

/** An id, or the reference of a payment. */
const CURSOR = /^(\d{1,16})\.([\w.=-]{1,100})$/

export function decodeCursor({ cursor }: Page): KeysetPosition | null {
  if (cursor === undefined) return null
  const [, at, id] = CURSOR.exec(cursor) ?? []
  if (at === undefined || id === undefined || Number(at) > Number.MAX_SAFE_INTEGER) {
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

/** A page as values of a prepared query. */
export type PageValues = {
  max: number
  afterAt?: number | undefined
  afterId?: string | undefined
  freshScopes?: readonly string[] | undefined
  freshLists?: readonly string[] | undefined
  freshSeq?: number | undefined
}

export function pageValuesOf(page: Page): PageValues {
  const position = decodeCursor(page)
  return {
    max: pageSizeOf(page) + 1,
    afterAt: position?.at,
    afterId: position?.id,
    freshScopes: page.fresh?.scopes,
    freshLists: page.fresh?.lists,
    freshSeq: page.fresh?.seq,
  }
}

/** As `olderThan`, in a prepared query. */
export const isAfter = (
  at: SQLWrapper,
  id: SQLWrapper,
  { afterAt, afterId }: Slots<PageValues>,
): SQL | undefined => afterAt && afterId && sql`(${at}, ${id}) < (${afterAt}, ${afterId})`

/** As `limitWithLookAhead`, in a prepared query. */
export function limitOf({ max, freshScopes, freshLists, freshSeq }: Slots<PageValues>): number {
  const isChecked = freshScopes && freshLists && freshSeq
  const lastSeq = isChecked && lastSeqOf({ scopes: freshScopes, lists: freshLists })
  return limitUnless(lastSeq && sql`${lastSeq} = ${freshSeq}`, max)
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
