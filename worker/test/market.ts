import { expect } from 'vitest'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, findTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/person.ts'
import { brokenLaws } from '../wallet/invariants.ts'
import { newWorld, type Person, type Reply, type World } from './world.ts'

export const todo = (fields: Partial<Sent<typeof createTask>> = {}): Sent<typeof createTask> => ({
  title: 'Hang a new kitchen cabinet',
  description: 'Two doors, the wood is here.',
  price: '20000',
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Cabinet Making', 'Woodwork'],
  ...fields,
})

type Offer = Partial<Omit<Sent<typeof applyForTask>, 'taskId'>>
const offer = (fields: Offer) => ({
  price: '18000',
  description: 'I have hung forty of them.',
  date: '2026-03-20',
  ...fields,
})

function must<R extends Reply>(reply: R, ...wanted: number[]): R['body'] {
  if (!wanted.includes(reply.status))
    throw new Error(
      `expected ${wanted.join(' or ')}, heard ${reply.status} ${JSON.stringify(reply.body)}`,
    )
  return reply.body
}

export type Market = Awaited<ReturnType<typeof newMarket>>

/** A world with the laws of the books watched: after every step that a person takes they are checked (R22, MONEY 1.3). */
export async function newMarket(options: Parameters<typeof newWorld>[0] = {}) {
  const world: World = await newWorld(options)
  const lawful = async () => expect(await brokenLaws(world.db)).toEqual([])

  function watched(person: Person): Person {
    async function send<E extends Endpoint>(endpoint: E, input: Sent<E>, key?: string) {
      const reply = await person.send(endpoint, input, key)
      expect(reply.status, JSON.stringify(reply.body)).not.toBe(500)
      if (endpoint.kind !== 'query') await lawful()
      return reply
    }
    return { ...person, send }
  }

  const person = async (userType?: UserType, money?: Kobo) =>
    watched(await world.person(userType, money))

  const post = async (client: Person, fields: Parameters<typeof todo>[0] = {}) =>
    must(await client.send(createTask, todo(fields)), 201).task
  const apply = async (tasker: Person, task: { _id: TaskId }, fields: Offer = {}) =>
    must(await tasker.send(applyForTask, { taskId: task._id, ...offer(fields) }), 201).proposal
  const award = async (client: Person, task: { _id: TaskId }, tasker: Person) =>
    must(await client.send(awardTask, { taskId: task._id, taskerId: tasker.id }), 200).task
  const submit = async (
    tasker: Person,
    task: { _id: TaskId },
    submissionNotes = 'Hung and level.',
  ) => must(await tasker.send(submitWork, { id: task._id, submissionNotes }), 200).task
  const approve = async (client: Person, task: { _id: TaskId }) =>
    must(await client.send(approveTask, { id: task._id }), 200)

  return {
    ...world,
    lawful,
    person,
    client: (money = naira(100_000)) => person('client', money),
    tasker: () => person('tasker'),
    post,
    apply,
    award,
    submit,
    approve,
    /** A task that this tasker is doing now. */
    async underWay(client: Person, tasker: Person, fields: Parameters<typeof todo>[0] = {}) {
      const task = await post(client, fields)
      await apply(tasker, task)
      return award(client, task, tasker)
    },
    find: async (reader: Person, task: { _id: TaskId }) =>
      must(await reader.send(findTask, { id: task._id }), 200),
    async available(whose: { id: UserId }) {
      const [row] = await world.rows(
        'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
        `ua:${whose.id}`,
      )
      return Number(row?.['kobo'] ?? 0)
    },
    async held(task: { _id: TaskId }) {
      const [row] = await world.rows(
        'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
        `te:${task._id}`,
      )
      return Number(row?.['kobo'] ?? 0)
    },
    async head() {
      const [row] = await world.rows('SELECT v FROM sync_head')
      return Number(row?.['v'])
    },
    /** What some work put into the change log, as `scope entity op id`, sorted. */
    async told(work: () => Promise<unknown>) {
      const [head] = await world.rows('SELECT v FROM sync_head')
      await work()
      const rows = await world.rows(
        'SELECT scope, entity, op, id FROM changes WHERE seq > ?',
        Number(head?.['v']),
      )
      return rows.map(({ scope, entity, op, id }) => `${scope} ${entity} ${op} ${id}`).toSorted()
    },
  }
}

/** An id that nobody has. */
export const nobodys = <K extends 'task' | 'proposal' | 'user'>(kind: K) => newId(kind)
