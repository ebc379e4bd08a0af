import * as accounts from '#schema/contract/accounts.ts'
import { readReconciliation } from '#schema/contract/books.ts'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import * as proposals from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import * as tasks from '#schema/contract/tasks.ts'
import * as uploads from '#schema/contract/uploads.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { caseOf, type Case } from './case.ts'
import { todo, type Market } from './market.ts'
import { FUNDING_CASES } from './funding-cases.ts'
import { PAYOUT_CASES } from './payout-cases.ts'
import type { Person } from './world.ts'

const somebody = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: 'a fair password',
} as const
const offer = { price: '18000', description: 'I can do that.', date: '2026-03-20' }
const work = { submissionNotes: 'Hung and level.' }

const two = async (market: Market) => ({
  client: await market.client(),
  tasker: await market.tasker(),
})
const stranger = async (market: Market, kind: 'client' | 'tasker', hears: 403 | 404 = 404) => ({
  person: kind === 'client' ? await market.client() : await market.tasker(),
  hears,
})

/** A call about one of a client's todos, by its owner. */
const onOwn = <E extends Endpoint>(
  endpoint: E,
  prepare: (market: Market, pair: { client: Person; tasker: Person }) => Promise<{ _id: TaskId }>,
  fields: object = {},
  otherFields: object = { id: newId('task') },
) =>
  caseOf(endpoint, async (market) => {
    const pair = await two(market)
    const { _id: id } = await prepare(market, pair)
    const input = { id, ...fields } as Sent<E>
    const other = { id, ...fields, ...otherFields } as Sent<E>
    return { caller: pair.client, input, other, stranger: await stranger(market, 'client') }
  })

/** A list of the caller's own things: it names nobody's object. */
const ownList = <E extends Endpoint>(
  endpoint: E,
  kind: 'client' | 'tasker',
  stage: keyof typeof STAGES,
) =>
  caseOf(endpoint, async (market) => {
    const pair = await two(market)
    await STAGES[stage](market, pair)
    return { caller: pair[kind], input: {} as Sent<E> }
  })

type Pair = Awaited<ReturnType<typeof two>>
const STAGES = {
  open: (market: Market, { client }: Pair) => market.post(client),
  applied: async (market: Market, { client, tasker }: Pair) => {
    const task = await market.post(client)
    await market.apply(tasker, task)
    return task
  },
  underWay: (market: Market, { client, tasker }: Pair) => market.underWay(client, tasker),
  submitted: async (market: Market, { client, tasker }: Pair) =>
    market.submit(tasker, await market.underWay(client, tasker)),
  completed: async (market: Market, pair: Pair) => {
    const task = await STAGES.submitted(market, pair)
    await market.approve(pair.client, task)
    return task
  },
  removed: async (market: Market, { client }: Pair) => {
    const task = await market.post(client)
    await client.send(tasks.deleteTask, { id: task._id })
    return task
  },
}

/** A file that somebody has begun to send. */
const onTheWay = async (market: Market) => {
  const caller = await market.tasker()
  const id = newId('upload')
  await caller.send(uploads.openUpload, { uploadId: id, size: 300_000 })
  return { id, caller, stranger: await stranger(market, 'tasker') }
}

