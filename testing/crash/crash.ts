import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@libsql/client/web'
import { updateProfile } from '#schema/contract/accounts.ts'
import { fundWallet as confirmPayment, initFunding } from '#schema/contract/payments.ts'
import { newId } from '#schema/domain/ids.ts'
import type { TestUser } from '#testing/money/money-test-server.ts'
import {
  completeTask,
  countMovements,
  fundWallet,
  newOperations,
  withdraw,
  type AcknowledgedOperations,
  type ScenarioContext,
} from '#testing/money/scenarios.ts'
import { verifyLedger, type Transfer } from '#testing/money/verify-ledger.ts'
import { seededRandom, type Random } from '#testing/random.ts'
import { run } from '#tools/common/processes.ts'
import { startStack, type Stack } from '#tools/dev/start-stack.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { fillDisk, SMALL_DISK_VARIABLE } from './small-disk.ts'

const CRON = '*/5 * * * *'
const CLIENT_COUNT = 8
const TASKER_COUNT = 6
const CONCURRENCY = 6
const SUCCESSES_BETWEEN_CRASHES = 12
const INITIAL_KOBO = 20_000_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What can happen to the product; `npm test` only has the kills, because the others take long. */
const CRASHES = {
  kills: ['sqld', 'workerd'],
  hangs: ['hanging sqld'],
  'full-disks': ['full disk'],
} as const
export type CrashKind = keyof typeof CRASHES
type CrashTarget = (typeof CRASHES)[CrashKind][number]
type Crash = { target: CrashTarget; recoveryMs: number }
type CrashTestOptions = {
  crashes: number
  kind?: CrashKind
  /** Chooses users, scenarios and moments; the processes run in real time, so a run is not repeated exactly. */
  seed: number
}
type Users = { clients: TestUser[]; taskers: TestUser[] }
type Load = {
  acknowledged: AcknowledgedOperations
  untilSuccesses: (more: number) => Promise<void>
  stop: () => Promise<void>
}

