import * as accounts from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import * as proposals from '#schema/contract/proposals.ts'
import { closeDiscrepancy, readReconciliation } from '#schema/contract/reconciliation.ts'
import { cancelCommand, sync } from '#schema/contract/sync.ts'
import * as taskReads from '#schema/contract/task-reads.ts'
import * as tasks from '#schema/contract/tasks.ts'
import * as uploads from '#schema/contract/uploads.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { taskInput, type Market } from './market.ts'
import { TEST_PASSWORD, type TestUser } from './test-server.ts'

const registration = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: TEST_PASSWORD,
} as const
const proposal = { price: '18000', description: 'I can do that.', date: '2026-03-20' }
const PLAN = [
  { kind: 'materials' as const, title: 'Rail and brackets', amount: 6_000, date: '2026-03-12' },
  { kind: 'work' as const, title: 'Hanging the doors', amount: 12_000, date: '2026-03-20' },
]
type Pair = { client: TestUser; tasker: TestUser }

const createPair = async (market: Market): Promise<Pair> => ({
  client: await market.createClient(),
  tasker: await market.createTasker(),
})
/** A user without access to the object of the request. */
const createStranger = async (market: Market, userType: 'client' | 'tasker') => ({
  user: await market.createUser(userType),
  status: 404 as const,
})

type Arrange = (market: Market, pair: Pair) => Promise<{ _id: TaskId }>

const openTask: Arrange = (market, { client }) => market.postTask(client)
const taskWithProposal: Arrange = async (market, { client, tasker }) => {
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  return task
}
const assignedTask: Arrange = (market, { client, tasker }) =>
  market.createAssignedTask(client, tasker)
const submittedTask: Arrange = async (market, pair) =>
  market.submit(pair.tasker, await assignedTask(market, pair))
const completedTask: Arrange = async (market, pair) => {
  const task = await submittedTask(market, pair)
  await market.approve(pair.client, task)
  return task
}
const removedTask: Arrange = async (market, { client }) => {
  const task = await market.postTask(client)
  await client.send(tasks.deleteTask, { id: task._id })
  return task
}

/** A request about a task, by its client. */
const taskCase = <E extends Endpoint>(
  endpoint: E,
  arrangeTask: Arrange,
  fields: object = {},
  otherFields: object = { id: newId('task') },
) =>
  endpointCase(endpoint, async (market) => {
    const pair = await createPair(market)
    const { _id: id } = await arrangeTask(market, pair)
    const input = { id, ...fields } as WireInput<E>
    const otherInput = { id, ...fields, ...otherFields } as WireInput<E>
    return {
      caller: pair.client,
      input,
      otherInput,
      stranger: await createStranger(market, 'client'),
    }
  })

/** A list of the caller's own rows. */
const listCase = <E extends Endpoint>(
  endpoint: E,
  userType: 'client' | 'tasker',
  arrangeTask: Arrange,
) =>
  endpointCase(endpoint, async (market) => {
    const pair = await createPair(market)
    await arrangeTask(market, pair)
    return { caller: pair[userType], input: {} as WireInput<E> }
  })

async function openUpload(market: Market) {
  const caller = await market.createTasker()
  const id = newId('upload')
  await caller.send(uploads.openUpload, { uploadId: id, size: 300_000 })
  return { id, caller, stranger: await createStranger(market, 'tasker') }
}

/** `CASES` of the nouns that have a file of their own beside this one. */
const NOUN_CASES = import.meta.glob<readonly EndpointCase[]>(
  ['./*-cases.ts', '!./endpoint-cases.ts'],
  {
    eager: true,
    import: 'CASES',
  },
)

