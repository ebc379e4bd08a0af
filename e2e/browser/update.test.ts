import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildName } from '../../local/build.mjs'
import { ROOT } from '../../local/install.mjs'
import type { TaskId } from '../../schema/domain/ids.ts'
import { SYNC_SCHEMA } from '../../schema/contract/sync.ts'
import { startOnise, type Device, type Onise, type OwnedDevice } from './harness.ts'
import { buildAgain, buildNext, deploy, type NextBuild } from './next-build.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { takeUpdate } from './take-update.ts'
import { apply, atWork, fillIn, OFFER, post, proposalsFor, SKILL, standing } from './working.ts'

const TITLES = ['Hang a lamp', 'Mend a switch', 'Rewire two rooms', 'Fit a new meter box']
const HALF = 'I can come on Monday and'
/** A service worker takes its time on a busy machine. */
const SOON = { timeout: 30_000, interval: 250 }
/** Its patience, and what a busy machine adds. */
const AT_START = { timeout: 8000, interval: 100 }
const APPLYING = /\/api\/user\/apply\//

let onise: Onise
let client: Member
let tasker: Member
let phone: Device
let other: Page
let todos: TaskId[]
let unwritten: TaskId
let next: NextBuild
const builds: NextBuild[] = []

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  unwritten = await post(client, 'Find a fault in a cable')
  todos = []
  for (const title of TITLES) todos.push(await post(client, title))
  next = await buildNext('the-next-one')
  phone = await onise.phone()
  await atWork(phone, tasker)
  await phone.open('/all-task')
  await phone.page.getByRole('link', { name: TITLES[0] ?? '' }).waitFor()
})
afterAll(async () => {
  await onise?.stop()
  for (const build of [next, ...builds]) await build?.remove()
})

const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting ?? registration?.installing)
  })
const another = async (from: string) => {
  const build = await buildAgain(from)
  builds.push(build)
  return build
}
const offer = (page: Page) => page.getByText('A new version of Onise is ready.')
/** Which build asked, of everything asked since. */
const asking = (from: number) => new Set(phone.said.slice(from).flatMap((one) => one.client ?? []))
const clientOf = (build: string) => `${build}/${SYNC_SCHEMA}`
const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).locator('visible=true').first().click()
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['page'] = 'the same'))
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['page'] === 'the same')

