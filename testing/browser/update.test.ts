import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { appName } from '#tools/build/build.ts'
import { ROOT } from '#tools/common/paths.ts'
import { applyUpdate } from './apply-update.ts'
import { copyBuild, createBuild, deploy, type Build } from './builds.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import {
  fillInProposal,
  proposalBadge,
  proposalRequests,
  sendProposal,
  waitUntilSaved,
} from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLES = ['Hang a lamp', 'Mend a switch']
const UNFINISHED_TEXT = 'I can come on Monday and'
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
/** Counts the loads of the phone's page from now on. */
function countLoads() {
  let loads = 0
  phone.context.pages()[0]?.on('load', () => loads++)
  return () => loads
}
/** A mark that only a reload removes. */
const markPage = (page: Page) =>
  page.evaluate(() => void (document.body.dataset['page'] = 'not reloaded'))
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.dataset['page'] === 'not reloaded')

describe.sequential('an update while proposals are queued', () => {
  beforeAll(async () => {
    phone = await onise.installedPhone()
    await openSignedIn(phone, tasker, '/all-task')
    await phone.page.getByRole('link', { name: TITLES[0] ?? '' }).waitFor()
  })

  test('nothing is offered when there is no new build', async () => {
    await phone.page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    expect([await isUpdateWaiting(phone.page), await offer(phone.page).count()]).toEqual([false, 0])
  })

  test('two proposals are enqueued offline, and a third is a draft', async () => {
    await phone.goOffline()
    for (const task of tasks) {
      await sendProposal(phone.page, phone, task)
      await waitUntilSaved(phone.page)
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
    await expect.poll(clients).toEqual(new Set([clientHeader(appName())]))
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    expect(await proposalField(page).inputValue()).toBe(UNFINISHED_TEXT)
  })

  test('a tap on Update activates the new build, which sends each of the two once and has the draft', async () => {
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
    const loads = countLoads()
    await phone.open('/unsent')
    await offer(phone.page).waitFor()
    expect([loads(), await isUpdateWaiting(phone.page)], 'only offered').toEqual([1, true])
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
    const networkErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY_RESPONSE/
    expect(phone.errors.filter((error) => !networkErrors.test(error))).toEqual([])
  })
})
