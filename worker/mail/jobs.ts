import type { Job } from '#worker/background/job.ts'
import { sendPendingEmails } from './outbound-email.ts'

export const sendEmailsJob: Job = {
  name: 'send-emails',
  run: ({ background }) => sendPendingEmails(background),
}
