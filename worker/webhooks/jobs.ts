import { sql } from 'drizzle-orm'
import type { Job } from '#worker/background/job.ts'
import { numberOf, textOf, type Row } from '#worker/db/row.ts'
import { processWebhook, type InboxRow } from './inbox.ts'

const EVENTS_PER_RUN = 20
const FIRST_WAIT_MS = 60_000

const decodeRow = (row: Row): InboxRow => ({
  dedupeKey: textOf(row, 'dedupe_key'),
  event: textOf(row, 'event'),
  body: textOf(row, 'body'),
  attempts: numberOf(row, 'attempts'),
})

/** Each wait is twice as long as the last one, so that an event that always fails does not delay the others. */
export const retryWebhooksJob: Job = {
  name: 'retry-webhooks',
  async run({ read, now, background }) {
    const [rows = []] = await read(sql`
      SELECT dedupe_key, event, body, attempts FROM webhook_inbox
      WHERE processed_at IS NULL AND received_at + (${FIRST_WAIT_MS} << min(attempts, 11)) <= ${now}
      ORDER BY received_at LIMIT ${EVENTS_PER_RUN}`)
    const counts = { tried: 0, done: 0, givenUp: 0 }
    for (const row of rows) {
      const result = await processWebhook(background, decodeRow(row))
      counts.tried += 1
      if (result === 'done') counts.done += 1
      if (result === 'given_up') counts.givenUp += 1
    }
    return counts
  },
}