/** Kills or hangs the processes of a running product, or fills its disk, while users move money, then checks the ledger. */
export async function runCrashTest({ crashes, kind = 'kills', seed }: CrashTestOptions) {
  const parent = process.env[SMALL_DISK_VARIABLE] ?? tmpdir()
  const dataDir = await mkdtemp(join(parent, 'onise-crash-'))
  const stack = await startStack({
    dataDir,
    runCrons: false,
    vars: {
      ENVIRONMENT: 'test',
      SCRYPT_LN: '4',
      PENDING_WITHDRAWALS_MAX: '1000',
      RATE_LIMIT_FACTOR: '1000',
    },
  })
  try {
    const random = seededRandom(seed)
    const db = createClient({ url: stack.database.url })
    const client = createHttpClient(stack.url, (email) =>
      db.execute({
        sql: 'UPDATE users SET email_proven_at = 1, created_at = 1 WHERE email = ?',
        args: [email],
      }),
    )
    const load = await startLoad(stack, client, random)
    const recorded = await crashUnderLoad(stack, client, random, {
      load,
      targets: Array.from({ length: crashes }, (_, index) => targetOf(kind, index)),
    })
    await load.stop()
    const inspection = await inspectLedger(stack, load.acknowledged, dataDir)
    return { ...inspection, acknowledged: load.acknowledged, crashes: recorded }
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const targetOf = (kind: CrashKind, index: number): CrashTarget =>
  CRASHES[kind][index % CRASHES[kind].length] ?? CRASHES[kind][0]

async function createUsers(client: HttpClient): Promise<Users> {
  const clients: TestUser[] = []
  const taskers: TestUser[] = []
  for (let count = 0; count < CLIENT_COUNT; count++) clients.push(await client.createUser('client'))
  for (let count = 0; count < TASKER_COUNT; count++) taskers.push(await client.createUser('tasker'))
  return { clients, taskers }
}

/** Starts users that move money without a pause until `stop`. */
async function startLoad(stack: Stack, client: HttpClient, random: Random): Promise<Load> {
  const acknowledged = newOperations()
  const users = await createUsers(client)
  let successes = 0
  let isStopped = false
  const context: ScenarioContext = {
    random,
    acknowledged,
    send: client.send,
    pay: (reference) => payUntilStored(stack, reference),
    attemptsMax: 400,
    pauseBetweenAttempts: () => wait(150),
    onSuccess: () => void successes++,
  }
  await fundUsers(context, users)
  const runScenarios = async () => {
    while (!isStopped) await runScenario(context, users)
  }
  const running = Array.from({ length: CONCURRENCY }, runScenarios)
  return {
    acknowledged,
    async untilSuccesses(more) {
      const target = successes + more
      while (successes < target) await wait(5)
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

/** The sandbox has the same disk. */
async function payUntilStored({ paystack }: Stack, reference: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await paystack.control('pay', { reference, outcome: 'success' })
    } catch (error) {
      if (attempt === 400) throw error
      await wait(150)
    }
  }
}

/** Through the API, so that the provider has as much money as the ledger. */
async function fundUsers({ acknowledged, send, pay }: ScenarioContext, users: Users) {
  for (const user of [...users.clients, ...users.taskers]) {
    const amount = INITIAL_KOBO / 100
    const { body } = await send(user, initFunding, { amount }, newId('journal'))
    const { reference } = body.payment
    await pay(reference)
    await send(user, confirmPayment, { reference }, newId('journal'))
    acknowledged.payments.push({ reference, user, kobo: INITIAL_KOBO })
  }
}

async function runScenario(context: ScenarioContext, { clients, taskers }: Users) {
  const { random } = context
  const pickUser = (users: readonly TestUser[]) => users[random.below(users.length)] as TestUser
  const scenario = random.weighted({ fundWallet: 3, completeTask: 2, withdraw: 4 })
  if (scenario === 'completeTask')
    return completeTask(context, pickUser(clients), pickUser(taskers))
  const user = pickUser(random.chance(0.5) ? clients : taskers)
  return scenario === 'fundWallet' ? fundWallet(context, user) : withdraw(context, user)
}

async function crashUnderLoad(
  stack: Stack,
  client: HttpClient,
  random: Random,
  { load, targets }: { load: Load; targets: readonly CrashTarget[] },
): Promise<Crash[]> {
  const prober = await client.createUser('tasker')
  const recorded: Crash[] = []
  for (const target of targets) {
    await load.untilSuccesses(SUCCESSES_BETWEEN_CRASHES)
    await wait(random.below(120))
    const crashedAt = performance.now()
    await crash(stack, target, () => untilWriteFails(client, prober))
    await untilWriteSucceeds(client, prober)
    recorded.push({ target, recoveryMs: Math.round(performance.now() - crashedAt) })
  }
  await load.untilSuccesses(SUCCESSES_BETWEEN_CRASHES)
  return recorded
}

/** Only the process itself is killed or stopped; its supervisor starts it again. */
async function crash(
  { database, worker }: Stack,
  target: CrashTarget,
  untilFailure: () => Promise<void>,
): Promise<void> {
  if (target === 'full disk') {
    const freeDisk = await fillDisk(process.env[SMALL_DISK_VARIABLE] ?? '')
    await untilFailure()
    return freeDisk()
  }
  const children = () => run('pgrep', ['-P', String(worker.pid), 'workerd'])
  const pid = target === 'workerd' ? Number(await children()) : database.pid
  process.kill(pid as number, target === 'hanging sqld' ? 'SIGSTOP' : 'SIGKILL')
}

const writeOnce = (client: HttpClient, user: TestUser, location: string) =>
  client.send(user, updateProfile, { location }, newId('journal')).catch(() => null)

/** Pages that the database has in reserve take some writes. */
async function untilWriteFails(client: HttpClient, user: TestUser): Promise<void> {
  while ((await writeOnce(client, user, 'Ikeja'))?.status === 200) await wait(10)
}

async function untilWriteSucceeds(client: HttpClient, user: TestUser): Promise<void> {
  for (;;) {
    if ((await writeOnce(client, user, 'Yaba'))?.status === 200) return
    await wait(10)
  }
}

/** Moves the times on which jobs wait into the past, because the real clock cannot be advanced. */
const AGE_BY_AN_HOUR = [
  'UPDATE payments SET created_at = created_at - 3600000, checked_at = NULL',
  'UPDATE payouts SET updated_at = updated_at - 3600000, lease_until = lease_until - 3600000',
  'UPDATE webhook_inbox SET received_at = received_at - 86400000, lease_until = lease_until - 86400000',
]

/** Runs the jobs until no payment, payout or webhook is open. */
async function settleAll({ worker }: Stack, db: Client) {
  for (let attempt = 0; attempt < 40; attempt++) {
    await worker.runScheduled(CRON)
    const { rows } = await db.execute(`
      SELECT (SELECT count(*) FROM payouts WHERE status IN ('requested', 'sending', 'sent', 'needs_review'))
        + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL)
        + (SELECT count(*) FROM payments WHERE status = 'initialized') AS n`)
    // Once more, so that the discrepancies of what has just ended are closed.
    if (rows[0]?.['n'] === 0) return worker.runScheduled(CRON)
    await wait(100)
    await db.batch(AGE_BY_AN_HOUR, 'write')
  }
  throw new Error('A payment, payout or webhook is still open after 40 runs of the jobs')
}

async function inspectLedger(stack: Stack, acknowledged: AcknowledgedOperations, dataDir: string) {
  const db = createClient({ url: stack.database.url, concurrency: 4 })
  await settleAll(stack, db)
  const readRows = async (sql: string, ...args: (string | number)[]) =>
    (await db.execute({ sql, args })).rows.map((row) => ({ ...row }))
  const state = (await stack.paystack.control('state')) as never as { transfers: Transfer[] }
  const differences = await verifyLedger(readRows, { acknowledged, transfers: state.transfers }, 0)
  const violations = await brokenInvariants({ $client: db } as never)
  const reconciliation = await reconcile(dataDir)
  // One kobo that is not in the ledger.
  stack.paystack.topUp(1)
  const reconciliationAfterTopUp = await reconcile(dataDir)
  return { ...differences, violations, reconciliation, reconciliationAfterTopUp }
}
type CrashReport = Awaited<ReturnType<typeof runCrashTest>>

/** Runs `npm run reconcile` against the running product. Returns its exit code and its output. */
const reconcile = (dataDir: string): Promise<string> =>
  run(process.execPath, ['--import', 'tsx', 'tools/dev/reconcile.ts'], {
    env: { ...process.env, LIBSQL_URL: '', DATA_DIR: dataDir },
  }).then(
    (output: string) => `0 ${output}`,
    (error: Error & { code?: number }) => `${error.code} ${error.message}`,
  )

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export function describeReport(report: CrashReport): string[] {
  const { acknowledged, crashes, lost, duplicated, violations, reconciliation } = report
  const { payments, payouts, operations, unanswered } = acknowledged
  const recoveries = [...new Set(crashes.map(({ target }) => target))].map((target) => {
    const times = crashes.filter((each) => each.target === target).map((each) => each.recoveryMs)
    return `${target} ${times.length} times, recovered after ${median(times)} ms (at most ${Math.max(0, ...times)})`
  })
  const payoutCount = payouts.filter(({ isAcknowledged }) => isAcknowledged).length
  const differences = /discrepancies\s+\d+/.exec(reconciliation)?.[0] ?? 'not reconciled'
  return [
    `${crashes.length} crashes: ${recoveries.join('; ')}`,
    `${operations} operations: ${payments.length} payments, ${payoutCount} payouts, ` +
      `${countMovements(acknowledged, 'hold')} holds, ${countMovements(acknowledged, 'release')} releases; ${unanswered} without a response`,
    `lost ${lost.length}, duplicated ${duplicated.length}, violated invariants ${violations.length}; ${differences}`,
  ]
}
