import type { SubmissionsRow } from '#pwa/replica/database.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from './device.ts'
import { meRow, taskRow, userRow } from './rows.ts'
import { scriptedTransport, type Responder } from './scripted-transport.ts'

type TaskerDeviceOptions = {
  user?: Partial<OwnUser>
  feed?: Task[]
  browsed?: Task[]
  tasks?: (tasker: UserId) => Task[]
  proposals?: Proposal[]
  submissions?: SubmissionsRow[]
  responses?: Record<string, Responder>
}

/** A tasker's phone after its first pull. */
export async function createTaskerDevice({
  user: fields,
  feed = [],
  browsed = [],
  tasks,
  proposals = [],
  submissions = [],
  responses,
}: TaskerDeviceOptions = {}) {
  const { transport, requests } = scriptedTransport(responses)
  const user = userRow({
    userType: 'tasker',
    username: 'Adeola',
    skillsets: ['House Wiring'],
    trade: 'Electrician',
    profileDescription: 'Ten years of houses and shops.',
    jobTitle: 'Electrician',
    location: 'Yaba, Lagos',
    ...fields,
  })
  const device = createDevice({
    userId: user._id,
    isAdmin: user.userType === 'admin',
    transport,
  })
  const { replica } = device
  await replica.me.put(meRow(user, { balance: naira(58_000) }))
  await replica.feed.bulkPut(feed)
  await replica.browsed.bulkPut(browsed)
  await replica.tasks.bulkPut(tasks?.(user._id) ?? [])
  await replica.proposals.bulkPut(proposals)
  await replica.submissions.bulkPut(submissions)
  await replica.setMeta('lastPullAt', TEST_NOW)
  return { ...device, user, requests }
}

/** A task of a new client. */
export const openTask = (fields: Partial<Task> = {}): Task => taskRow(newId('user'), fields)

/** A task assigned to this tasker. */
export const myTask = (tasker: UserId, fields: Partial<Task> = {}): Task =>
  openTask({
    status: 'in-progress',
    tasker: { _id: tasker, username: 'Adeola', profilePicture: null, isVerified: true },
    address: '7 Herbert Macaulay Way',
    agreedDate: '2026-03-06',
    ...fields,
  })

export const proposalRow = (task: Task, fields: Partial<Proposal> = {}): Proposal =>
  ({
    _id: newId('proposal'),
    task: task._id,
    title: task.title,
    description: 'I will bring my own tester.',
    price: naira(105_000),
    date: '2026-03-10',
    status: 'pending',
    version: 1,
    reason: null,
    changedFields: [],
    createdAt: new Date(TEST_NOW).toISOString(),
    updatedAt: new Date(TEST_NOW).toISOString(),
    ...fields,
  }) as Proposal
