import type { Table } from 'dexie'

/**
 * Ids that a table has between the smallest and the largest of these. One key query that reads no row; the ids
 * of a page are close together, because they begin with their time.
 */
export async function existingIds(
  table: Pick<Table, 'where'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [first, ...rest] = ids.toSorted()
  if (first === undefined) return new Set()
  const last = rest.at(-1) ?? first
  return new Set<string>(await table.where(':id').between(first, last, true, true).primaryKeys())
}
