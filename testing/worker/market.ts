import { expect } from 'vitest'
import * as endpoints from '#schema/contract/cancel.ts'
import * as dispute from '#schema/contract/disputes.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { inviteToTask } from '#schema/contract/invitations.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { askQuestion } from '#schema/contract/questions.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type Id, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/user.ts'
import { WRONG_COUNTERS } from './counters.ts'
import { taskInput } from './task-input.ts'
import {
  createTestServer,
  type TestResponse,
  type TestServer,
  type TestUser,
} from './test-server.ts'

export { taskInput }

type ProposalFields = Partial<Omit<WireInput<typeof applyForTask>, 'taskId'>>
const proposalInput = (fields: ProposalFields) => ({
  price: '18000',
  description: 'I have hung forty of them.',
  date: '2026-03-20',
  ...fields,
})

type TaskRef = { _id: TaskId }

function expectStatus<R extends TestResponse>(response: R, status: number): R['body'] {
  if (response.status !== status)
    throw new Error(
      `expected ${status}, received ${response.status} ${JSON.stringify(response.body)}`,
    )
  return response.body
}

async function postTask(client: TestUser, fields: Parameters<typeof taskInput>[0] = {}) {
  return expectStatus(await client.send(createTask, taskInput(fields)), 201).task
}

async function apply(tasker: TestUser, task: TaskRef, fields: ProposalFields = {}) {
  const input = { taskId: task._id, ...proposalInput(fields) }
  return expectStatus(await tasker.send(applyForTask, input), 201).proposal
}

async function invite(client: TestUser, { id: taskerId }: TestUser, { _id: id }: TaskRef) {
  return expectStatus(await client.send(inviteToTask, { id, taskerId }), 201)
}

async function ask(tasker: TestUser, { _id: id }: TaskRef, question = 'Is the ladder yours?') {
  const _id = newId('question')
  await expectStatus(await tasker.send(askQuestion, { id, _id, question }), 201)
  return _id
}

async function award(client: TestUser, task: TaskRef, tasker: TestUser) {
  const input = { taskId: task._id, taskerId: tasker.id }
  return expectStatus(await client.send(awardTask, input), 200).task
}

async function submit(tasker: TestUser, task: TaskRef, submissionNotes = 'Hung and level.') {
  return expectStatus(await tasker.send(submitWork, { id: task._id, submissionNotes }), 200).task
}

async function approve(client: TestUser, task: TaskRef) {
  return expectStatus(await client.send(approveTask, { id: task._id }), 200)
}

/** A dispute about a task, opened by one of its parties. */
async function openDispute(party: TestUser, task: TaskRef) {
  const input = {
    id: task._id,
    reason: 'not_as_agreed' as const,
    statement: 'Two doors are crooked.',
  }
  return expectStatus(await party.send(dispute.openDispute, input), 200).task
}

async function answerDispute(party: TestUser, task: TaskRef) {
  const input = { id: task._id, statement: 'They were straight when I left.' }
  return expectStatus(await party.send(dispute.answerDispute, input), 200).task
}

async function offerCancel(
  client: TestUser,
  { _id: id }: TaskRef,
  fields: Partial<Omit<WireInput<typeof endpoints.offerCancel>, 'id'>> = {},
) {
  const input = { id, amount: '5000', note: 'We are moving.', ...fields }
  return expectStatus(await client.send(endpoints.offerCancel, input), 200).task
}

async function cancel(user: TestUser, { _id: id }: TaskRef, reopen = false) {
  const input = { id, reason: 'I am ill.', reopen }
  return expectStatus(await user.send(endpoints.cancelTask, input), 200).task
}

