import { sql } from 'drizzle-orm'
import { isJobLate } from '#worker/background/job-lag.ts'

/** Counts stop here, so that an outage costs no more than this many rows. */
const COUNTED_MAX = 1000

/** How much has failed and waits for a repetition or for an administrator. */
export const failureCounts = (now: number) => ({
  webhooks:
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM webhook_inbox WHERE error IS NOT NULL LIMIT ${COUNTED_MAX}))`
      .mapWith(Number)
      .as('webhooks'),
  emails: sql<number>`(SELECT count(*) FROM (
    SELECT 1 FROM emails WHERE sent_at IS NULL AND last_error IS NOT NULL LIMIT ${COUNTED_MAX}))`
    .mapWith(Number)
    .as('emails'),
  jobs: sql<number>`(SELECT count(*) FROM job_cursors WHERE ${isJobLate(now)})`
    .mapWith(Number)
    .as('jobs'),
})
