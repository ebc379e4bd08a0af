import { sql } from 'drizzle-orm'
import { readOverview } from '#schema/contract/admin-lists.ts'
import type { Counter } from '#schema/domain/counters.ts'
import { counters } from '#schema/tables/admin.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { failureCounts } from './failures.ts'

export const readOverviewRoute = route(readOverview, async ({ db, now, read }) => {
  const { totals, failures } = await read({
    totals: db.select().from(counters),
    failures: first(db.select(failureCounts(now)).from(sql`(SELECT 1)`)),
  })
  const valueOf = (name: Counter) => totals.find((row) => row.name === name)?.value ?? 0
  return {
    totalUsers: valueOf('users'),
    activeTasks: valueOf('activeTasks'),
    totalTransacts: valueOf('transactions'),
    queues: {
      disputes: valueOf('disputes'),
      reports: valueOf('reports'),
      maskedContacts: valueOf('maskedContacts'),
      withdrawalsInReview: valueOf('withdrawalsInReview'),
      discrepancies: valueOf('discrepancies'),
      adjustments: valueOf('adjustments'),
      failedWebhooks: failures?.webhooks ?? 0,
      failedEmails: failures?.emails ?? 0,
      lateJobs: failures?.jobs ?? 0,
    },
  }
})
