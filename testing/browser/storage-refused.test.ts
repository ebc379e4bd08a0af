import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, logIn } from './steps.ts'
import { fillInProposal, pressSend } from './tasker-steps.ts'
import { listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

/** As Firefox and Chromium do when the user has forbidden site data for this site. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError')
  }
  const reject = async () => refuse()
  Object.assign(IDBFactory.prototype, { open: refuse, deleteDatabase: refuse, databases: reject })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  if ('caches' in window) Object.assign(CacheStorage.prototype, { open: reject, keys: reject })
}

let onise: Onise
let tasker: TestUser
let phone: Device
let taskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  taskId = await postTask(client, 'Mend a switch')
  phone = await onise.plainPhone()
  await phone.context.addInitScript(refuseStorage)
})
afterAll(() => onise?.stop())

describe.sequential('a browser that refuses IndexedDB, localStorage and caches', () => {
  test('runs from memory after a log-in, and shows that nothing is saved', async () => {
    const page = await phone.open('/login')
    await logIn(phone, tasker.email)
    await page.getByText(/Nothing is saved on this phone/).waitFor()
    await page.getByRole('link', { name: 'To do list' }).first().click()
    await page.getByRole('link', { name: 'Mend a switch' }).click()
    await page.getByText('Job Description').waitFor()
    await expectHealthyScreen(phone, 'storage-refused')
  })

  test('sends a proposal', async () => {
    const { page } = phone
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page)
    await pressSend(page)
    await expect.poll(async () => (await listProposalsFor(tasker, taskId)).length).toBe(1)
    expect(phone.errors).toEqual([])
  })

  test('is signed out after a reload', async () => {
    await phone.open('/all-task')
    await phone.page.getByRole('link', { name: 'Log in' }).first().waitFor()
    expect(phone.errors).toEqual([])
  })
})
