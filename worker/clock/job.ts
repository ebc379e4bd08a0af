import { sql, type SQL } from 'drizzle-orm'
import type { Deps } from '../context.ts'
import { errandOf, type Errand } from '../http/errand.ts'
import type { Tally } from '../db/client.ts'

/** What one turn of a job may use: the database, the files, the world outside, and the time at which it began. */
export type Turn = Omit<Errand, 'now'> & { files: Deps['files']; now: number; errand: Errand }

/**
 * Something that is put in order bit by bit: a turn takes a bounded bite, may be cut short anywhere or run twice at
 * once, and says what it did.
 */
export type Job = { name: string; turn: (turn: Turn) => Promise<Record<string, number>> }

export function turnOf(deps: Errand['deps'], tally: Tally): Turn {
  const errand = errandOf(deps, tally)
  return { ...errand, files: deps.files, now: deps.now(), errand }
}

/** Where a job stopped last time, to be asked within a query; empty for the beginning. */
export const placeOf = (job: string): SQL =>
  sql`coalesce((SELECT place FROM clock_places WHERE job = ${job}), '')`

export const keepPlace = (job: string, place: string): SQL => sql`
  INSERT INTO clock_places (job, place) VALUES (${job}, ${place})
  ON CONFLICT (job) DO UPDATE SET place = excluded.place`
