import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { UserId } from '#schema/domain/ids.ts'
import { receipts, syncHead } from '#schema/tables/index.ts'
import type { Actor } from './actor.ts'
import type { Db } from './client.ts'

type Rows = BatchItem<'sqlite'> & PromiseLike<readonly unknown[]>
type First<Q extends Rows> = { readonly first: Q }
type Fact = Rows | First<Rows>
export type Facts = Record<string, Fact>

type RowsOf<Q> = Q extends PromiseLike<readonly (infer R)[]> ? R : never
export type Known<F extends Facts> = {
  [N in keyof F]: F[N] extends First<infer Q> ? RowsOf<Q> | null : RowsOf<F[N]>[]
}

/** Asks for everything an action needs in one round trip, the session check among it. */
export type ReadFacts = <F extends Facts>(facts: F) => Promise<Known<F> & { actor: Actor }>

/** A query of which only the first row is wanted: its row, or null. */
export const first = <Q extends Rows>(query: Q): First<Q> => ({ first: query })

export const receiptOf = (db: Db, userId: UserId, key: string) =>
  db
    .select()
    .from(receipts)
    .where(and(eq(receipts.userId, userId), eq(receipts.key, key)))

/** How far the change log has come. */
export const headOf = (db: Db) =>
  db.select({ v: syncHead.v }).from(syncHead).where(eq(syncHead.k, 1))

/** One batch; answers in the order asked. */
export async function readBatch(db: Db, queries: readonly Rows[]): Promise<unknown[][]> {
  const [head, ...rest] = queries
  if (!head) return []
  return (await db.batch([head, ...rest])) as unknown[][]
}

export function nameFacts<F extends Facts>(facts: F, answers: readonly unknown[][]): Known<F> {
  const named = Object.entries(facts).map(([name, fact], place) => {
    const rows = answers[place] ?? []
    return [name, 'first' in fact ? (rows[0] ?? null) : rows] as const
  })
  return Object.fromEntries(named) as Known<F>
}

export const queriesIn = (facts: Facts): Rows[] =>
  Object.values(facts).map((fact) => ('first' in fact ? fact.first : fact))
