import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { logIn } from './steps.ts'
import { fillInProposal, openTask, pressSend, waitUntilSaved } from './tasker-steps.ts'
import { listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Rewire two rooms and fit a new meter box'

let onise: Onise
let tasker: TestUser
let task: TaskId
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  task = await postTask(client, TITLE)
  phone = await onise.installedPhone()
})
afterAll(() => onise?.stop())

/** All that a program on this phone can read: every database, cache and key, bytes as text. */
const readEverything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const complete = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const text = (value: unknown) =>
      JSON.stringify(value, (_, each: unknown) =>
        each instanceof ArrayBuffer || ArrayBuffer.isView(each)
          ? new TextDecoder().decode(each)
          : each,
      )
    const found = [text({ ...localStorage }), text({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await complete(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        found.push(
          `${name} ${store} ${text([await complete(rows.getAllKeys()), await complete(rows.getAll())])}`,
        )
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('workbox-precache')) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(`${name} ${request.url} ${await (await cache.match(request))?.text()}`)
    }
    return found.join('\n')
  })

test('after a log-out the phone has nothing of the user but locked input, which the next log-in sends', async () => {
  const page = await phone.open('/login')
  await logIn(phone, tasker.email)
  await page.waitForURL('**/dashboard')
  await phone.open('/wallet')
  await openTask(page, phone, task)
  await phone.goOffline()
  await page.goto(`${phone.url}/apply-task/${task}`)
  await fillInProposal(page)
  await pressSend(page)
  await waitUntilSaved(page)

  const secrets = [TITLE, PROPOSAL_TEXT, tasker.email, 'Adeola', 'Bukola', tasker.id.slice(0, 8)]
  const before = await readEverything(page)
  expect(secrets.filter((secret) => !before.includes(secret))).toEqual([])

  await page.goto(`${phone.url}/settings`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText(/1 item not sent yet\. .* locked until you log in here again/).waitFor()
  await page.getByRole('button', { name: 'Keep and log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const findSecrets = async () => {
    const everything = await readEverything(page)
    return secrets.slice(0, -1).filter((secret) => everything.includes(secret))
  }
  await expect.poll(findSecrets).toEqual([])
  expect(await listProposalsFor(tasker, task)).toEqual([])

  await phone.goOnline()
  await phone.open('/login')
  await logIn(phone, tasker.email)
  await page.waitForURL('**/dashboard')
  await expect.poll(async () => (await listProposalsFor(tasker, task)).length).toBe(1)
})
