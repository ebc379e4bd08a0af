import type { RequestInput } from '#schema/contract/endpoint.ts'
import { applyForTask, awardTask, listProposals } from '#schema/contract/proposals.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { dateInDays } from './steps.ts'
import type { TestUser } from './users.ts'

export const SKILL = 'House Wiring'
export const PROPOSAL_TEXT = 'I come with my own tester.'

const TASK = {
  description: 'Cables are exposed near the stairs.',
  price: '120000',
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: SKILL,
} as const

type TaskFields = Partial<Omit<RequestInput<typeof createTask>, '_id' | 'title'>>

export async function postTask(
  client: TestUser,
  title: string,
  fields: TaskFields = {},
): Promise<TaskId> {
  const _id = newId('task')
  await client.call(createTask, { ...TASK, ...fields, _id, title })
  return _id
}

/** Sends a proposal and awards it; the client's wallet must have the price. */
export async function assignTask(
  { client, tasker }: { client: TestUser; tasker: TestUser },
  taskId: TaskId,
  price: string,
) {
  await tasker.call(applyForTask, {
    taskId,
    price,
    description: PROPOSAL_TEXT,
    date: dateInDays(3),
  })
  await client.call(awardTask, { taskId, taskerId: tasker.id })
}

/** The proposals for a task that the server has from this tasker. */
export async function listProposalsFor(tasker: TestUser, taskId: TaskId) {
  const { tasks } = await tasker.call(listProposals, {})
  return tasks.filter(({ task }) => task === taskId)
}
