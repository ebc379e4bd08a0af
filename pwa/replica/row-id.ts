import type { Rows, TableName } from './tables.ts'

/** Primary key of a row. */
export function idOf(row: Rows[TableName]): string {
  if ('user' in row) return row.user._id
  return '_id' in row ? row._id : row.task
}
