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
import { newMarket, todo, type Market } from '../test/market.ts'
import { PlainMarket, type Step } from '../test/plain-market.ts'
import type { Person } from '../test/world.ts'

const PURSES = [50_000, 9_000]
const TASKERS = 3
const HISTORIES = Number(process.env['HISTORIES'] ?? 60)

const nth = (count: number) => fc.nat({ max: count - 1 })
const who = nth(PURSES.length)
const tasker = nth(TASKERS)
const task = nth(3)
const price = fc.constantFrom(1_000, 4_000, 20_000)
const anyStep = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('post' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('edit', 'remove', 'restore'), who, task }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('apply' as const), who: tasker, task, price }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('award' as const), who, task, tasker }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reprice' as const), who: tasker, task, price }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who: tasker, task }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), who: tasker, task }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('approve' as const), who, task }) },
) as fc.Arbitrary<Step>

let market: Market
beforeAll(async () => {
  market = await newMarket()
})

/** The same steps with real people, real calls and a real database. */
class RealMarket {
  readonly ids: TaskId[] = []
  readonly clients: Person[] = []
  readonly taskers: Person[] = []
  /** The last proposal of each tasker on each todo. */
  readonly sent = new Map<string, ProposalId>()

  async open() {
    for (const purse of PURSES) this.clients.push(await market.client(naira(purse)))
    for (let i = 0; i < TASKERS; i++) this.taskers.push(await market.tasker())
  }

  async answerTo(step: Step): Promise<number> {
    const isTaskers = ['apply', 'reprice', 'withdraw', 'submit'].includes(step.do)
    const person = (isTaskers ? this.taskers : this.clients)[step.who]
    if (!person) throw new Error('nobody')
    if (step.do === 'post') {
      const _id = newId('task')
      this.ids.push(_id)
      return (await person.send(createTask, todo({ _id, price: '5000' }))).status
    }
    const id = this.ids[step.task] ?? newId('task')
    switch (step.do) {
      case 'edit':
        return (await person.send(editTask, { id, ...todo({ price: '6000' }) })).status
      case 'remove':
        return (await person.send(deleteTask, { id })).status
      case 'restore':
        return (await person.send(restoreTask, { id })).status
      case 'approve':
        return (await person.send(approveTask, { id })).status
      case 'submit':
        return (await person.send(submitWork, { id, submissionNotes: 'Done.' })).status
      case 'apply': {
        const _id = newId('proposal')
        const terms = { price: step.price, description: 'I can.', date: '2026-04-01' }
        const { status } = await person.send(applyForTask, { _id, taskId: id, ...terms })
        if (status === 201) this.sent.set(`${step.who} ${step.task}`, _id)
        return status
      }
      case 'reprice':
      case 'withdraw': {
        const proposal = this.sent.get(`${step.who} ${step.task}`) ?? newId('proposal')
        const { price: asked } = { price: 0, ...step }
        return step.do === 'withdraw'
          ? (await person.send(withdrawProposal, { id: proposal })).status
          : (await person.send(editProposal, { id: proposal, price: asked })).status
      }
      case 'award': {
        const taskerId = this.taskers[step.tasker]?.id ?? newId('user')
        return (await person.send(awardTask, { taskId: id, taskerId })).status
      }
    }
  }

  /** Wallets, todos and proposals, in the plain market's own words. */
  async state() {
    const purse = async (person: Person) => (await market.available(person)) / 100
    const tasks = []
    for (const id of this.ids) {
      const [row] = await market.rows('SELECT status FROM tasks WHERE id = ?', id)
      const sent = await market.rows(
        'SELECT tasker_id AS t, status, price / 100 AS price FROM proposals WHERE task_id = ?',
        id,
      )
      const place = (t: unknown) => this.taskers.findIndex((person) => person.id === t)
      const proposals = sent.map(({ t, status, price: asked }) => `${place(t)} ${status} ${asked}`)
      const held = (await market.held({ _id: id })) / 100
      tasks.push({ status: row?.['status'], held, proposals: proposals.toSorted() })
    }
    return {
      clients: await Promise.all(this.clients.map(purse)),
      taskers: await Promise.all(this.taskers.map(purse)),
      tasks,
    }
  }
}

const stateOf = ({ clients, taskers, tasks }: PlainMarket) => ({
  clients,
  taskers,
  tasks: tasks.map(({ status, held, proposals }) => ({
    status,
    held,
    proposals: [...proposals]
      .flatMap(([t, rounds]) => rounds.map((p) => `${t} ${p.status} ${p.price}`))
      .toSorted(),
  })),
})

describe('the life of a task and its money (RULES 2.1, R22)', () => {
  it(
    `goes as in a plain market, in ${HISTORIES} short histories`,
    { timeout: 300_000 },
    async () => {
      const history = fc.array(anyStep, { minLength: 6, maxLength: 16, size: 'max' })
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const plain = new PlainMarket(PURSES, TASKERS)
          const real = new RealMarket()
          await real.open()
          // Two todos to begin with, so that most steps have something to happen to.
          const opening: Step[] = [0, 1].map((client) => ({ do: 'post', who: client }))
          for (const move of [...opening, ...steps]) {
            const wanted = plain.answerTo(move)
            expect(await real.answerTo(move), JSON.stringify(move)).toBe(wanted)
          }
          expect(await real.state()).toEqual(stateOf(plain))
        }),
        { seed: 20_260_304, numRuns: HISTORIES, endOnFailure: false },
      )
    },
  )
})
