import type { Job } from '#worker/background/job.ts'
import { sendDuePushes } from './deliver.ts'
import { retryPushes } from './retry.ts'

/** What was held, what no command has sent after its commit, and what a push service could not take. */
export const sendPushesJob: Job = {
  name: 'send-pushes',
  async run({ background }) {
    const { sent } = await sendDuePushes(background)
    return { sent, ...(await retryPushes(background)) }
  },
}
