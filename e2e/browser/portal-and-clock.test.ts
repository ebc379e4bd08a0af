import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '../../schema/domain/ids.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { inDays } from './walking.ts'
import { appliedOn, apply, atWork, look, post, proposalsFor, SKILL, standing } from './working.ts'

const YEAR = 365 * 86_400_000

let onise: Onise
let client: Member

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
})
afterAll(() => onise?.stop())

describe('a captive portal answers everything with its own page and 200 (SYNC 1, lie-fi)', () => {
  let tasker: Member
  let phone: Device
  let todo: TaskId
  const banner = () => phone.page.getByRole('main').getByText(/^No network\./)

  beforeAll(async () => {
    tasker = await newTasker(onise.url, 'Adeola', [SKILL])
    todo = await post(client, 'Rewire two rooms')
    phone = await onise.phone()
    await atWork(phone, tasker)
    await look(phone.page, phone, todo)
  })

  test('what is said is kept and nothing is called sent; the portal is no answer', async () => {
    await phone.signal('portal')
    await phone.wake()
    await banner().waitFor()
    await apply(phone.page, phone, todo)
    await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
    await phone.page.waitForURL(`**/single-task/${todo}`)
    await standing(phone.page, 'Saved on phone').waitFor()
    await banner().waitFor()
    expect(await standing(phone.page, 'Sent').count()).toBe(0)
    expect(await proposalsFor(tasker, todo)).toEqual([])
  })

  test('a reload opens Onise and not the portal, also when a new build is looked for', async () => {
    await phone.page.reload()
    await standing(phone.page, 'Saved on phone').waitFor()
    const looked = await phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => {})
      return [registration?.active?.state, registration?.waiting ?? null]
    })
    expect(looked).toEqual(['activated', null])
    expect(await phone.page.title()).toContain('Onise')
  })

  test('behind the portal everything is as before: sent, once', async () => {
    await phone.signal('good')
    await phone.wake()
    await standing(phone.page, 'Sent').waitFor()
    await banner().waitFor({ state: 'hidden' })
    expect(await proposalsFor(tasker, todo)).toHaveLength(1)
    expect(appliedOn(phone)).toHaveLength(1)
    // The portal answered 200 to all, and no page of ours broke over it.
    expect(
      phone.complaints.filter((one) => !/ERR_|service worker|ServiceWorker/i.test(one)),
    ).toEqual([])
  })
})

const dayIn = (ahead: number) => inDays(Math.max(ahead, 0) / 86_400_000 + 7)

/** The phone's clock, in pages opened from now on. */
const setClock = ({ context }: Device, aheadMs: number) =>
  context.addInitScript((ahead) => {
    const RealDate = Date
    const now = () => RealDate.now() + ahead
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length === 0 ? new target(now()) : Reflect.construct(target, given),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, aheadMs)

describe.each([
  ['a year ahead', YEAR, 'Ngozi'],
  ['a year behind', -YEAR, 'Segun'],
])('a phone whose clock is %s', (_, ahead, name) => {
  let tasker: Member
  let phone: Device
  let todos: TaskId[]
  const titles = ['Hang a lamp', 'Mend a switch', 'Fit a socket'].map(
    (title) => `${title}: ${name}`,
  )

  beforeAll(async () => {
    tasker = await newTasker(onise.url, name, [SKILL])
    todos = []
    for (const title of titles) todos.push(await post(client, title))
    phone = await onise.phone()
    await setClock(phone, ahead)
  })

  test('logs in, stays signed in, and shows no absurd ages', async () => {
    const page = await atWork(phone, tasker)
    await phone.open('/all-task')
    const card = page
      .getByRole('listitem')
      .filter({ hasText: titles[0] ?? '' })
      .first()
    await card.waitFor()
    // To a clock that is ahead it was posted last year, on a day that it names; never in so many days, or ago minus.
    const posted = ahead > 0 ? /\d{1,2} \w+ 20\d\d/ : /just now/
    await card.getByText(posted).first().waitFor()
    await page.reload()
    await card.waitFor()
    expect(await page.getByText(/Log in again/).count()).toBe(0)
  })

  test('says three things without a signal and sends each of them once, whatever the clock says', async () => {
    const { page } = phone
    await phone.goOffline()
    for (const todo of todos) {
      await apply(page, phone, todo, { date: dayIn(ahead) })
      await page.getByRole('status').getByText('Saved on phone').waitFor()
    }
    await phone.goOnline()
    await phone.open('/unsent')
    await page.getByText('Everything is sent').waitFor()
    for (const todo of todos) expect(await proposalsFor(tasker, todo)).toHaveLength(1)
    // Three lanes send side by side. Opening the list may cut one off on its way: it goes again, and is the same one.
    const applied = phone.said.filter(({ path }) => path.includes('/user/apply/'))
    expect(new Set(applied.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set(todos))
    expect(new Set(applied.map(({ key }) => key)).size).toBe(todos.length)
  })
})

test('a clock that was a year ahead when it had to wait, and is put right, does not wait for a year', async () => {
  const tasker = await newTasker(onise.url, 'Amina', [SKILL])
  const todo = await post(client, 'Trace a fault')
  const phone = await onise.ownedPhone()
  await setClock(phone, YEAR)
  await atWork(phone, tasker)
  await look(phone.page, phone, todo)
  await phone.signal('none')
  await apply(phone.page, phone, todo, { date: dayIn(YEAR) })
  await phone.page.waitForURL(`**/single-task/${todo}`)
  await standing(phone.page, 'Saved on phone').waitFor()
  await phone.context.close()
  await phone.relaunch()
  await phone.signal('good')
  await phone.open(`/single-task/${todo}`)
  await standing(phone.page, 'Sent').waitFor()
  expect(await proposalsFor(tasker, todo)).toHaveLength(1)
})
