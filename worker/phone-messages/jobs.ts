import type { Job } from '#worker/background/job.ts'
import { sendPendingPhoneMessages } from './outbound-message.ts'

export const sendPhoneMessagesJob: Job = {
  name: 'send-phone-messages',
  run: ({ background }) => sendPendingPhoneMessages(background),
}
