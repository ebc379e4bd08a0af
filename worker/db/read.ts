import { and, eq } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { idempotencyKeys, syncCounter } from '#schema/tables/index.ts'
import type { Actor } from './actor.ts'
import type { Connection } from './client.ts'
import {
  prepare,
  queryBuilder,
  queryOf,
  type Buildable,
  type Query,
  type Slots,
} from './prepared.ts'

/** A prepared query, or a select that is built for this request alone. */
type RowsQuery = Query<unknown> | Buildable<unknown>
type FirstRow<Q extends RowsQuery> = { readonly first: Q }
type QueryItem = RowsQuery | FirstRow<RowsQuery>
export type QuerySet = Record<string, QueryItem>

type RowOf<Q> =
  Q extends Query<infer R> ? R : Q extends PromiseLike<readonly (infer R)[]> ? R : never
export type QueryResults<S extends QuerySet> = {
  [N in keyof S]: S[N] extends FirstRow<infer Q> ? RowOf<Q> | null : RowOf<S[N]>[]
}

/** Reads everything that a handler needs in one round trip, including the session check. */
export type ReadQueries = <S extends QuerySet>(
  queries: S,
) => Promise<QueryResults<S> & { actor: Actor }>

/** Only the first row of a query, or null. */
export const first = <Q extends RowsQuery>(query: Q): FirstRow<Q> => ({ first: query })

export const selectIdempotencyRecord = prepare(
  ({ userId, key }: Slots<{ userId: UserId; key: string }>) =>
    queryBuilder
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))),
)

/** The change log's counter. */
export const selectCounter = prepare(() =>
  queryBuilder.select({ v: syncCounter.v }).from(syncCounter).where(eq(syncCounter.k, 1)),
)

/** One read batch; the results are in the order of the queries. */
export async function readBatch(
  connection: Connection,
  queries: readonly RowsQuery[],
): Promise<unknown[][]> {
  const ready = queries.map((query) => ('statement' in query ? query : queryOf(query)))
  const results = await connection.read(ready.map(({ statement }) => statement))
  return results.map((rows, index) => rows.map((row) => ready[index]?.mapRow(row)))
}

export function zipResults<S extends QuerySet>(
  queries: S,
  results: readonly unknown[][],
): QueryResults<S> {
  const entries = Object.entries(queries).map(([name, query], index) => {
    const rows = results[index] ?? []
    return [name, 'first' in query ? (rows[0] ?? null) : rows] as const
  })
  return Object.fromEntries(entries) as QueryResults<S>
}

export const queriesOf = (queries: QuerySet): RowsQuery[] =>
  Object.values(queries).map((query) => ('first' in query ? query.first : query))