describe('an update while things wait to be sent (SYNC 1, DESIGN 4)', () => {
  test('four proposals are said without a signal, and a fifth is begun', async () => {
    await phone.goOffline()
    for (const todo of todos) {
      await apply(phone.page, phone, todo)
      await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
    }
    await phone.open(`/apply-task/${unwritten}`)
    await fillIn(phone.page, { words: HALF })
    for (const todo of todos) expect(await proposalsFor(tasker, todo)).toEqual([])
  })

  test('not taken: the new build is offered, and the page goes on with the old one, to screens it has not seen yet', async () => {
    expect(await deploy(onise, next)).toBeGreaterThan(30)
    phone.lose(APPLYING)
    await phone.goOnline()
    await phone.open(`/apply-task/${unwritten}`)
    await offer(phone.page).waitFor()
    await mark(phone.page)
    const from = phone.said.length
    await follow(phone.page, 'Wallet')
    await phone.page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    await phone.wake()
    await expect.poll(() => asking(from)).toEqual(new Set([clientOf(buildName())]))
    expect(await isMarked(phone.page)).toBe(true)
    await phone.page.goBack()
    expect(await phone.page.getByRole('textbox', { name: 'Your proposal' }).inputValue()).toBe(HALF)
  })

  test('taken by a tap: nothing is lost, and the new code sends each of the four once', async () => {
    const { page } = phone
    await takeUpdate(page)
    expect(await page.getByRole('textbox', { name: 'Your proposal' }).inputValue()).toBe(HALF)
    await phone.open('/unsent')
    for (const title of TITLES) await page.getByText(`“${title}”`).waitFor()
    const from = phone.said.length

    phone.lose(null)
    await phone.wake()
    await page.getByText('Everything is sent').waitFor()
    for (const todo of todos) {
      expect(await proposalsFor(tasker, todo)).toMatchObject([{ description: OFFER }])
    }
    const sent = phone.said.slice(from).filter(({ path }) => APPLYING.test(path))
    expect(sent.map((one) => one.client)).toEqual(todos.map(() => clientOf(next.name)))
    await page.goto(`${phone.url}/single-task/${todos[0]}`)
    await standing(page, 'Sent').waitFor()
  })

  test('taken in another tab: this one is told, goes on, and finds its screens where they were (30 days)', async () => {
    other = await phone.openTab('/dashboard')
    await deploy(onise, await another(join(ROOT, 'dist/pwa')))
    await phone.open('/unsent')
    await offer(phone.page).waitFor()
    await takeUpdate(phone.page)

    await offer(other).waitFor()
    await mark(other)
    // The new worker has none of the old build's files, and the browser need not have kept them either.
    await (await phone.context.newCDPSession(other)).send('Network.clearBrowserCache')
    const from = phone.said.length
    await follow(other, 'Wallet')
    await other.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    const brought = phone.said.slice(from).filter(({ path }) => path.startsWith('/assets/'))
    expect(brought.length).toBeGreaterThan(0)
    expect(await isMarked(other)).toBe(true)
    await takeUpdate(other)
    await other.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(await offer(other).count()).toBe(0)
    await other.close()
    const weather = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/
    expect(phone.complaints.filter((one) => !weather.test(one))).toEqual([])
  })
})

describe('an update that was left waiting (SYNC 1, cold start)', () => {
  let cold: OwnedDevice

  beforeAll(async () => {
    cold = await onise.ownedPhone()
    await atWork(cold, tasker)
    await cold.open(`/apply-task/${unwritten}`)
    await fillIn(cold.page, { words: HALF })
    await deploy(onise, await another(next.app))
    other = await cold.openTab('/dashboard')
    await offer(cold.page).waitFor()
  })

  /** An update waits; the same tab is loaded again. */
  async function startedAgain(time: number) {
    const { page } = cold
    let loads = 0
    const count = () => loads++
    page.on('load', count)
    await cold.open(`/apply-task/${unwritten}`)
    // A worker that misses its moment comes after half a minute without a question, or after five.
    await expect.poll(() => isWaiting(page).catch(() => true), AT_START).toBe(false)
    await page.getByRole('textbox', { name: 'Your proposal' }).waitFor()
    page.off('load', count)
    expect([time, loads, await offer(page).count()]).toEqual([time, 2, 0])
  }

  test('with another tab open a start takes nothing away: it is only offered', async () => {
    let count = 0
    cold.page.on('load', () => count++)
    await cold.open(`/apply-task/${unwritten}`)
    await offer(cold.page).waitFor()
    expect([count, await isWaiting(cold.page)]).toEqual([1, true])
  })

  test('it is taken when the app is started again in the same tab, time after time, and no start begins more than twice', async () => {
    await other.close()
    for (let time = 0; time < 4; time++) {
      await startedAgain(time)
      await deploy(onise, await another(next.app))
      await cold.page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update()
      })
      await offer(cold.page).waitFor()
    }
  })

  test('it is taken when the app is started from cold, and what was half written is there', async () => {
    await cold.kill()
    await cold.relaunch()
    const page = await cold.open(`/apply-task/${unwritten}`)
    await expect.poll(() => isWaiting(page).catch(() => true), SOON).toBe(false)
    const written = page.getByRole('textbox', { name: 'Your proposal' })
    await written.waitFor()
    expect(await written.inputValue()).toBe(HALF)
    await mark(page)
    await written.fill(`${HALF} stay until it is done.`)
    await cold.wake()
    expect([await isMarked(page), await offer(page).count()]).toEqual([true, 0])
  })
})
