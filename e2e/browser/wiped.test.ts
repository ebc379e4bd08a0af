import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '../../schema/domain/ids.ts'
import { faultsOf } from './axe.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { logIn } from './walking.ts'
import { apply, atWork, OFFER, post, proposalsFor, SKILL, standing } from './working.ts'

const TITLE = 'Rewire two rooms'

let onise: Onise
let client: Member
let tasker: Member
let phone: Device
let todo: TaskId

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  todo = await post(client, TITLE)
  phone = await onise.phone()
  await atWork(phone, tasker)
  await phone.open('/all-task')
  await phone.page.getByRole('link', { name: TITLE }).waitFor()
})
afterAll(() => onise?.stop())

async function wipe(storageTypes: string) {
  const wire = await phone.context.newCDPSession(phone.page)
  await wire.send('Storage.clearDataForOrigin', { origin: phone.url, storageTypes })
}
/** What a browser clears that needs room: everything but localStorage. */
const EVICTED = 'indexeddb,cache_storage,service_workers'

const told = (words: RegExp) => phone.page.getByRole('status').getByText(words)
/** A page that begins again and again never comes to rest. */
function loads() {
  let count = 0
  phone.page.on('load', () => count++)
  return () => count
}

describe('the browser clears what Onise kept, to make room (SYNC 1, eviction)', () => {
  test('without a signal and with something unsent: it says what is gone, and goes on', async () => {
    const { page } = phone
    await phone.goOffline()
    await apply(page, phone, todo)
    await page.waitForURL(`**/single-task/${todo}`)
    await standing(page, 'Saved on phone').waitFor()
    const count = loads()
    await wipe(EVICTED)
    await told(/with 1 item not sent yet.*please write the rest again/).waitFor()
    await phone.picture('wiped-offline')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Wallet' }).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect(count()).toBe(0)
    expect(await proposalsFor(tasker, todo)).toEqual([])
  })

  test('when the signal is back everything comes back, and what is said from now on is kept again', async () => {
    const { page } = phone
    await phone.goOnline()
    await phone.wake()
    await page.getByRole('button', { name: 'OK' }).click()
    await told(/made room/).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'To do list' }).locator('visible=true').first().click()
    await page.getByRole('link', { name: TITLE }).waitFor()
    expect(await page.getByText('A new version of Onise is ready.').count()).toBe(0)
    await apply(page, phone, todo)
    await standing(page, 'Sent').waitFor()
    expect(await proposalsFor(tasker, todo)).toMatchObject([{ description: OFFER }])
    await page.reload()
    await standing(page, 'Sent').waitFor()
    expect(await told(/made room/).count()).toBe(0)
  })
})

/** What nobody waits for comes last; until then a page has not been looked at either. */
const isSettled = () =>
  phone.page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/when-seen-')),
  )

describe('everything of this site is cleared, the session with it', () => {
  test('under an open page: it says so at the front door, and logging in fills the phone again', async () => {
    const { page } = phone
    await phone.untilInstalled()
    await expect.poll(isSettled).toBe(true)
    const count = loads()
    await wipe('all')
    await page.getByText('This browser cleared what Onise kept here.').waitFor()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await phone.picture('wiped-all')
    expect(count()).toBe(0)

    await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.waitForURL('**/dashboard')
    await phone.open(`/single-task/${todo}`)
    await standing(page, 'Sent').waitFor()
    await phone.untilInstalled()
  })

  test('without a signal: the page that is open says so and stands; what needs a signal says that', async () => {
    const { page } = phone
    await expect.poll(isSettled).toBe(true)
    await phone.goOffline()
    const count = loads()
    await wipe('all')
    await page.getByText('This browser cleared what Onise kept here.').waitFor()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    expect(count()).toBe(0)

    await phone.goOnline()
    await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.waitForURL('**/dashboard')
    // What was under way when the memory went from under it says so.
    const weather =
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|^sync |^AbortError|^401 GET \/api\/sync$/
    expect(phone.complaints.filter((one) => !weather.test(one))).toEqual([])
  })
})
