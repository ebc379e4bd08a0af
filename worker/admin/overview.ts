import { sql } from 'drizzle-orm'
import { readOverview } from '#schema/contract/admin-lists.ts'
import type { Counter } from '#schema/domain/counters.ts'
import { counters } from '#schema/tables/admin.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { queueCounts } from './queue-counts.ts'

export const readOverviewRoute = route(readOverview, async ({ db, now, read }) => {
  const { totals, counts } = await read({
    totals: db.select().from(counters),
    counts: first(db.select(queueCounts(now)).from(sql`(SELECT 1)`)),
  })
  const {
    overdue = 0,
    suspense = 0,
    refunds = 0,
    approvals = 0,
    webhooks = 0,
    emails = 0,
    jobs = 0,
    verifications = 0,
    oldestVerification = null,
  } = counts ?? {}
  const valueOf = (name: Counter) => totals.find((row) => row.name === name)?.value ?? 0
  return {
    totalUsers: valueOf('users'),
    activeTasks: valueOf('activeTasks'),
    totalTransacts: valueOf('transactions'),
    queues: {
      disputes: valueOf('disputes'),
      reports: valueOf('reports'),
      maskedContacts: valueOf('maskedContacts'),
      withdrawalsInReview: valueOf('withdrawalsInReview') + overdue,
      payments: suspense + refunds,
      discrepancies: valueOf('discrepancies'),
      adjustments: valueOf('adjustments') + approvals,
      failedWebhooks: webhooks,
      failedEmails: emails,
      lateJobs: jobs,
      verifications,
    },
    oldestVerification,
  }
})