/** One for each endpoint of the contract. A test in worker/http fails when one is missing. */
export const ENDPOINT_CASES: readonly EndpointCase[] = [
  endpointCase(accounts.register, async () => ({
    caller: null,
    input: registration,
    otherInput: { ...registration, username: 'Bola' },
  })),
  // The response is a token, which is not stored.
  endpointCase(
    accounts.login,
    async (market) => {
      const { email } = await market.createClient()
      return { caller: null, input: { email, password: registration.password } }
    },
    { storesResponse: false },
  ),
  // It ends the session that could repeat it.
  endpointCase(
    accounts.logout,
    async (market) => ({ caller: await market.createClient(), input: {} }),
    {
      storesResponse: false,
    },
  ),
  endpointCase(readDashboard, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(accounts.updateProfile, async (market) => ({
    caller: await market.createTasker(),
    input: { jobTitle: 'Joiner', profileDescription: 'Wood only.', location: 'Yaba' },
    otherInput: { skillsets: ['Woodwork'] },
  })),
  endpointCase(accounts.readProfile, async (market) => ({
    caller: null,
    input: { id: (await market.createTasker()).id },
  })),

  endpointCase(tasks.createTask, async (market) => ({
    caller: await market.createClient(),
    input: taskInput({ address: '4 Herbert Macaulay Way' }),
    otherInput: taskInput({ title: 'Another todo' }),
  })),
  taskCase(tasks.editTask, openTask, taskInput({ price: 25_000 }), { price: 26_000 }),
  taskCase(tasks.deleteTask, openTask),
  taskCase(tasks.restoreTask, removedTask),
  taskCase(tasks.approveTask, submittedTask),
  taskCase(tasks.requestChanges, submittedTask, { note: 'A joint drips.' }, { note: 'It drips.' }),
  listCase(taskReads.listPostedTasks, 'client', openTask),
  endpointCase(
    taskReads.listOpenTasks,
    async (market) => {
      const { client, tasker } = await createPair(market)
      await market.postTask(client)
      return { caller: tasker, input: { q: 'cabinet', skills: 'Woodwork', minPrice: 100 } }
    },
    { freeTextFields: ['q', 'location'] },
  ),
  taskCase(taskReads.findTask, assignedTask),
  listCase(taskReads.listAssignedTasks, 'tasker', assignedTask),
  listCase(taskReads.listSubmittedTasks, 'tasker', submittedTask),
  listCase(taskReads.listCompletedTasks, 'tasker', completedTask),
  listCase(taskReads.listClientOngoing, 'client', assignedTask),
  listCase(tasks.listDeletedTasks, 'client', openTask),
  listCase(taskReads.listClientSubmitted, 'client', submittedTask),
  listCase(taskReads.listClientCompleted, 'client', completedTask),
  endpointCase(tasks.submitWork, async (market) => {
    const pair = await createPair(market)
    const { _id: id } = await assignedTask(market, pair)
    const input = { id, submissionNotes: 'Hung and level.' }
    const otherInput = { id, submissionNotes: 'Something else.' }
    return {
      caller: pair.tasker,
      input,
      otherInput,
      stranger: await createStranger(market, 'tasker'),
    }
  }),

  endpointCase(proposals.applyForTask, async (market) => {
    const { client, tasker } = await createPair(market)
    const { _id: taskId } = await market.postTask(client)
    return {
      caller: tasker,
      input: { taskId, ...proposal, stages: PLAN },
      otherInput: { taskId, ...proposal, price: '19000' },
    }
  }),
  ...[proposals.editProposal, proposals.withdrawProposal].map((endpoint) =>
    endpointCase(endpoint as typeof proposals.editProposal, async (market) => {
      const { client, tasker } = await createPair(market)
      const { _id: id } = await market.apply(tasker, await market.postTask(client))
      const input = endpoint.body ? { id, price: '17000' } : { id }
      const otherInput = endpoint.body ? { id, price: '16000' } : { id: newId('proposal') }
      return { caller: tasker, input, otherInput, stranger: await createStranger(market, 'tasker') }
    }),
  ),
  endpointCase(proposals.declineProposal, async (market) => {
    const { client, tasker } = await createPair(market)
    const { _id: id } = await market.apply(tasker, await market.postTask(client))
    return {
      caller: client,
      input: { id, reason: 'declined_price' as const },
      otherInput: { id, reason: 'declined_plans' as const },
      stranger: await createStranger(market, 'client'),
    }
  }),
  endpointCase(proposals.seeApplicants, async (market) => {
    const { client, tasker } = await createPair(market)
    const { _id: id } = await market.postTask(client)
    await market.apply(tasker, { _id: id })
    return {
      caller: client,
      input: { id },
      otherInput: { id: newId('task') },
      stranger: await createStranger(market, 'client'),
    }
  }),
  listCase(proposals.listProposals, 'tasker', taskWithProposal),
  taskCase(proposals.listApplicants, taskWithProposal),
  endpointCase(proposals.findProposal, async (market) => {
    const { client, tasker } = await createPair(market)
    const { _id: id } = await market.apply(tasker, await market.postTask(client))
    return { caller: client, input: { id }, stranger: await createStranger(market, 'client') }
  }),
  endpointCase(proposals.awardTask, async (market) => {
    const pair = await createPair(market)
    const { _id: taskId } = await taskWithProposal(market, pair)
    const input = { taskId, taskerId: pair.tasker.id, version: 1 }
    const otherInput = { ...input, taskerId: newId('user') }
    return {
      caller: pair.client,
      input,
      otherInput,
      stranger: await createStranger(market, 'client'),
    }
  }),

  endpointCase(uploads.openUpload, async (market) => ({
    caller: await market.createTasker(),
    input: { size: 300_000 },
    otherInput: { size: 300_001 },
  })),
  // Sending the same part again has no further effect.
  endpointCase(
    uploads.putPart,
    async (market) => {
      const { id, ...rest } = await openUpload(market)
      return { ...rest, input: { id, part: 2, bytes: new Blob(['x'.repeat(300_000 - 262_144)]) } }
    },
    { storesResponse: false },
  ),
  endpointCase(uploads.findUpload, async (market) => {
    const { id, ...rest } = await openUpload(market)
    return { ...rest, input: { id } }
  }),
  endpointCase(uploads.cancelUpload, async (market) => {
    const { id, ...rest } = await openUpload(market)
    return { ...rest, input: { id }, otherInput: { id: newId('upload') } }
  }),

  listCase(listTransactions, 'client', assignedTask),
  ...Object.values(NOUN_CASES).flat(),
  endpointCase(closeDiscrepancy, async (market) => {
    await market.runSql(
      `INSERT INTO discrepancies (id, kind, message, found_at) VALUES
         ('dispute:1', 'status', 'open', 1), ('dispute:2', 'status', 'open', 1)`,
    )
    return {
      caller: await market.createUser('admin'),
      input: { id: 'dispute:1', reason: 'Answered in the dashboard' },
      otherInput: { id: 'dispute:2', reason: 'Answered in the dashboard' },
      stranger: { user: await market.createUser(), status: 403 },
    }
  }),
  endpointCase(readReconciliation, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(cancelCommand, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(sync, async (market) => {
    const pair = await createPair(market)
    await taskWithProposal(market, pair)
    return { caller: pair.tasker, input: {} }
  }),
]
