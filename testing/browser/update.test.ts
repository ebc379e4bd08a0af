import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { buildName } from '#tools/build/build.ts'
import { ROOT } from '#tools/common/paths.ts'
import { activateByStopping, applyUpdate } from './apply-update.ts'
import { copyBuild, createBuild, deploy, type Build } from './builds.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { fillInProposal, proposalBadge, proposalRequests, sendProposal } from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLES = ['Hang a lamp', 'Mend a switch', 'Rewire two rooms', 'Fit a new meter box']
const UNFINISHED_TEXT = 'I can come on Monday and'
/** A service worker is slow on a busy machine. */
const POLL = { timeout: 30_000, interval: 250 }
/** Longer than the app waits for the update at its start. */
const START_POLL = { timeout: 5000, interval: 100 }
/** Chromium misses the moment now and then, above all on a busy machine. */
const MAX_STARTS = 6
const DIST = join(ROOT, 'dist/pwa')

let onise: Onise
let phone: PersistentDevice
let tasker: TestUser
let tasks: TaskId[]
/** The task whose proposal stays a draft. */
let draftTask: TaskId
let next: Build
const copies: Build[] = []

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  draftTask = await postTask(client, 'Find a fault in a cable')
  tasks = []
  for (const title of TITLES) tasks.push(await postTask(client, title))
  next = await createBuild('next-build')
})
afterAll(async () => {
  await onise?.stop()
  for (const build of [next, ...copies]) await build?.remove()
})

const deployCopy = async () => {
  const build = await copyBuild(DIST)
  copies.push(build)
  return deploy(onise, build)
}
const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting ?? registration?.installing)
  })
const offer = (page: Page) => page.getByText('A new version of Onise is ready.')
const proposalField = (page: Page) => page.getByRole('textbox', { name: 'Your proposal' })
const clientHeader = (build: string) => `${build}/${SYNC_SCHEMA}`

async function openWallet(page: Page) {
  await page
    .getByRole('link', { name: 'Wallet', exact: true })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
}
/** A mark that only a reload removes. */
const markPage = (page: Page) =>
  page.evaluate(() => void (document.body.dataset['page'] = 'not reloaded'))
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.dataset['page'] === 'not reloaded')

