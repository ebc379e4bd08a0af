import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { seededRandom, type Random } from '#testing/random.ts'
import type { DatabaseEngine } from '#testing/server/database-engine.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { reportOverdueJob } from '#worker/jobs/report-overdue.ts'
import { checkInvariantsJob, checkLedgerJob, checksumsJob } from '#worker/ledger/jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { reportOverduePayoutsJob } from '#worker/payouts/overdue.ts'
import { auditLedger, openDiscrepancies, reconcileAll } from '#worker/reconciliation/cli.ts'
import { reconcileJob } from '#worker/reconciliation/jobs.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { createFaultyConnections } from './faulty-connections.ts'
import { createMoneyTestServer, type MoneyTestServer, type TestUser } from './money-test-server.ts'
import { ProviderEvents } from './provider-events.ts'
import {
  completeTask,
  countMovements,
  createScenarioContext,
  fundWallet,
  newOperations,
  withdraw,
} from './scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const CONCURRENCY = 16
const INITIAL_BALANCE = naira(100_000)
/** The schedule of `wrangler.toml` runs every job each five minutes. */
const REPORTS_PER_HOUR = 12
const FAULT_PROBABILITIES = { database: 0.06, provider: 0.2 }
const JOBS = [
  retryWebhooksJob,
  verifyStalePaymentsJob,
  retryPayoutsJob,
  sendEmailsJob,
  checkInvariantsJob,
] as const
const OVERDUE_JOBS = [reportOverduePayoutsJob, reportOverdueJob] as const
const NIGHT_JOBS = [
  reconcileJob,
  checksumsJob,
  checkLedgerJob,
  checkInvariantsJob,
  ...OVERDUE_JOBS,
] as const

/** The provider decides this share of the pending transfers, and reverses some successful ones. */
async function decideTransfers(
  server: MoneyTestServer,
  random: Random,
  share: number,
): Promise<void> {
  for (const { reference, status } of server.provider.transfers()) {
    if (!random.chance(share)) continue
    const outcome = random.weighted({ success: 14, failed: 3, blocked: 1 })
    if (status === 'pending') server.provider.settleTransfer(reference, outcome)
    if (status === 'success' && random.chance(0.1))
      server.provider.settleTransfer(reference, 'reversed')
  }
}

/** Concurrent scenarios in waves; between the waves transfers are decided, webhooks delivered and jobs run. */
async function runOperations(
  server: MoneyTestServer,
  random: Random,
  operations: number,
  users: TestUser[],
) {
  const acknowledged = newOperations()
  const events = new ProviderEvents(server, random.fork(3), acknowledged)
  const context = createScenarioContext(server, random, acknowledged)
  const half = users.length / 2
  const pickClient = () => users[random.below(half)] as TestUser
  const pickTasker = () => users[half + random.below(half)] as TestUser
  const runScenario = async () => {
    const scenario = random.weighted({ fundWallet: 4, completeTask: 2, withdraw: 4 })
    if (scenario === 'completeTask') return completeTask(context, pickClient(), pickTasker())
    const user = random.chance(0.5) ? pickClient() : pickTasker()
    return scenario === 'fundWallet' ? fundWallet(context, user) : withdraw(context, user)
  }
  for (let wave = 1; acknowledged.operations < operations; wave++) {
    await Promise.all(Array.from({ length: CONCURRENCY }, runScenario))
    server.advanceClock(MINUTE_MS)
    events.inject()
    await decideTransfers(server, random, 0.5)
    if (wave % 2 === 0) {
      const copies = random.between(1, 3)
      await server.deliverWebhooks({ order: 'shuffled', copies }).catch(() => {})
    }
    if (wave % 5 === 0) await server.runJobs(...JOBS)
  }
  return { acknowledged, events }
}

/** Without faults, until no payout and no webhook is open. Returns how long that took on the server's clock. */
async function settleAll(server: MoneyTestServer, random: Random): Promise<number> {
  const startedAt = server.now()
  for (let attempt = 0; attempt < 200; attempt++) {
    await decideTransfers(server, random, 1)
    await server.deliverWebhooks()
    await server.runJobs(...JOBS)
    const [open] = await server.runSql(`
      SELECT (SELECT count(*) FROM payouts WHERE status IN ('requested', 'sending', 'sent', 'needs_review'))
        + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL) AS n`)
    if (open?.['n'] === 0) break
    server.advanceClock(5 * MINUTE_MS)
  }
  return server.now() - startedAt
}

/** Reconciliation and checksums of the following night. */
async function runNightlyJobs(server: MoneyTestServer): Promise<void> {
  const elapsed = server.now() - TEST_NOW
  server.advanceClock((Math.ceil(elapsed / DAY_MS) + 1) * DAY_MS - elapsed)
  for (let attempt = 0; attempt < 100; attempt++) {
    await server.runJobs(...NIGHT_JOBS)
    const [row] = await server.runSql("SELECT cursor FROM job_cursors WHERE job = 'reconcile'")
    if (row && JSON.parse(String(row['cursor'])).phase === 'done') break
  }
}

