import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  applyForTask,
  awardTask,
  editProposal,
  withdrawProposal,
} from '#schema/contract/proposals.ts'
import {
  approveTask,
  createTask,
  deleteTask,
  editTask,
  restoreTask,
  submitWork,
} from '#schema/contract/tasks.ts'
import { newId, type ProposalId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import { ReferenceMarket, type Step } from '#testing/worker/reference-market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

/** In naira. */
const CLIENT_BALANCES = [50_000, 9_000]
const TASKER_COUNT = 3
/** `npm run soak` sets it. */
const HISTORIES = Number(process.env['HISTORIES'] ?? SIZES.marketHistories)

const indexBelow = (count: number) => fc.nat({ max: count - 1 })
const client = indexBelow(CLIENT_BALANCES.length)
const tasker = indexBelow(TASKER_COUNT)
const task = indexBelow(3)
const price = fc.constantFrom(1_000, 4_000, 20_000)
const anyStep = fc.oneof(
  { weight: 1, arbitrary: fc.record({ action: fc.constant('post' as const), user: client }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constantFrom('edit', 'remove', 'restore'),
      user: client,
      task,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ action: fc.constant('apply' as const), user: tasker, task, price }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ action: fc.constant('award' as const), user: client, task, tasker }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('editPrice' as const), user: tasker, task, price }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('withdraw' as const), user: tasker, task }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('submit' as const), user: tasker, task }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('approve' as const), user: client, task }),
  },
) as fc.Arbitrary<Step>

let market: Market
beforeAll(async () => {
  market = await createMarket()
})

type ApplyStep = { user: number; task: number; price: number }

/** Executes the same steps on the server. */
class ServerMarket {
  readonly taskIds: TaskId[] = []
  readonly clients: TestUser[] = []
  readonly taskers: TestUser[] = []
  /** The last proposal of each tasker for each task. */
  readonly proposalIds = new Map<string, ProposalId>()

  async createUsers() {
    for (const balance of CLIENT_BALANCES)
      this.clients.push(await market.createClient(naira(balance)))
    for (let i = 0; i < TASKER_COUNT; i++) this.taskers.push(await market.createTasker())
  }

  /** Returns the HTTP status. */
  async execute(step: Step): Promise<number> {
    const isByTasker = ['apply', 'editPrice', 'withdraw', 'submit'].includes(step.action)
    const user = (isByTasker ? this.taskers : this.clients)[step.user]
    if (!user) throw new Error(`there is no user ${step.user}`)
    const { status } = await this.request(user, step)
    return status
  }

  private request(user: TestUser, step: Step): Promise<{ status: number }> {
    if (step.action === 'post') {
      const _id = newId('task')
      this.taskIds.push(_id)
      return user.send(createTask, taskInput({ _id, price: '5000' }))
    }
    const id = this.taskIds[step.task] ?? newId('task')
    switch (step.action) {
      case 'edit':
        return user.send(editTask, { id, ...taskInput({ price: '6000' }) })
      case 'remove':
        return user.send(deleteTask, { id })
      case 'restore':
        return user.send(restoreTask, { id })
      case 'approve':
        return user.send(approveTask, { id })
      case 'submit':
        return user.send(submitWork, { id, submissionNotes: 'Done.' })
      case 'apply':
        return this.apply(user, step, id)
      case 'editPrice':
        return user.send(editProposal, { id: this.proposalIdOf(step), price: step.price })
      case 'withdraw':
        return user.send(withdrawProposal, { id: this.proposalIdOf(step) })
      case 'award':
        return user.send(awardTask, {
          taskId: id,
          taskerId: this.taskers[step.tasker]?.id ?? newId('user'),
        })
    }
  }

  private async apply(user: TestUser, step: ApplyStep, taskId: TaskId) {
    const _id = newId('proposal')
    const terms = { price: step.price, description: 'I can.', date: '2026-04-01' }
    const response = await user.send(applyForTask, { _id, taskId, ...terms })
    if (response.status === 201) this.proposalIds.set(`${step.user} ${step.task}`, _id)
    return response
  }

  private proposalIdOf({ user, task: taskIndex }: { user: number; task: number }) {
    return this.proposalIds.get(`${user} ${taskIndex}`) ?? newId('proposal')
  }

  /** In the form of `stateOf`. */
  async state() {
    const balance = async (user: TestUser) => (await market.availableBalance(user)) / 100
    const tasks = []
    for (const id of this.taskIds) {
      const [row] = await market.runSql('SELECT status FROM tasks WHERE id = ?', id)
      const proposalRows = await market.runSql(
        'SELECT tasker_id AS t, status, price / 100 AS price FROM proposals WHERE task_id = ?',
        id,
      )
      const indexOf = (t: unknown) => this.taskers.findIndex(({ id: taskerId }) => taskerId === t)
      const proposals = proposalRows.map(
        ({ t, status, price: amount }) => `${indexOf(t)} ${status} ${amount}`,
      )
      const held = (await market.heldAmount({ _id: id })) / 100
      tasks.push({ status: row?.['status'], held, proposals: proposals.toSorted() })
    }
    return {
      clients: await Promise.all(this.clients.map(balance)),
      taskers: await Promise.all(this.taskers.map(balance)),
      tasks,
    }
  }
}

const stateOf = ({ clientBalances, taskerBalances, tasks }: ReferenceMarket) => ({
  clients: clientBalances,
  taskers: taskerBalances,
  tasks: tasks.map(({ status, held, proposals }) => ({
    status,
    held,
    proposals: [...proposals]
      .flatMap(([t, rounds]) => rounds.map((p) => `${t} ${p.status} ${p.price}`))
      .toSorted(),
  })),
})

describe('the lifecycle of a task and its money', () => {
  it(
    `agrees with the reference model in ${HISTORIES} random histories; to repeat: npm run soak -- market ${HISTORIES} --seed ${SEED}`,
    { timeout: 300_000 },
    async () => {
      const history = fc.array(anyStep, { minLength: 6, maxLength: 16, size: 'max' })
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const reference = new ReferenceMarket(CLIENT_BALANCES, TASKER_COUNT)
          const server = new ServerMarket()
          await server.createUsers()
          // Two tasks at the start, so that most steps have a task.
          const firstSteps: Step[] = [0, 1].map((user) => ({ action: 'post', user }))
          for (const step of [...firstSteps, ...steps]) {
            const expected = reference.execute(step)
            expect(await server.execute(step), JSON.stringify(step)).toBe(expected)
          }
          expect(await server.state()).toEqual(stateOf(reference))
          await market.expectInvariants()
        }),
        { seed: SEED, numRuns: HISTORIES, endOnFailure: false },
      )
    },
  )
})
