import type { Column, ColumnBuilderBase } from 'drizzle-orm'

/** What the end of an account leaves of a column. */
type Erasure = {
  /** The column that names the person; `user_id` unless another one does. */
  of?: 'id' | 'client_id'
  /** Only in these rows of the person; a condition in SQL. */
  where?: string
  /** An expression in SQL. By default the column's own default, else null, else ''. */
  leaves?: string
}

/** By the configuration that a builder passes on to its column, which has no place for it. */
const ERASURES = new WeakMap<object, Erasure>()
const ROWS = new WeakSet<object>()
const configOf = (column: object) => Reflect.get(column, 'config') as object

/** Says something about a person: erased with the account (worker/accounts/closing-queries.ts). */
export function personal<B extends ColumnBuilderBase>(column: B, erasure: Erasure = {}): B {
  ERASURES.set(configOf(column), erasure)
  return column
}

/** Names the person whom the whole row is about: deleted with the account. */
export function personalRow<B extends ColumnBuilderBase>(column: B): B {
  ROWS.add(configOf(column))
  return column
}

export const erasureOf = (column: Column): Erasure | undefined => ERASURES.get(configOf(column))
export const namesPersonOfRow = (column: Column): boolean => ROWS.has(configOf(column))
