import { sql, type SQL } from 'drizzle-orm'
import type { Deps } from '#worker/context.ts'
import type { QueryStats } from '#worker/db/client.ts'
import { createBackgroundContext, type BackgroundContext } from './context.ts'

/** What one run of a job uses; `now` is the time at which the run began. */
export type JobContext = Omit<BackgroundContext, 'now'> & {
  files: Deps['files']
  now: number
  background: BackgroundContext
}

/** One run does a bounded amount of work, may be interrupted or run concurrently, and returns counts for the log. */
export type Job = { name: string; run: (context: JobContext) => Promise<Record<string, number>> }

export function createJobContext(deps: BackgroundContext['deps'], stats: QueryStats): JobContext {
  const background = createBackgroundContext(deps, stats)
  return { ...background, files: deps.files, now: deps.now(), background }
}

/** Where the job stopped last time, as an SQL expression; empty for the beginning. */
export const cursorOf = (job: string): SQL =>
  sql`coalesce((SELECT cursor FROM job_cursors WHERE job = ${job}), '')`

export const saveCursor = (job: string, cursor: string): SQL => sql`
  INSERT INTO job_cursors (job, cursor) VALUES (${job}, ${cursor})
  ON CONFLICT (job) DO UPDATE SET cursor = excluded.cursor`
