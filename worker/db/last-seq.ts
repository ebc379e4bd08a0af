import { sql, type SQL } from 'drizzle-orm'
import { prepare, queryBuilder, type Slots } from './prepared.ts'

/** Scopes of the change log, and versions of what no single scope covers. */
export type ListInputs<T = string> = { scopes: readonly T[]; lists: readonly T[] }
/** The client's copy is of this position, so the list's query must read no row if it is still the last one. */
export type FreshCheck = ListInputs & { seq: number }

/** The position of the last change; one index row per scope. */
export function lastSeqOf({ scopes, lists }: ListInputs | ListInputs<SQL>): SQL<number> {
  const ofScopes = scopes.map(
    (scope) => sql`(SELECT coalesce(max(seq), 0) FROM changes WHERE scope = ${scope})`,
  )
  const ofLists = lists.map(
    (list) => sql`coalesce((SELECT seq FROM sync_list_versions WHERE list = ${list}), 0)`,
  )
  return sql`max(0, ${sql.join([...ofScopes, ...ofLists], sql`, `)})`
}

export const selectLastSeq = prepare((inputs: Slots<ListInputs>) =>
  queryBuilder.select({ seq: lastSeqOf(inputs).mapWith(Number).as('seq') }).from(sql`(SELECT 1)`),
)
