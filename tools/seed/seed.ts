// Fills an empty marketplace through the product's own calls, with a clock that starts a month ago. Money comes in
// through the payment sandbox, whose clock is set to the same time. It runs before the worker: only one process at a time
// may write the files of R2.
import { sql } from 'drizzle-orm'
import { Miniflare } from 'miniflare'
import { openToolDb } from '#tools/db/open-db.ts'
import { createApp } from '#worker/app.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Deps } from '#worker/context.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import type { Statement } from '#worker/db/write.ts'
import { readSettings } from '#worker/env.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { reportOverduePayoutsJob } from '#worker/payouts/overdue.ts'
import { createHashQueue } from '#worker/secrets/hash-queue.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { createCall } from './calls.ts'
import { chatSteps, CHATS } from './chats.ts'
import { counterOfferSteps } from './counter-offers.ts'
import { createUser, type SeededUser } from './create-user.ts'
import { eventSteps } from './events.ts'
import { payIn, payOut, prepareWithdrawals, type SeedServices } from './move-money.ts'
import { noticeSteps } from './notices.ts'
import { proofSteps } from './proofs.ts'
import { failures, queueSteps } from './queues.ts'
import { taskSteps, type Participants, type Step } from './run-task-lifecycle.ts'
import { createSandboxClient } from './sandbox.ts'
import { sharingSteps } from './sharing.ts'
import { CRAFT_TASKS } from './tasks-craft.ts'
import { ELECTRICAL_TASKS } from './tasks-electrical.ts'
import { HOME_TASKS } from './tasks-home.ts'
import { LIFE_TASKS } from './tasks-life.ts'
import { STREET_TASKS } from './tasks-street.ts'
import { USERS, type SeedUser } from './users.ts'
import { workPictureSteps } from './works.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Longer than an open task lasts. */
const HISTORY_MS = 32 * DAY_MS
/** Everybody has read what is older, and it waits for no email. */
const UNREAD_MS = 2 * DAY_MS

const { LIBSQL_URL, FILES_DIR, PAYSTACK_URL } = process.env
if (!LIBSQL_URL || !FILES_DIR || !PAYSTACK_URL)
  throw new Error('The seed needs LIBSQL_URL, FILES_DIR and PAYSTACK_URL.')

const miniflare = new Miniflare({
  modules: true,
  script: 'export default { fetch: () => new Response() }',
  r2Buckets: { FILES: 'onise-files' },
  r2Persist: FILES_DIR,
})
const start = Date.now()
const clock = { now: start - HISTORY_MS }
const files = (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket
// The demo's administrator has no second factor.
const settings = readSettings({ ...process.env, ENVIRONMENT: 'local', SECOND_FACTOR: 'off' })
const deps: Deps = {
  settings,
  files,
  now: () => clock.now,
  // No other user is served, so the hashes need no pauses.
  hashQueue: createHashQueue(0),
  log: (line) => void ('fault' in line && console.error(line)),
}
const app = createApp(deps)
const write = (...statements: Statement[]) =>
  openToolDb(settings).$client.batch(statements.map(toStatement), 'write')

const sandbox = createSandboxClient(PAYSTACK_URL)
const services: SeedServices = { call: createCall(app), sandbox }

function moneySteps({ paysIn = [], paysOut = [] }: SeedUser, user: SeededUser): Step[] {
  const at = (hoursAgo: number) => start - hoursAgo * HOUR_MS
  return [
    ...paysIn.map(([amount, hoursAgo]) => ({
      at: at(hoursAgo),
      run: () => payIn(services, user, amount),
    })),
    ...paysOut.map(([amount, hoursAgo]) => ({
      at: at(hoursAgo),
      run: () => payOut(services, user, amount),
    })),
  ]
}

const steps: Step[] = []
const participants: Participants = new Map()
await sandbox.setTime(clock.now)
await sandbox.setFaults({ transfers: { delayMs: 0 } })
for (const seedUser of USERS) {
  const user = await createUser(services.call, write, seedUser)
  participants.set(seedUser.handle, user)
  await prepareWithdrawals(services, user)
  // The demo accounts may withdraw all of their money at once.
  await write(sql`UPDATE pins SET limited_until = NULL`)
  steps.push(...moneySteps(seedUser, user))
}
// Some users do nothing for longer than a session lasts.
await write(sql`UPDATE sessions SET expires_at = ${start + DAY_MS}, seen_at = ${start}`)

const TASKS = [...ELECTRICAL_TASKS, ...HOME_TASKS, ...CRAFT_TASKS, ...STREET_TASKS, ...LIFE_TASKS]

for (const task of TASKS)
  steps.push(...taskSteps(task, { call: services.call, participants, start }))
const options = { ...services, participants, start }
const background = createBackgroundContext(deps)
for (const chat of CHATS) steps.push(...chatSteps(chat, options))
const loseTransfer = async () => {
  const [lost] =
    await write(sql`UPDATE payouts SET status = 'sent', provider_status = 'pending', last_error = NULL
    WHERE status = 'sending' AND last_error IS NOT NULL`)
  return lost?.rowsAffected === 1
}
steps.push(
  ...eventSteps(options),
  ...counterOfferSteps(options),
  ...proofSteps(options),
  ...sharingSteps({ ...options, write }),
  ...workPictureSteps(options),
  ...queueSteps({ ...options, background, loseTransfer }),
  ...noticeSteps(background, participants, start),
)
for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
  clock.now = Math.max(clock.now, at)
  await sandbox.setTime(clock.now)
  await run()
}
clock.now = start
await runJobs(deps, [dueTasksJob, verifyStalePaymentsJob, reportOverduePayoutsJob])
await write(...failures(start))
await write(sql`UPDATE notices SET read_at = created_at + ${HOUR_MS}, push_at = NULL, email_at = NULL
  WHERE created_at < ${start - UNREAD_MS}`)
await sandbox.setTime(null)
await sandbox.resetFaults()
await miniflare.dispose()
console.log(
  `${USERS.length} users, ${TASKS.length} tasks, ${CHATS.length} conversations, ${steps.length} steps`,
)
