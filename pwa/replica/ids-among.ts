import type { Table } from 'dexie'

/**
 * Which of these a table may have: the names it has from the first to the last of them. One question instead of one for
 * each, and no row is read; a page's ids lie close together, since they begin with their time.
 */
export async function idsAmong(
  table: Pick<Table, 'where'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const [first, ...rest] = ids.toSorted()
  if (first === undefined) return new Set()
  const last = rest.at(-1) ?? first
  return new Set<string>(await table.where(':id').between(first, last, true, true).primaryKeys())
}
