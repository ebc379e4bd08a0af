import type { Deps } from '#worker/context.ts'
import { Connection, newQueryStats, type Db, type QueryStats } from '#worker/db/client.ts'
import { withRetry } from '#worker/db/errors.ts'
import {
  queriesOf,
  readBatch,
  zipResults,
  type QueryResults,
  type QuerySet,
} from '#worker/db/read.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import { partsOf, writeCommand, type Effect, type Statement } from '#worker/db/write.ts'
import { tellLive } from '#worker/live/channels.ts'

type Row = Record<string, unknown>

/** Context of code that runs outside a request: after a response, or in a job. */
export type BackgroundContext = {
  deps: Deps
  /** The current time; background work may wait long for the provider. */
  now: () => number
  /** Calls the payment or email provider; never within a batch. */
  externalFetch: typeof fetch
  /** For statements of a commit; sends nothing by itself. */
  readonly db: Db
  query: <R>(select: (db: Db) => PromiseLike<R>) => Promise<R>
  read: (...queries: Statement[]) => Promise<Row[][]>
  /** Named queries in one batch, as handlers read them. */
  readNamed: <S extends QuerySet>(select: (db: Db) => S) => Promise<QueryResults<S>>
  write: (...writes: Statement[]) => Promise<Row[][]>
  /** A write batch with change log and without an idempotency record. */
  commit: (effects: Effect) => Promise<void>
}

/** Each call opens its own client, so a slow provider call does not use up the database deadline. */
export function createBackgroundContext(
  deps: BackgroundContext['deps'],
  stats: QueryStats = newQueryStats(),
): BackgroundContext {
  const open = () => new Connection(deps.settings, stats, deps.databaseFetch)
  const batch =
    (mode: 'read' | 'write') =>
    async (...statements: Statement[]) => {
      const { $client } = open().db
      const results = await withRetry(() => $client.batch(statements.map(toStatement), mode))
      return results.map(({ rows }) => rows)
    }
  return {
    deps,
    now: deps.now,
    externalFetch: deps.externalFetch ?? ((...request) => fetch(...request)),
    get db() {
      return open().db
    },
    query: (select) => {
      const { db } = open()
      return withRetry(async () => select(db))
    },
    read: batch('read'),
    async readNamed(select) {
      const connection = open()
      const queries = select(connection.db)
      const results = await withRetry(() => readBatch(connection, queriesOf(queries)))
      return zipResults(queries, results)
    },
    write: batch('write'),
    async commit(effects) {
      const { db } = open()
      const parts = partsOf(effects)
      const { afterCommit, onAbort } = parts
      const written = await withRetry(() =>
        writeCommand(db, { effects, response: null }, null),
      ).catch(async (error: unknown) => {
        await Promise.all(onAbort.map((run) => run()))
        throw error
      })
      await Promise.all([tellLive(deps, parts, written), ...afterCommit.map((run) => run(written))])
    },
  }
}
