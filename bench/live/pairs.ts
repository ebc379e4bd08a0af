import { sendMessage } from '#schema/contract/chats.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { TestUser } from '#testing/server/users.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { createCall, type Call } from '../server/calls.ts'
import type { BenchDatabase } from '../server/database.ts'

/** Two users who may write to each other. */
export type Pair = { client: TestUser; tasker: TestUser }

/** Rows of one batch, which the database ends after five seconds. */
const STEP = 100
const WEEK_MS = 7 * 86_400_000

export async function createUsers({ server }: BenchDatabase, count: number): Promise<TestUser[]> {
  const users: TestUser[] = []
  while (users.length < count) {
    const step = Math.min(STEP, count - users.length)
    const wanted = Array.from({ length: step }, () => ({ userType: 'tasker' as const }))
    users.push(...(await server.createUsers(...wanted)))
  }
  return users
}

function assertCreated({ status, body }: { status: number; body: unknown }): void {
  if (status > 201) throw new Error(JSON.stringify(body))
}

export async function createPair({ server }: BenchDatabase): Promise<Pair> {
  const wanted = [{ money: naira(500_000) }, { userType: 'tasker' }] as const
  const [client, tasker] = await server.createUsers(...wanted)
  if (!client || !tasker) throw new Error('There are no users.')
  const posted = await client.send(createTask, taskInput())
  assertCreated(posted)
  const { _id: taskId } = posted.body.task
  const proposal = { price: '18000', description: 'I have hung forty of them.' }
  const date = dayOf(Date.now() + WEEK_MS)
  assertCreated(await tasker.send(applyForTask, { taskId, date, ...proposal }))
  assertCreated(await client.send(awardTask, { taskId, taskerId: tasker.id }))
  return { client, tasker }
}

export const createMessage = (from: TestUser, to: TestUser): Promise<Call> =>
  createCall(
    from,
    sendMessage,
    {
      recipientId: to.id,
      message: 'I am on my way and have the cable with me.',
      clientMsgId: newId('message'),
    },
    { name: 'message', status: 201, headers: { 'idempotency-key': newId('idempotency') } },
  )
