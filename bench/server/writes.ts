import { markSeen, sendMessage } from '#schema/contract/chats.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { dayOf } from '#schema/domain/days.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { TestUser } from '#testing/server/users.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { createCall, type Call } from './calls.ts'
import type { BenchDatabase } from './database.ts'

/** A client may post ten tasks a day. */
const POSTS_PER_CLIENT = 8
const DAY_MS = 86_400_000

/** `place` is that among the tasks of its client, from 1. */
export type PostedTask = { id: TaskId; client: TestUser; tasker: TestUser; place: number }

/** Tasks without a proposal, of clients who can pay for them. */
export async function postTasks({ server }: BenchDatabase, count: number): Promise<PostedTask[]> {
  const clientCount = Math.ceil(count / POSTS_PER_CLIENT)
  const [tasker, ...clients] = await server.createUsers(
    { userType: 'tasker' },
    ...Array.from({ length: clientCount }, () => ({ money: naira(500_000) })),
  )
  const tasks: PostedTask[] = []
  for (const client of clients)
    for (let n = 0; n < POSTS_PER_CLIENT && tasks.length < count; n++) {
      const { status, body } = await client.send(createTask, taskInput())
      if (status !== 201 || !tasker) throw new Error(JSON.stringify(body))
      tasks.push({ id: body.task._id, client, tasker, place: n + 1 })
    }
  return tasks
}

type Step = {
  name: string
  /** Once for all tasks, and not measured. */
  prepare?: (tasks: readonly PostedTask[]) => Promise<void>
  create: (task: PostedTask) => Promise<Call>
}

const keyed = (name: string, status: number) => ({
  name,
  status,
  headers: { 'idempotency-key': newId('idempotency') },
})

const messageInput = ({ tasker }: PostedTask) => ({
  recipientId: tasker.id,
  message: 'I am on my way and have the cable with me.',
  clientMsgId: newId('message'),
})

/** The first message also creates the conversation. */
async function startConversations(tasks: readonly PostedTask[]): Promise<void> {
  const oneOfEach = new Map(tasks.map((task) => [task.client.id, task]))
  for (const task of oneOfEach.values()) {
    const { status, body } = await task.client.send(sendMessage, messageInput(task))
    if (status !== 201) throw new Error(JSON.stringify(body))
  }
}

/** The life of a task, one command after the other. */
export const STEPS: readonly Step[] = [
  {
    name: 'apply',
    create: ({ id, tasker }) => {
      const date = dayOf(Date.now() + 7 * DAY_MS)
      const proposal = { price: '18000', description: 'I have hung forty of them.', date }
      return createCall(tasker, applyForTask, { taskId: id, ...proposal }, keyed('apply', 201))
    },
  },
  {
    name: 'award',
    create: ({ id, client, tasker }) =>
      createCall(client, awardTask, { taskId: id, taskerId: tasker.id }, keyed('award', 200)),
  },
  {
    name: 'message',
    prepare: startConversations,
    create: (task) =>
      createCall(task.client, sendMessage, messageInput(task), keyed('message', 201)),
  },
  {
    name: 'seen',
    // Each reads one message more; a number behind the last one counts as the last one.
    create: ({ client, tasker, place }) =>
      createCall(tasker, markSeen, { otherUserId: client.id, seq: place + 1 }, keyed('seen', 200)),
  },
  {
    name: 'submit',
    create: ({ id, tasker }) =>
      createCall(tasker, submitWork, { id, submissionNotes: 'Hung.' }, keyed('submit', 200)),
  },
  {
    name: 'approve',
    create: ({ id, client }) => createCall(client, approveTask, { id }, keyed('approve', 200)),
  },
]
