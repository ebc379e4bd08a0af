import { decodeJwt } from 'jose'
import * as tasks from '#schema/contract/tasks.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { createSandboxes } from '#testing/provider/sandboxes.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import type { TestUser } from '#testing/server/users.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { signToken } from '#worker/http/token.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { publishReviewsJob } from '#worker/reviews/jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { CLIENTS, FEE, newModel, type Step } from './model.ts'
import { ACTS } from './server-acts.ts'
import { naira } from './server-plan-acts.ts'
import { createSubjects, type Request, type Subjects } from './server-subject.ts'

const JOBS = [dueTasksJob, publishReviewsJob]

async function request(subjects: Subjects, step: Step, now: number, send: Request) {
  const { action, amount, tasker, yes: isForOne } = step
  if (action === 'post') {
    const _id = newId('task')
    subjects.taskIds.push(_id)
    const forUserId = isForOne ? { forUserId: subjects.userOf(tasker).id } : {}
    const input = taskInput({ _id, price: naira(amount), ...forUserId })
    return send(tasks.createTask, input)
  }
  const act = ACTS[action]
  if (!act) throw new Error(`unknown action ${action}`)
  const subject = await subjects.find(step, now)
  const response = await act(send, subject, step)
  if (response.status < 300) subjects.made(step, subject)
  return response
}

const userFields = (balances: readonly number[]) => [
  ...balances.map((money, index) => ({
    userType: CLIENTS.includes(index) ? ('client' as const) : ('tasker' as const),
    money: money as Kobo,
  })),
  { userType: 'admin' as const },
]

/** One marketplace on a database of its own, which executes the steps of the reference model. */
export async function createServerMarket(reviewDays: number) {
  const { now: startedAt, balances } = newModel(reviewDays)
  let now = startedAt
  const { externalFetch } = createSandboxes(() => now)
  const engine = createInProcessDatabase()
  const settings = { PLATFORM_FEE_BPS: FEE, REVIEW_WINDOW_D: reviewDays }
  const server = createAppServer({ engine, externalFetch, now: () => now, settings })
  const users = await server.createUsers(...userFields(balances))
  const userOf = (index: number): TestUser => {
    const user = users[index]
    if (!user) throw new Error(`there is no user ${index}`)
    return user
  }
  const subjects = createSubjects(server.runSql, userOf)
  let tokens = users.map(({ token }) => token)
  /** As a log-in in between would do: a walk may wait longer than a session or its token is valid. */
  async function keepSignedIn() {
    await server.runSql('UPDATE sessions SET expires_at = 9000000000000')
    const { settings: current } = server.deps
    tokens = await Promise.all(
      tokens.map((token) => {
        const { sub, sid } = decodeJwt<{ sid: Id<'session'> }>(token)
        return signToken(current, { userId: sub as UserId, sessionId: sid }, now)
      }),
    )
  }
  /** A move past all calls, which the database refuses when the wallet lacks the money. */
  async function spend({ by, amount }: Step) {
    if (CLIENTS.includes(by)) return { status: 402 }
    const { id: user } = userOf(by)
    const writes = adjust({ user, amount: -amount as Kobo, note: 'Spent.', now })
    return server.write(...writes).then(
      () => ({ status: 200 }),
      () => ({ status: 402 }),
    )
  }
  return {
    ...server,
    engine,
    users,
    taskIds: subjects.taskIds,
    /** The HTTP status, and the code of a refusal. */
    async execute(step: Step): Promise<{ status: number; code?: unknown }> {
      now += step.ms
      if (step.action === 'wait') {
        await keepSignedIn()
        return { status: 200 }
      }
      if (step.action === 'runJobs') {
        const succeeded = await runJobs(server.deps, JOBS)
        return { status: succeeded.length === JOBS.length ? 200 : 500 }
      }
      if (step.action === 'spend') return spend(step)
      const token = tokens[step.by] ?? null
      const { status, body } = await request(subjects, step, now, (endpoint, input) =>
        server.send(token, endpoint, input),
      )
      return { status, code: typeof body === 'object' && body && Reflect.get(body, 'code') }
    },
  }
}
