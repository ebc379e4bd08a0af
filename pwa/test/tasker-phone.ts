import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import type { Transport } from '#pwa/api/call.ts'
import type { SubmissionsRow } from '#pwa/replica/database.ts'
import { newPhone, NOON } from '#pwa/test/phone.ts'
import { meRow, taskRow, userRow } from '#pwa/test/rows.ts'

type Answer = (asked: { body: unknown; url: URL }) => [status: number, said: object]
export type Asked = { call: string; body: unknown }

type World = {
  person?: Partial<OwnUser>
  /** Open todos of my trade, and of others. */
  feed?: Task[]
  seen?: Task[]
  /** Todos given to me. */
  tasks?: (me: UserId) => Task[]
  proposals?: Proposal[]
  submissions?: SubmissionsRow[]
  /** By "METHOD path"; what is not named here stays unanswered, as without a signal. */
  answers?: Record<string, Answer>
}

/** A tasker's phone after a pull, and a server that answers what the test says and remembers what it was asked. */
export async function taskerPhone(world: World = {}) {
  const asked: Asked[] = []
  const transport: Transport = async (request) => {
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname}`
    const body: unknown = await request.json().catch(() => null)
    const answer = world.answers?.[call]
    if (call === 'GET /api/sync') return new Response(null, { status: 204 })
    asked.push({ call, body })
    if (!answer) throw new TypeError('Failed to fetch')
    const [status, said] = answer({ body, url })
    return Response.json(said, { status })
  }
  const person = userRow({
    userType: 'tasker',
    username: 'Adeola',
    skillsets: ['House Wiring'],
    trade: 'Electrician',
    profileDescription: 'Ten years of houses and shops.',
    jobTitle: 'Electrician',
    location: 'Yaba, Lagos',
    ...world.person,
  })
  const phone = newPhone({ me: person._id, transport })
  const { replica } = phone
  await replica.me.put(meRow(person, { balance: 58_000 }))
  await replica.feed.bulkPut(world.feed ?? [])
  await replica.seen.bulkPut(world.seen ?? [])
  await replica.tasks.bulkPut(world.tasks?.(person._id) ?? [])
  await replica.proposals.bulkPut(world.proposals ?? [])
  await replica.submissions.bulkPut(world.submissions ?? [])
  await replica.know('lastPullAt', NOON)
  return { ...phone, person, asked }
}

/** A todo of somebody else's. */
export const openTask = (some: Partial<Task> = {}): Task => taskRow(newId('user'), some)

/** A todo given to this tasker. */
export const myTask = (me: UserId, some: Partial<Task> = {}): Task =>
  openTask({
    status: 'in-progress',
    tasker: { _id: me, username: 'Adeola', profilePicture: null, isVerified: true },
    address: '7 Herbert Macaulay Way',
    agreedDate: '2026-03-06',
    ...some,
  })

export const proposalRow = (task: Task, some: Partial<Proposal> = {}): Proposal => ({
  _id: newId('proposal'),
  task: task._id,
  title: task.title,
  description: 'I will bring my own tester.',
  price: 105_000,
  date: '2026-03-10',
  status: 'pending',
  version: 1,
  reason: null,
  changedFields: [],
  createdAt: new Date(NOON).toISOString(),
  updatedAt: new Date(NOON).toISOString(),
  ...some,
})
