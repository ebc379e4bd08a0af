import type { Job } from '#worker/background/job.ts'
import { claimDueWebhooks, decodeRow, processWebhook } from './inbox.ts'

const EVENTS_PER_RUN = 20

export const retryWebhooksJob: Job = {
  name: 'retry-webhooks',
  async run({ write, now, background }) {
    const [rows = []] = await write(claimDueWebhooks(now, EVENTS_PER_RUN))
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
