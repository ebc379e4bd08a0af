import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unsentCountKey } from '#pwa/replica/unsent-count.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { openTask, proposalBadge, sendProposal, waitUntilSaved } from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Rewire two rooms'
/** What a browser deletes when it needs space: everything but localStorage. */
const EVICTED = 'indexeddb,cache_storage,service_workers'

let onise: Onise
let tasker: TestUser
let phone: Device
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  task = await postTask(client, TITLE)
  phone = await openPhone('/all-task')
  await phone.page.getByRole('link', { name: TITLE }).waitFor()
})
afterAll(() => onise?.stop())

async function openPhone(path: string): Promise<Device> {
  const device = await onise.installedPhone()
  await openSignedIn(device, tasker, path)
  return device
}

async function clearStorage(storageTypes: string) {
  const devTools = await phone.context.newCDPSession(phone.page)
  await devTools.send('Storage.clearDataForOrigin', { origin: phone.url, storageTypes })
}
/** The count is stored a moment after the entry, and only a stored one can be reported. */
const readUnsentCount = () =>
  phone.page.evaluate((key) => localStorage.getItem(key), unsentCountKey(tasker.id))
const notice = (text: RegExp) => phone.page.getByRole('status').getByText(text)
const badge = (text: string) => proposalBadge(phone.page, text)

/** Counts the loads from now on: a page must not reload again and again. */
function countLoads() {
  let count = 0
  phone.page.on('load', () => count++)
  return () => count
}

describe.sequential('the browser evicts the storage but not the session', () => {
  test('shows a notice with the number of lost entries offline, and stays usable', async () => {
    const { page } = phone
    await phone.goOffline()
    await sendProposal(page, phone, task)
    await waitUntilSaved(page)
    await openTask(page, phone, task)
    await badge('Saved on phone').waitFor()
    await expect.poll(readUnsentCount).toBe('1')
    const loads = countLoads()
    await clearStorage(EVICTED)
    await notice(/Your browser deleted 1 item not sent yet/).waitFor()
    await phone.screenshot('storage-eviction-offline')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Wallet' }).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(loads()).toBe(0)
    expect(await listProposalsFor(tasker, task)).toEqual([])
  })

  test('fetches everything again when the network is back, and stores new entries', async () => {
    const { page } = phone
    await phone.goOnline()
    await phone.syncNow()
    await page.getByRole('button', { name: 'OK' }).click()
    await notice(/Your browser deleted/).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'To do list' }).locator('visible=true').first().click()
    await page.getByRole('link', { name: TITLE }).waitFor()
    expect(await page.getByText('A new version of Onise is ready.').count()).toBe(0)
    await sendProposal(page, phone, task)
    await badge('Sent').waitFor()
    expect(await listProposalsFor(tasker, task)).toMatchObject([{ description: PROPOSAL_TEXT }])
    await page.reload()
    await badge('Sent').waitFor()
    expect(await notice(/Your browser deleted/).count()).toBe(0)
  })
})

/** Whether the scripts that load last are loaded; the notice comes from one of them. */
const isFullyLoaded = () =>
  phone.page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/when-visible-')),
  )

describe.sequential('the browser clears all data of the site, the session included', () => {
  const deletedNotice = () =>
    phone.page.getByText('This browser deleted what Onise saved on this phone.')

  // Chromium sometimes gives a page no service worker after one was deleted with the storage, so this test has a new phone.
  beforeAll(async () => {
    await phone.close()
    phone = await openPhone(`/single-task/${task}`)
    await badge('Sent').waitFor()
    await phone.waitForServiceWorker()
    await vi.waitUntil(isFullyLoaded, { timeout: 30_000 })
  })

  test('an open page shows the landing page with a notice, also offline, and a login fills the phone again', async () => {
    const { page } = phone
    await phone.goOffline()
    const loads = countLoads()
    await clearStorage('all')
    await deletedNotice().waitFor()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await phone.screenshot('storage-cleared')
    expect(loads()).toBe(0)

    await phone.goOnline()
    await openSignedIn(phone, tasker, `/single-task/${task}`)
    await badge('Sent').waitFor()
    // Work that was interrupted when the storage was cleared.
    const interrupted =
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|^sync |^AbortError|^401 GET \/api\/sync$/
    expect(phone.errors.filter((error) => !interrupted.test(error))).toEqual([])
  })
})
