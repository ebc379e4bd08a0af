import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dateInDays, openSignedIn } from './steps.ts'
import { openTask, proposalBadge, proposalRequests, sendProposal } from './tasker-steps.ts'
import { listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
const TITLES = ['Hang a lamp', 'Mend a switch'] as const
/** Not past for a clock that is a year ahead. */
const LATE_DATE = dateInDays(YEAR_MS / DAY_MS + 7)

let onise: Onise
let tasker: TestUser
let phone: PersistentDevice
let tasks: TaskId[]

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Ngozi', [SKILL])
  tasks = []
  for (const title of TITLES) tasks.push(await postTask(client, title))
  phone = await onise.installedPhone()
  await setClock(phone, YEAR_MS)
})
afterAll(() => onise?.stop())

/** Moves the clock of all pages that are opened from now on. */
const setClock = ({ context }: PersistentDevice, offsetMs: number) =>
  context.addInitScript((offset) => {
    const RealDate = Date
    const now = () => RealDate.now() + offset
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        args.length === 0 ? new target(now()) : Reflect.construct(target, args),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, offsetMs)

async function enqueueOffline(task: TaskId | undefined) {
  if (!task) throw new Error('No task was posted.')
  await phone.goOffline()
  await sendProposal(phone.page, phone, task, { date: LATE_DATE })
  await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
  await openTask(phone.page, phone, task)
  await proposalBadge(phone.page, 'Saved on phone').waitFor()
  return task
}

/** testing/integration/wrong-clock.test.ts has a clock that is behind too. */
describe.sequential('a phone whose clock is a year ahead', () => {
  test('stays signed in, and shows a date instead of an age', async () => {
    const page = await openSignedIn(phone, tasker, '/all-task')
    const card = page.getByRole('listitem').filter({ hasText: TITLES[0] }).first()
    await card
      .getByText(/\d{1,2} \w+ 20\d\d/)
      .first()
      .waitFor()
    await page.reload()
    await card.waitFor()
    expect(await page.getByText(/Log in again/).count()).toBe(0)
  })

  test('sends a proposal that was queued offline once', async () => {
    const task = await enqueueOffline(tasks[0])
    await phone.goOnline()
    await proposalBadge(phone.page, 'Sent').waitFor()
    expect(await listProposalsFor(tasker, task)).toHaveLength(1)
    expect(new Set(proposalRequests(phone).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(
      1,
    )
  })

  test('sends what was queued as soon as the clock is right', async () => {
    const task = await enqueueOffline(tasks[1])
    await phone.context.close()
    await phone.relaunch()
    await phone.setNetwork('online')
    await phone.open(`/single-task/${task}`)
    await proposalBadge(phone.page, 'Sent').waitFor()
    expect(await listProposalsFor(tasker, task)).toHaveLength(1)
  })
})