/** What reconciliation, invariants and checksums find at the end. */
async function inspectLedger(server: MoneyTestServer) {
  const background = createBackgroundContext(server.deps)
  const { counts } = await reconcileAll(background, TEST_NOW - DAY_MS, server.now() + 1, 0)
  const discrepancies = await openDiscrepancies(background)
  const ledger = await auditLedger(background)
  return {
    counts,
    discrepancies: discrepancies.map(({ id, message }) => `${id}: ${message}`),
    checksums: ledger.checksums,
    violations: [
      ...ledger.brokenInvariants.map(({ invariant, rows }) => `${invariant}: ${rows.join()}`),
      ...ledger.brokenChecksums,
    ],
  }
}

/**
 * A day without anybody's help: whatever does not end by itself must be known then. The reports run as often as the
 * schedule would run them in an hour, because each run reports a limited number.
 */
async function findStuck(server: MoneyTestServer, events: ProviderEvents): Promise<string[]> {
  for (let run = 0; run < 3; run++) {
    server.advanceClock(9 * HOUR_MS)
    await server.runJobs(...JOBS)
  }
  for (let run = 0; run < REPORTS_PER_HOUR; run++) await server.runJobs(...OVERDUE_JOBS)
  return events.findStuck()
}

type FaultInjectionOptions = {
  operations: number
  /** Chooses scenarios and faults. The operations run concurrently, so their interleaving is not repeated. */
  seed: number
  engine?: DatabaseEngine
}

/** Runs operations over faulty connections to database and provider, then repairs those and checks the ledger. */
export async function runUnderFaults({
  operations,
  seed,
  engine = createInProcessDatabase(),
}: FaultInjectionOptions) {
  const random = seededRandom(seed)
  const connections = createFaultyConnections(random.fork(1), FAULT_PROBABILITIES)
  const server = await createMoneyTestServer({
    engine,
    wrapConnections: connections.wrap,
    random: random.fork(2).float,
    settings: { PENDING_WITHDRAWALS_MAX: 1000 },
  })
  const half = Math.max(12, Math.ceil(operations / 40))
  const users = await server.createUsers(
    ...Array.from({ length: 2 * half }, (_, index) => ({
      userType: index < half ? ('client' as const) : ('tasker' as const),
      money: INITIAL_BALANCE,
    })),
  )
  connections.setEnabled(true)
  const { acknowledged, events } = await runOperations(server, random, operations, users)
  connections.setEnabled(false)
  const stuck = await findStuck(server, events)
  events.resolve()
  const settledInMs = await settleAll(server, random)
  await runNightlyJobs(server)
  const [admin] = await server.createUsers({ userType: 'admin' })
  if (admin) await events.closeDiscrepancies(admin)
  await runNightlyJobs(server)

  const inspection = await inspectLedger(server)
  const transfers = server.provider.transfers()
  const differences = await verifyLedger(
    server.runSql,
    { acknowledged, transfers, returned: events.returned },
    INITIAL_BALANCE,
  )
  await server.close()
  const faults = connections.counts().toSorted(([a], [b]) => a.localeCompare(b))
  return {
    ...inspection,
    ...differences,
    acknowledged,
    stuck,
    events: [...events.counts].toSorted(([a], [b]) => a.localeCompare(b)),
    faults,
    faultCount: faults.reduce((sum, [, count]) => sum + count, 0),
    settledInMs,
  }
}
type FaultInjectionReport = Awaited<ReturnType<typeof runUnderFaults>>

export function describeReport(report: FaultInjectionReport): string[] {
  const { acknowledged, faults, counts, lost, duplicated, discrepancies, violations } = report
  const { operations, payments, payouts, unanswered } = acknowledged
  const payoutCount = payouts.filter(({ isAcknowledged }) => isAcknowledged).length
  return [
    `${operations} operations: ${payments.length} payments, ${countMovements(acknowledged, 'hold')} holds, ` +
      `${countMovements(acknowledged, 'release')} releases, ${payoutCount} payouts; ${unanswered} without a response`,
    `${report.faultCount} faults: ${faults.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    `${report.events.reduce((sum, [, count]) => sum + count, 0)} events of the provider: ` +
      `${report.events.map(([kind, count]) => `${kind} ${count}`).join(', ')}; ` +
      `stuck without a discrepancy ${report.stuck.length}`,
    `lost ${lost.length}, duplicated ${duplicated.length}, discrepancies ${discrepancies.length}, ` +
      `violated invariants ${violations.length}, checksums ${report.checksums}; ` +
      `compared ${counts.payments.provider.count} payments and ${counts.transfers.provider.count} transfers; ` +
      `all settled ${Math.round(report.settledInMs / MINUTE_MS)} simulated minutes after the last fault`,
  ]
}