describe.sequential('an update while proposals are queued', () => {
  beforeAll(async () => {
    phone = await onise.installedPhone()
    await openSignedIn(phone, tasker)
    await phone.open('/all-task')
    await phone.page.getByRole('link', { name: TITLES[0] ?? '' }).waitFor()
  })
  afterAll(() => phone?.close())

  test('nothing is offered when there is no new build', async () => {
    await phone.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    expect([await isUpdateWaiting(phone.page), await offer(phone.page).count()]).toEqual([false, 0])
  })

  test('four proposals are enqueued offline, and a fifth is a draft', async () => {
    await phone.goOffline()
    for (const task of tasks) {
      await sendProposal(phone.page, phone, task)
      await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
    }
    await phone.open(`/apply-task/${draftTask}`)
    await fillInProposal(phone.page, { description: UNFINISHED_TEXT })
    for (const task of tasks) expect(await listProposalsFor(tasker, task)).toEqual([])
  })

  test('the new build is offered, and without a tap the old one continues, also with screens not opened before', async () => {
    expect(await deploy(onise, next)).toBeGreaterThan(30)
    phone.dropRequests(/\/api\/user\/apply\//)
    await phone.goOnline()
    const page = await phone.open(`/apply-task/${draftTask}`)
    await offer(page).waitFor()
    await markPage(page)
    const earlier = phone.requests.length
    await openWallet(page)
    await phone.syncNow()
    const clients = () =>
      new Set(phone.requests.slice(earlier).flatMap(({ client }) => client ?? []))
    await expect.poll(clients).toEqual(new Set([clientHeader(buildName())]))
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    expect(await proposalField(page).inputValue()).toBe(UNFINISHED_TEXT)
  })

  test('a tap on Update activates the new build, which sends each of the four once and has the draft', async () => {
    const { page } = phone
    await applyUpdate(page)
    expect(await proposalField(page).inputValue()).toBe(UNFINISHED_TEXT)
    await phone.open('/unsent')
    for (const title of TITLES) await page.getByText(`“${title}”`).waitFor()
    const earlier = proposalRequests(phone).length

    phone.dropRequests(null)
    await phone.syncNow()
    await page.getByText('Everything is sent').waitFor()
    for (const task of tasks)
      expect(await listProposalsFor(tasker, task)).toMatchObject([{ description: PROPOSAL_TEXT }])
    const clients = proposalRequests(phone)
      .slice(earlier)
      .map(({ client }) => client)
    expect(clients).toEqual(tasks.map(() => clientHeader(next.name)))
    await page.goto(`${phone.url}/single-task/${tasks[0]}`)
    await proposalBadge(page, 'Sent').waitFor()
  })

  test('a tap in another tab leaves this one with the old build, whose files the server still has', async () => {
    const otherTab = await phone.openTab('/dashboard')
    await deployCopy()
    await phone.open('/unsent')
    await offer(phone.page).waitFor()
    await applyUpdate(phone.page)

    await offer(otherTab).waitFor()
    await markPage(otherTab)
    // The new worker has no files of the old build, and the browser may have evicted them.
    await (await phone.context.newCDPSession(otherTab)).send('Network.clearBrowserCache')
    const earlier = phone.requests.length
    await openWallet(otherTab)
    const assets = phone.requests.slice(earlier).filter(({ path }) => path.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(0)
    expect(await isMarked(otherTab)).toBe(true)
    await applyUpdate(otherTab)
    await otherTab.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(await offer(otherTab).count()).toBe(0)
    await otherTab.close()
    const networkErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE/
    expect(phone.errors.filter((error) => !networkErrors.test(error))).toEqual([])
  })
})

describe.sequential('an update that waits while the app starts', () => {
  let otherTab: Page

  beforeAll(async () => {
    await onise.serveApp(DIST)
    phone = await onise.installedPhone()
    await openSignedIn(phone, tasker)
    await phone.open(`/apply-task/${draftTask}`)
    await fillInProposal(phone.page, { description: UNFINISHED_TEXT })
    await deployCopy()
    otherTab = await phone.openTab('/dashboard')
    await offer(phone.page).waitFor()
  })

  /** Opens the app again in the same tab, counts the loads, and resolves with whether the update was activated. */
  async function startAgain() {
    const { page } = phone
    let loads = 0
    const count = () => loads++
    page.on('load', count)
    await phone.open(`/apply-task/${draftTask}`)
    const isWaiting = () => isUpdateWaiting(page).catch(() => true)
    const isActivated = await vi
      .waitUntil(async () => !(await isWaiting()), START_POLL)
      .catch(() => false)
    await proposalField(page).waitFor()
    page.off('load', count)
    return { isActivated, loads }
  }

  test('is only offered while another tab is open', async () => {
    let loads = 0
    phone.page.on('load', () => loads++)
    await phone.open(`/apply-task/${draftTask}`)
    await offer(phone.page).waitFor()
    expect([loads, await isUpdateWaiting(phone.page)]).toEqual([1, true])
  })

  test('is activated at a start in the same tab with one reload, and the app never reloads twice', async () => {
    await otherTab.close()
    let activations = 0
    for (let start = 0; start < MAX_STARTS && activations < 2; start++) {
      const { isActivated, loads } = await startAgain()
      expect(loads, `start ${start}`).toBeLessThanOrEqual(2)
      if (isActivated) {
        activations++
        expect([loads, await offer(phone.page).count()], `start ${start}`).toEqual([2, 0])
      } else await activateByStopping(phone.page)
      await deployCopy()
      await phone.page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update()
      })
      await offer(phone.page).waitFor()
    }
    expect(activations).toBe(2)
  })

  test('is activated at a cold start, and the draft is there', async () => {
    await phone.kill()
    await phone.relaunch()
    const page = await phone.open(`/apply-task/${draftTask}`)
    await expect.poll(() => isUpdateWaiting(page).catch(() => true), POLL).toBe(false)
    await proposalField(page).waitFor()
    expect(await proposalField(page).inputValue()).toBe(UNFINISHED_TEXT)
    await markPage(page)
    await proposalField(page).fill(`${UNFINISHED_TEXT} stay until it is done.`)
    await phone.syncNow()
    expect([await isMarked(page), await offer(page).count()]).toEqual([true, 0])
  })
})