/** One for every call of the contract; the battery refuses to run when one is missing. */
export const CASES: readonly Case[] = [
  caseOf(accounts.register, async () => ({
    caller: null,
    input: somebody,
    other: { ...somebody, username: 'Bola' },
  })),
  // The answer is a token: it is not kept, and asking again opens another session.
  caseOf(
    accounts.login,
    async (market) => {
      const { email } = await market.client()
      return { caller: null, input: { email, password: somebody.password } }
    },
    { remembered: false },
  ),
  // It ends the session, so nobody is left to ask again.
  caseOf(accounts.logout, async (market) => ({ caller: await market.client(), input: {} }), {
    remembered: false,
  }),
  caseOf(accounts.readDashboard, async (market) => ({ caller: await market.tasker(), input: {} })),
  caseOf(accounts.updateProfile, async (market) => ({
    caller: await market.tasker(),
    input: { jobTitle: 'Joiner', profileDescription: 'Wood only.', location: 'Yaba' },
    other: { skillsets: ['Woodwork'] },
  })),
  caseOf(accounts.readProfile, async (market) => ({
    caller: null,
    input: { id: (await market.tasker()).id },
  })),

  caseOf(tasks.createTask, async (market) => ({
    caller: await market.client(),
    input: todo({ address: '4 Herbert Macaulay Way' }),
    other: todo({ title: 'Another todo' }),
  })),
  onOwn(tasks.editTask, STAGES.open, todo({ price: 25_000 }), { price: 26_000 }),
  onOwn(tasks.deleteTask, STAGES.open),
  onOwn(tasks.restoreTask, STAGES.removed),
  onOwn(tasks.approveTask, STAGES.submitted),
  ownList(tasks.listPostedTasks, 'client', 'open'),
  caseOf(
    tasks.listOpenTasks,
    async (market) => {
      const { client, tasker } = await two(market)
      await market.post(client)
      return { caller: tasker, input: { q: 'cabinet', skills: 'Woodwork', minPrice: 100 } }
    },
    { anyText: ['q', 'location'] },
  ),
  onOwn(tasks.findTask, STAGES.underWay),
  ownList(tasks.listAssignedTasks, 'tasker', 'underWay'),
  ownList(tasks.listSubmittedTasks, 'tasker', 'submitted'),
  ownList(tasks.listCompletedTasks, 'tasker', 'completed'),
  ownList(tasks.listClientOngoing, 'client', 'underWay'),
  ownList(tasks.listClientSubmitted, 'client', 'submitted'),
  ownList(tasks.listClientCompleted, 'client', 'completed'),
  caseOf(tasks.submitWork, async (market) => {
    const pair = await two(market)
    const { _id: id } = await STAGES.underWay(market, pair)
    const input = { id, ...work }
    const other = { id, submissionNotes: 'Something else.' }
    return { caller: pair.tasker, input, other, stranger: await stranger(market, 'tasker') }
  }),

  caseOf(proposals.applyForTask, async (market) => {
    const { client, tasker } = await two(market)
    const { _id: taskId } = await market.post(client)
    return {
      caller: tasker,
      input: { taskId, ...offer },
      other: { taskId, ...offer, price: '19000' },
    }
  }),
  ...[proposals.editProposal, proposals.withdrawProposal].map((endpoint) =>
    caseOf(endpoint as typeof proposals.editProposal, async (market) => {
      const { client, tasker } = await two(market)
      const { _id: id } = await market.apply(tasker, await market.post(client))
      const input = endpoint.body ? { id, price: '17000' } : { id }
      const other = endpoint.body ? { id, price: '16000' } : { id: newId('proposal') }
      return { caller: tasker, input, other, stranger: await stranger(market, 'tasker') }
    }),
  ),
  ownList(proposals.listProposals, 'tasker', 'applied'),
  onOwn(proposals.listApplicants, STAGES.applied),
  caseOf(proposals.findProposal, async (market) => {
    const { client, tasker } = await two(market)
    const { _id: id } = await market.apply(tasker, await market.post(client))
    return { caller: client, input: { id }, stranger: await stranger(market, 'client') }
  }),
  caseOf(proposals.awardTask, async (market) => {
    const pair = await two(market)
    const { _id: taskId } = await STAGES.applied(market, pair)
    const input = { taskId, taskerId: pair.tasker.id, version: 1 }
    const other = { ...input, taskerId: newId('user') }
    return { caller: pair.client, input, other, stranger: await stranger(market, 'client') }
  }),

  caseOf(uploads.openUpload, async (market) => ({
    caller: await market.tasker(),
    input: { size: 300_000 },
    other: { size: 300_001 },
  })),
  // The same part again is the same part: there is nothing to remember.
  caseOf(
    uploads.putPart,
    async (market) => {
      const { id, ...rest } = await onTheWay(market)
      return { ...rest, input: { id, part: 2, bytes: new Blob(['x'.repeat(300_000 - 262_144)]) } }
    },
    { remembered: false },
  ),
  caseOf(uploads.findUpload, async (market) => {
    const { id, ...rest } = await onTheWay(market)
    return { ...rest, input: { id } }
  }),
  caseOf(uploads.cancelUpload, async (market) => {
    const { id, ...rest } = await onTheWay(market)
    return { ...rest, input: { id }, other: { id: newId('upload') } }
  }),

  ownList(listTransactions, 'client', 'underWay'),
  ...FUNDING_CASES,
  ...PAYOUT_CASES,
  caseOf(readReconciliation, async (market) => ({
    caller: await market.person('admin'),
    input: {},
  })),
  caseOf(sync, async (market) => {
    const pair = await two(market)
    await STAGES.applied(market, pair)
    return { caller: pair.tasker, input: {} }
  }),
]
