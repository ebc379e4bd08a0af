import { sql, type SQL } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import type { Db } from '../db/client.ts'
import { statementOf, type Statement } from '../db/commit.ts'
import { patiently } from '../db/outage.ts'

type Row = Record<string, unknown>
/** What one turn of a job may use: the database, the files, and the time it is. */
export type Turn = {
  files: Deps['files']
  now: number
  read: (...queries: Statement[]) => Promise<Row[][]>
  write: (...writes: Statement[]) => Promise<Row[][]>
}

/**
 * Something that is put in order bit by bit: a turn takes a bounded bite, may be cut short anywhere or run twice at
 * once, and says what it did.
 */
export type Job = { name: string; turn: (turn: Turn) => Promise<Record<string, number>> }

/** Each question has a line of its own, so that a slow store takes nothing from the database's time. */
export function turnOf(open: () => Db, files: Deps['files'], now: number): Turn {
  const asking =
    (mode: 'read' | 'write') =>
    async (...statements: Statement[]) => {
      const { $client } = open()
      const answers = await patiently(() => $client.batch(statements.map(statementOf), mode))
      return answers.map(({ rows }) => rows)
    }
  return { files, now, read: asking('read'), write: asking('write') }
}

/** Where a job stopped last time, to be asked within a query; empty for the beginning. */
export const placeOf = (job: string): SQL =>
  sql`coalesce((SELECT place FROM clock_places WHERE job = ${job}), '')`

export const keepPlace = (job: string, place: string): SQL => sql`
  INSERT INTO clock_places (job, place) VALUES (${job}, ${place})
  ON CONFLICT (job) DO UPDATE SET place = excluded.place`
