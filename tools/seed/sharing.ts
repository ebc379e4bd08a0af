import { sql } from 'drizzle-orm'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import type { Statement } from '#worker/db/write.ts'
import { DEMO_PASSWORD, DEMO_PIN } from './demo.ts'
import { tools, type Options } from './events.ts'
import { drawTask } from './images.ts'
import type { Step } from './run-task-lifecycle.ts'
import type { SandboxClient } from './sandbox.ts'

const [CLIENT, TASKER] = ['ifeoma', 'musa']
/** Withdrawals of both go there. */
const ACCOUNT = {
  bankCode: '044',
  accountNumber: '0690001234',
  accountName: 'IFEOMA CHIOMA EZE',
}
const WORK = [
  { title: 'Service the tyres of the delivery van', price: 26_000, hoursAgo: 180 },
  { title: 'Two new tyres for the delivery van', price: 19_500, hoursAgo: 90 },
]

type Work = (typeof WORK)[number]

/** Posted, done and approved within two hours. */
function workSteps({ call, step, userOf, timeOf }: ReturnType<typeof tools>, work: Work): Step[] {
  const { title, price, hoursAgo } = work
  const [id, proposalId] = [newId('task'), newId('proposal')]
  return [
    step(hoursAgo, CLIENT, createTask, {
      _id: id,
      title,
      description: `${title}, at the office.`,
      price,
      duration: 1,
      projectType: 'Onsite',
      location: 'New Haven, Enugu',
      skills: ['Tire and Tube Maintenance'],
    }),
    step(hoursAgo - 0.5, TASKER, applyForTask, {
      taskId: id,
      _id: proposalId,
      price,
      description: 'Today.',
      date: dayAfter(dayOf(timeOf(hoursAgo)), 1),
    }),
    step(hoursAgo - 1, CLIENT, awardTask, { taskId: id, taskerId: userOf(TASKER).id }),
    {
      at: timeOf(hoursAgo - 1.5),
      async run() {
        const evidence1 = await drawTask('Vulcanizer', title)
        await call(userOf(TASKER).token, submitWork, { id, submissionNotes: 'Done.', evidence1 })
      },
    },
    step(hoursAgo - 2, CLIENT, approveTask, { id }),
  ]
}

type SharingOptions = Options & {
  sandbox: SandboxClient
  write: (...statements: Statement[]) => Promise<unknown>
}

/** A client and a professional who withdraw to one bank account, log in with one browser, and pay each other. */
export function sharingSteps({ sandbox, write, ...options }: SharingOptions): Step[] {
  const seed = tools(options)
  const { call, userOf, timeOf } = seed
  const { bankCode, accountNumber, accountName } = ACCOUNT
  const withdrawal = (handle: string, hoursAgo: number, amount: string): Step[] => [
    seed.step(hoursAgo + 30, handle, createPin, {
      pin: DEMO_PIN,
      confirm_pin: DEMO_PIN,
      password: DEMO_PASSWORD,
    }),
    {
      at: timeOf(hoursAgo),
      async run() {
        const { id, token } = userOf(handle)
        await sandbox.setAccountName(accountNumber, accountName)
        await call(token, withdraw, { bankCode, accountNumber, amount, pin: DEMO_PIN })
        await write(sql`INSERT INTO known_devices (user_id, device, seen_at)
          VALUES (${id}, 'demo-shared-browser', ${timeOf(hoursAgo)})`)
      },
    },
  ]
  return [
    ...WORK.flatMap((work) => workSteps(seed, work)),
    ...withdrawal(CLIENT, 60, '5000'),
    ...withdrawal(TASKER, 50, '30000'),
  ]
}
