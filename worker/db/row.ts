import type { Kobo } from '#schema/domain/money.ts'

/** A row of a raw SQL text. drizzle types the rows of its own queries. */
export type Row = Readonly<Record<string, unknown>>

/** The functions below throw when a column is missing, which means that the SQL text and its reader differ. */
function wrongColumn(row: Row | undefined, column: string): Error {
  return new TypeError(`column ${column} is ${typeof row?.[column]}`)
}

export function textOf<T extends string = string>(row: Row | undefined, column: string): T {
  const value = row?.[column]
  if (typeof value !== 'string') throw wrongColumn(row, column)
  return value as T
}

export function numberOf(row: Row | undefined, column: string): number {
  const value = row?.[column]
  if (typeof value !== 'number') throw wrongColumn(row, column)
  return value
}

export const koboOf = (row: Row | undefined, column: string): Kobo => numberOf(row, column) as Kobo

/** Null for SQL NULL, as of an outer join. */
export const textOrNull = <T extends string = string>(row: Row, column: string): T | null =>
  row[column] === null ? null : textOf<T>(row, column)
