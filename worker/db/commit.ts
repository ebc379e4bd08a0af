import type { InStatement } from '@libsql/client/http'
import { sql, type SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Entity } from '#schema/contract/sync.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Trade } from '#schema/domain/trades.ts'
import type { Guard } from '#schema/domain/wallet.ts'
import type { Db } from './client.ts'

/** Anything drizzle can put into SQL: a builder, or a raw `sql` text. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } } | SQL

export type Scope = `u:${UserId}` | `feed:${Trade}` | 'admin'
/** One line of the change log; a thing that leaves a scope is a `del` there (SYNC 1). */
export type Change = { scope: Scope; entity: Entity; id: string; op?: 'put' | 'del' }

/** What a command wants done, all or nothing, and what it then answers. */
export type Commit<A = unknown> = {
  writes: readonly Statement[]
  changes: readonly Change[]
  answer: A
  status?: 200 | 201
  /** How this person looks beside things of theirs is no longer the same: every list that shows faces is newer. */
  changesFace?: boolean
  /** When the batch does not land, whatever is then said: gives back what was taken for it. */
  otherwise?: () => Promise<unknown>
  /** Starts after the batch has landed. */
  after?: () => Promise<unknown>
}
export const commit = <A>(wanted: Commit<A>): Commit<A> => wanted

/** To be put right after a conditional write: aborts the whole batch when that wrote nothing (MONEY 1.2). */
export const guard = (code: Guard, rows = 1): SQL =>
  sql`INSERT INTO guard (code, ok) SELECT ${code}, changes() = ${rows}`

/** The same abort where no statement's count can tell it: the condition is asked inside the batch. */
export const guardThat = (code: Guard, condition: SQL): SQL =>
  sql`INSERT INTO guard (code, ok) SELECT ${code}, ${condition}`

const dialect = new SQLiteSyncDialect()

export function statementOf(statement: Statement): InStatement {
  const { sql: text, params } =
    'toSQL' in statement ? statement.toSQL() : dialect.sqlToQuery(statement)
  return { sql: text, args: params as never }
}

const BUMP = (by: number) => sql`UPDATE sync_head SET v = v + ${by} WHERE k = 1 RETURNING v`

const log = ({ scope, entity, id, op = 'put' }: Change, back: number) => sql`
  INSERT INTO changes (scope, entity, id, op, seq)
  SELECT ${scope}, ${entity}, ${id}, ${op}, v - ${back} FROM sync_head WHERE k = 1
  ON CONFLICT (scope, entity, id) DO UPDATE SET op = excluded.op, seq = excluded.seq`

/** Lists that are wider than a scope are told apart by these (see http/versions.ts). */
const headsOf = ({ changes, changesFace = false }: Commit) => [
  ...(changes.some(({ scope }) => scope.startsWith('feed:')) ? ['feeds'] : []),
  ...(changesFace ? ['faces'] : []),
]
const logWide = (wide: string) => sql`
  INSERT INTO sync_heads (wide, seq) SELECT ${wide}, v FROM sync_head WHERE k = 1
  ON CONFLICT (wide) DO UPDATE SET seq = excluded.seq`

/** The same thing named twice in one write is one change. */
export function distinct(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((c) => [`${c.scope} ${c.entity} ${c.id}`, c] as const)).values()]
}

export type Receipt = {
  userId: UserId
  key: string
  fingerprint: string
  status: number
  answer: unknown
  createdAt: number
}

const keep = (receipt: Receipt, bump: number) => sql`
  INSERT INTO receipts (user_id, key, fingerprint, status, answer, seq, created_at)
  SELECT ${receipt.userId}, ${receipt.key}, ${receipt.fingerprint}, ${receipt.status},
    ${JSON.stringify(receipt.answer)}, v + ${bump}, ${receipt.createdAt} FROM sync_head WHERE k = 1`

/**
 * The write batch (SYNC 1): receipt, counter, the command's own statements with their guards, the change log.
 * One round trip; throws when any rule of the database stops it, and then nothing is kept. What nobody asked for (a
 * webhook, the clock) leaves no receipt: its own guards keep it from being done twice.
 * Returns the place of its last change in the log.
 */
export async function writeBatch(db: Db, wanted: Commit, receipt: Receipt | null): Promise<number> {
  const changes = distinct(wanted.changes)
  const bump = Math.max(changes.length, 1)
  const kept = receipt ? [keep(receipt, bump)] : []
  const statements: Statement[] = [
    ...kept,
    BUMP(bump),
    ...wanted.writes,
    ...changes.map((change, place) => log(change, changes.length - 1 - place)),
    ...headsOf(wanted).map(logWide),
  ]
  const results = await db.$client.batch(statements.map(statementOf), 'write')
  return Number(results[kept.length]?.rows[0]?.['v'])
}
