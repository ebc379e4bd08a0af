import type { Deps } from '../context.ts'
import { newTally, openDb, type Db, type Tally } from '../db/client.ts'
import { statementOf, writeBatch, type Change, type Statement } from '../db/commit.ts'
import { patiently } from '../db/outage.ts'
import { nameFacts, queriesIn, readBatch, type Facts, type Known } from '../db/read.ts'

type Row = Record<string, unknown>
export type Effect = { writes: readonly Statement[]; changes: readonly Change[] }

/** What is done when nobody waits for it: after an answer, or when the clock rings. */
export type Errand = {
  deps: Omit<Deps, 'assets'>
  /** The time it is now, since an errand may wait long for somebody else. */
  now: () => number
  /** The provider or the post: never to be asked within a batch. */
  outside: typeof fetch
  /** One question, its rows as drizzle reads them. */
  ask: <R>(question: (db: Db) => PromiseLike<R>) => Promise<R>
  read: (...queries: Statement[]) => Promise<Row[][]>
  /** The same as an action reads its facts: queries by name, rows as the tables say. */
  facts: <F extends Facts>(of: (db: Db) => F) => Promise<Known<F>>
  write: (...writes: Statement[]) => Promise<Row[][]>
  /** Writes that phones are to hear of: all or nothing, with the change log, and no receipt, since nobody asked. */
  commit: (effect: Effect) => Promise<void>
}

/** Each question has a line of its own, so that somebody slow takes nothing from the database's time. */
export function errandOf(deps: Errand['deps'], tally: Tally = newTally()): Errand {
  const open = () => openDb(deps.settings, tally, deps.fetch)
  const asking =
    (mode: 'read' | 'write') =>
    async (...statements: Statement[]) => {
      const { $client } = open()
      const answers = await patiently(() => $client.batch(statements.map(statementOf), mode))
      return answers.map(({ rows }) => rows)
    }
  return {
    deps,
    now: deps.now,
    outside: deps.outside ?? ((...given) => fetch(...given)),
    ask: (question) => {
      const db = open()
      return patiently(async () => question(db))
    },
    read: asking('read'),
    async facts(of) {
      const db = open()
      const asked = of(db)
      return nameFacts(asked, await patiently(() => readBatch(db, queriesIn(asked))))
    },
    write: asking('write'),
    async commit(effect) {
      const db = open()
      await patiently(() => writeBatch(db, { ...effect, answer: null }, null))
    },
  }
}
