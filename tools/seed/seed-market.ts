// Fills an empty marketplace through the product's own calls, with a clock that starts a month ago. Money comes in
// through the payment sandbox, whose clock is set to the same time.
import { sql } from 'drizzle-orm'
import { openToolDb } from '#tools/db/open-db.ts'
import { createApp } from '#worker/app.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Deps } from '#worker/context.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import type { Statement } from '#worker/db/write.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { reportOverduePayoutsJob } from '#worker/payouts/overdue.ts'
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
import type { SandboxClient } from './sandbox.ts'
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

const TASKS = [...ELECTRICAL_TASKS, ...HOME_TASKS, ...CRAFT_TASKS, ...STREET_TASKS, ...LIFE_TASKS]

type Write = (...statements: Statement[]) => Promise<{ rowsAffected: number }[]>
type Options = SeedServices & {
  start: number
  write: Write
  background: ReturnType<typeof createBackgroundContext>
}

function moneySteps(
  { paysIn = [], paysOut = [] }: SeedUser,
  user: SeededUser,
  services: Options,
): Step[] {
  const at = (hoursAgo: number) => services.start - hoursAgo * HOUR_MS
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

/** Creates the users now; their steps follow. */
async function createUsers(options: Options) {
  const { call, write, start } = options
  const participants: Participants = new Map()
  const steps: Step[] = []
  for (const seedUser of USERS) {
    const user = await createUser(call, write, seedUser)
    participants.set(seedUser.handle, user)
    await prepareWithdrawals(options, user)
    // The demo accounts may withdraw all of their money at once.
    await write(sql`UPDATE pins SET limited_until = NULL`)
    steps.push(...moneySteps(seedUser, user, options))
  }
  // Some users do nothing for longer than a session lasts.
  await write(sql`UPDATE sessions SET expires_at = ${start + DAY_MS}, seen_at = ${start}`)
  return { participants, steps }
}

function stepsOf(participants: Participants, common: Options): Step[] {
  const options = { ...common, participants }
  const { write, background, start } = options
  const loseTransfer = async () => {
    const [lost] =
      await write(sql`UPDATE payouts SET status = 'sent', provider_status = 'pending', last_error = NULL
    WHERE status = 'sending' AND last_error IS NOT NULL`)
    return lost?.rowsAffected === 1
  }
  return [
    ...TASKS.flatMap((task) => taskSteps(task, options)),
    ...CHATS.flatMap((chat) => chatSteps(chat, options)),
    ...eventSteps(options),
    ...counterOfferSteps(options),
    ...proofSteps(options),
    ...sharingSteps(options),
    ...workPictureSteps(options),
    ...queueSteps({ ...options, background, loseTransfer }),
    ...noticeSteps(background, participants, start),
  ]
}

type Market = Omit<Deps, 'now'> & {
  sandbox: SandboxClient
  /** When the seeded month ends. */
  start: number
}

/** Returns a line that says what was created. */
export async function seedMarket({ sandbox, start, ...market }: Market): Promise<string> {
  const clock = { now: start - HISTORY_MS }
  const deps: Deps = { ...market, now: () => clock.now }
  const write: Write = (...statements) =>
    openToolDb(deps.settings, deps.databaseFetch).$client.batch(
      statements.map(toStatement),
      'write',
    )
  const options: Options = {
    call: createCall(createApp(deps)),
    sandbox,
    start,
    write,
    background: createBackgroundContext(deps),
  }
  await sandbox.setTime(clock.now)
  await sandbox.setFaults({ transfers: { delayMs: 0 } })
  const { participants, steps } = await createUsers(options)
  steps.push(...stepsOf(participants, options))
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
  return `${USERS.length} users, ${TASKS.length} tasks, ${CHATS.length} conversations, ${steps.length} steps`
}
