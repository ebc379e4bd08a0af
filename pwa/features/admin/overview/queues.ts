import type { readOverview } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'

type Counts = ResponseBody<typeof readOverview>['queues']

/** What has a queue, in the order of the dashboard. */
export const QUEUES = [
  'disputes',
  'reports',
  'maskedContacts',
  'verifications',
  'withdrawals',
  'payments',
  'adjustments',
  'discrepancies',
  'failures',
] as const
export type Queue = (typeof QUEUES)[number]

/** How many items wait in each queue. */
export const waitingIn = (counts: Counts): Record<Queue, number> => ({
  disputes: counts.disputes,
  reports: counts.reports,
  maskedContacts: counts.maskedContacts,
  verifications: counts.verifications,
  withdrawals: counts.withdrawalsInReview,
  payments: counts.payments,
  adjustments: counts.adjustments,
  discrepancies: counts.discrepancies,
  failures: counts.failedWebhooks + counts.failedEmails + counts.lateJobs,
})
