import { sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#schema/domain/limits.ts'

const HOUR_MS = 3_600_000
/** The cursor under this name is the time of the job's last success. */
export const RAN = 'ran:'
/** The cursor under this name is the last failed run by hand: `RunFailure` as JSON. */
export const FAILED = 'failed:'
export type RunFailure = { at: number; error: string }
/** A job of the night runs once a day. */
const MAX_AGE_MS: Record<string, number> = { 'purge-expired': 2 * DAY_MS + HOUR_MS }

/** How long ago the last success of a job may be. */
export const maxAgeOf = (job: string): number => MAX_AGE_MS[job] ?? HOUR_MS

/** Rows of `job_cursors` that say when a job has succeeded. */
export const IS_RUN: SQL = sql`job > ${RAN} AND job < ${`${RAN}~`}`

const nightly = JSON.stringify(MAX_AGE_MS)
/** Such a row of a job that has not succeeded for too long. */
export const isJobLate = (now: number): SQL => sql`${IS_RUN} AND CAST(cursor AS INTEGER) < ${now}
  - coalesce((SELECT value FROM json_each(${nightly}) WHERE key = substr(job, ${RAN.length + 1})), ${HOUR_MS})`
