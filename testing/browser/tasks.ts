import type { RequestInput } from '#schema/contract/endpoint.ts'
import { applyForTask, awardTask, listProposals } from '#schema/contract/proposals.ts'
import { createTask } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { creditWallet, openDatabase } from './ledger.ts'
import type { Onise } from './start-onise.ts'
import { dateInDays } from './steps.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

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

/** Copies a task in the database, more often than a client may post in a day. Returns the ids of the copies. */
export async function copyTask(
  server: Pick<Onise, 'database'>,
  taskId: TaskId,
  count: number,
): Promise<TaskId[]> {
  const database = openDatabase(server)
  const { rows } = await database.execute("SELECT name FROM pragma_table_info('tasks')")
  const columns = rows.map(({ name }) => String(name)).filter((name) => name !== 'id')
  const ids = Array.from({ length: count }, () => newId('task'))
  await database.execute({
    sql: `INSERT INTO tasks (id, ${columns.join()})
      SELECT copy.value, ${columns.map((name) => `tasks.${name}`).join()}
      FROM tasks, json_each(?) AS copy WHERE tasks.id = ?`,
    args: [JSON.stringify(ids), taskId],
  })
  return ids
}

type Parties = { client: TestUser; tasker: TestUser }

/** Sends a proposal and awards it; the client's wallet must have the price. */
export async function assignTask({ client, tasker }: Parties, taskId: TaskId, price: string) {
  await tasker.call(applyForTask, {
    taskId,
    price,
    description: PROPOSAL_TEXT,
    date: dateInDays(3),
  })
  await client.call(awardTask, { taskId, taskerId: tasker.id })
}

export const createParties = async (server: Onise): Promise<Parties> => ({
  client: await registerClient(server, 'Bukola'),
  tasker: await registerTasker(server, 'Adeola', [SKILL]),
})

/** A task of the client, in progress with the tasker for its price or another one. */
export async function createAssignedTask(
  server: Onise,
  parties: Parties,
  price: string = TASK.price,
): Promise<TaskId> {
  await creditWallet(server, parties.client.id, Number(TASK.price))
  const taskId = await postTask(parties.client, 'Rewire two rooms')
  await assignTask(parties, taskId, price)
  return taskId
}

/** The proposals for a task that the server has from this tasker. */
export async function listProposalsFor(tasker: TestUser, taskId: TaskId) {
  const { tasks } = await tasker.call(listProposals, {})
  return tasks.filter(({ task }) => task === taskId)
}
