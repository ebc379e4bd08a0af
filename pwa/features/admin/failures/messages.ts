export const messages = {
  title: 'Failures',
  note: 'What Onise could not process or send. Most of it is tried again by itself; what was given up waits for you.',
  webhooks: 'News from Paystack',
  noWebhooks: 'No news from Paystack has failed',
  emails: 'Emails',
  noEmails: 'No email has failed',
  jobs: 'Jobs that are late',
  noJobs: 'Every job is on time',
  toHealth: 'Run a job by hand on the screen Health.',
  columns: {
    since: 'Since',
    event: 'Event',
    subject: 'Subject',
    address: 'To',
    error: 'Last error',
    attempts: 'Attempts',
    state: 'State',
    job: 'Job',
    succeeded: 'Last success',
    decide: 'By hand',
  },
  givenUp: 'Given up',
  triedAgain: 'Tried again by itself',
  retry: 'Retry',
  retryTitle: {
    webhook: 'Process this news from Paystack again?',
    email: 'Send this email again?',
  },
  retryText: {
    webhook: 'It is processed within five minutes. News that was processed before changes nothing.',
    email: 'It is sent now. The user gets it twice if it arrived in spite of the error.',
  },
  /** By the status that another company's server answered with. */
  statusWords: (status: number) => {
    if (status === 401 || status === 403) return 'The key was refused'
    if (status === 404) return 'The address does not exist'
    if (status === 429) return 'Too many requests at once'
    if (status >= 500) return 'The other server had a fault'
    return 'It was refused'
  },
} as const
