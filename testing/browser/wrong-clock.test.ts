import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dateInDays, openSignedIn } from './steps.ts'
import { openTask, proposalBadge, proposalRequests, sendProposal } from './tasker-steps.ts'
import { listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

let onise: Onise
let client: TestUser

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Bukola')
})
afterAll(() => onise?.stop())

/** A date that is not past for the server, nor for a clock with this offset. */
const dateFor = (offsetMs: number) => dateInDays(Math.max(offsetMs, 0) / DAY_MS + 7)

/** Moves the clock of all pages that are opened from now on. */
const setClock = ({ context }: Device, offsetMs: number) =>
  context.addInitScript((offset) => {
    const RealDate = Date
    const now = () => RealDate.now() + offset
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        args.length === 0 ? new target(now()) : Reflect.construct(target, args),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, offsetMs)

describe.sequential.each([
  // A clock that is ahead shows a date, a clock that is behind shows no age.
  { clock: 'a year ahead', offset: YEAR_MS, username: 'Ngozi', age: /\d{1,2} \w+ 20\d\d/ },
  { clock: 'a year behind', offset: -YEAR_MS, username: 'Segun', age: /just now/ },
])('a phone whose clock is $clock', ({ offset, username, age }) => {
  const titles = ['Hang a lamp', 'Mend a switch', 'Fit a socket'].map(
    (title) => `${title}: ${username}`,
  )
  let tasker: TestUser
  let phone: Device
  let tasks: TaskId[]

  afterAll(() => phone?.close())
  beforeAll(async () => {
    tasker = await registerTasker(onise, username, [SKILL])
    tasks = []
    for (const title of titles) tasks.push(await postTask(client, title))
    phone = await onise.installedPhone()
    await setClock(phone, offset)
  })

  test('logs in, stays signed in, and shows no negative or excessive age', async () => {
    const page = await openSignedIn(phone, tasker)
    await phone.open('/all-task')
    const card = page
      .getByRole('listitem')
      .filter({ hasText: titles[0] ?? '' })
      .first()
    await card.waitFor()
    await card.getByText(age).first().waitFor()
    await page.reload()
    await card.waitFor()
    expect(await page.getByText(/Log in again/).count()).toBe(0)
  })

  test('enqueues three proposals offline and sends each of them once', async () => {
    const { page } = phone
    await phone.goOffline()
    for (const task of tasks) {
      await sendProposal(page, phone, task, { date: dateFor(offset) })
      await page.getByRole('status').getByText('Saved on phone').waitFor()
    }
    await phone.goOnline()
    await phone.open('/unsent')
    await page.getByText('Everything is sent').waitFor()
    for (const task of tasks) expect(await listProposalsFor(tasker, task)).toHaveLength(1)
    // Opening the list may interrupt a request, which is then repeated under its key.
    const sent = proposalRequests(phone)
    expect(new Set(sent.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set(tasks))
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(tasks.length)
  })
})

test('an entry that was queued while the clock was a year ahead is sent as soon as the clock is right', async () => {
  const tasker = await registerTasker(onise, 'Amina', [SKILL])
  const task = await postTask(client, 'Trace a fault')
  const phone = await onise.installedPhone()
  await setClock(phone, YEAR_MS)
  await openSignedIn(phone, tasker)
  await openTask(phone.page, phone, task)
  await phone.setNetwork('offline')
  await sendProposal(phone.page, phone, task, { date: dateFor(YEAR_MS) })
  await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
  await openTask(phone.page, phone, task)
  await proposalBadge(phone.page, 'Saved on phone').waitFor()
  await phone.context.close()
  await phone.relaunch()
  await phone.setNetwork('online')
  await phone.open(`/single-task/${task}`)
  await proposalBadge(phone.page, 'Sent').waitFor()
  expect(await listProposalsFor(tasker, task)).toHaveLength(1)
})