/** Steps in the lifecycle of a task. Each one fails the test unless it succeeds. */
const LIFECYCLE = {
  postTask,
  apply,
  invite,
  ask,
  award,
  submit,
  approve,
  openDispute,
  answerDispute,
  refundDispute: async (
    admin: TestUser,
    { _id: id, held }: { _id: Id<'dispute'>; held: number },
  ) => {
    const split = { outcome: 'split', release: 0, refund: held } as const
    const input = { id, ...split, reason: 'The work was not begun.' }
    return expectStatus(await admin.send(dispute.decideDispute, input), 200)
  },
  findDispute: async (reader: TestUser, task: TaskRef) =>
    expectStatus(await reader.send(dispute.findDispute, { id: task._id }), 200).dispute,
  offerCancel,
  cancel,
  /** A task that is in progress with this tasker. */
  async createAssignedTask(
    client: TestUser,
    tasker: TestUser,
    fields: Parameters<typeof taskInput>[0] = {},
  ) {
    const task = await postTask(client, fields)
    await apply(tasker, task)
    return award(client, task, tasker)
  },
  async createCompletedTask(client: TestUser, tasker: TestUser) {
    const task = await this.createAssignedTask(client, tasker)
    await submit(tasker, task)
    return (await approve(client, task)).task
  },
  findTask: async (reader: TestUser, task: TaskRef) =>
    expectStatus(await reader.send(findTask, { id: task._id }), 200),
}

function createInspection({ runSql }: Pick<TestServer, 'runSql'>) {
  async function ledgerBalance(account: string) {
    const [row] = await runSql(
      'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
      account,
    )
    return Number(row?.['kobo'] ?? 0)
  }
  async function changeCounter() {
    const [row] = await runSql('SELECT v FROM sync_counter')
    return Number(row?.['v'])
  }
  return {
    /** In kobo. */
    ledgerBalance,
    /** In kobo. */
    availableBalance: (user: { id: UserId }) => ledgerBalance(`ua:${user.id}`),
    /** In kobo. */
    heldAmount: (task: TaskRef) => ledgerBalance(`te:${task._id}`),
    changeCounter,
    /** Kinds of the notices of the user, oldest first. */
    noticesTo: async (user: { id: UserId }) =>
      (await runSql('SELECT kind FROM notices WHERE user_id = ? ORDER BY id', user.id)).map(
        ({ kind }) => String(kind),
      ),
    /** What `work` added to the change log, as `scope entity op id`, sorted; a notice with its kind instead of its id. */
    async changesDuring(work: () => Promise<unknown>) {
      const start = await changeCounter()
      await work()
      const rows = await runSql(
        `SELECT scope, entity, op, coalesce((SELECT kind FROM notices WHERE scope = 'u:' || user_id AND id = changes.id), id) AS id
          FROM changes WHERE seq > ?`,
        start,
      )
      return rows.map(({ scope, entity, op, id }) => `${scope} ${entity} ${op} ${id}`).toSorted()
    },
  }
}

export type Market = Awaited<ReturnType<typeof createMarket>>

/** A test server with users whose requests never find a fault of the server. */
export async function createMarket(options: Parameters<typeof createTestServer>[0] = {}) {
  const server = await createTestServer(options)
  const expectInvariants = async () => {
    expect(await server.findViolations()).toEqual([])
    expect(await server.runSql(WRONG_COUNTERS)).toEqual([])
  }

  async function createUser(userType?: UserType, money?: Kobo): Promise<TestUser> {
    const user = await server.createUser(userType, money)
    async function send<E extends Endpoint>(endpoint: E, input: WireInput<E>, key?: string) {
      const response = await user.send(endpoint, input, key)
      expect(response.status, JSON.stringify(server.logLines.at(-1))).not.toBe(500)
      return response
    }
    return { ...user, send }
  }

  return {
    ...server,
    ...LIFECYCLE,
    ...createInspection(server),
    expectInvariants,
    /** For tests that move the clock further than a session lasts. */
    keepSignedIn: () => server.runSql('UPDATE sessions SET expires_at = 9000000000000'),
    createUser,
    createClient: (money = naira(100_000)) => createUser('client', money),
    createTasker: () => createUser('tasker'),
  }
}

/** A valid id that no row has. */
export const unknownId = <K extends 'task' | 'proposal' | 'user'>(kind: K) => newId(kind)
