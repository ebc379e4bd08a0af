import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProposals } from '#schema/contract/proposals.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { proposalRequests, sendProposal, waitUntilSaved } from './tasker-steps.ts'
import { copyTask, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

/** testing/integration/many-entries.test.ts sends 100 in order. */
const TOTAL = 30
/** Sent before the network fails again. */
const SENT_FIRST = 10
const HOUR_MS = 60 * 60_000

let onise: Onise
let tasker: TestUser
let phone: PersistentDevice
let tasks: TaskId[]

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  const client = await registerClient(onise, 'Bukola')
  const first = await postTask(client, 'Wire a room')
  tasks = [first, ...(await copyTask(onise, first, TOTAL - 1))]
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker, `/single-task/${first}`)
  await phone.page.getByText('Job Description').waitFor()
})
afterAll(() => onise?.stop())

/** Copies the entry that the form enqueued, once for each other task, as if enqueued over the last hour. */
const enqueueForOtherTasks = () =>
  phone.page.evaluate(
    async ({ userId, taskIds, hourMs }) => {
      const complete = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      const database = await complete(indexedDB.open(`onise:${userId}`))
      const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox')
      const [original] = await complete(outbox.getAll())
      const { position: _position, ...entry } = original
      const copyId = (id: string, n: number) => id.slice(0, -4) + n.toString(16).padStart(4, '0')
      for (const [n, taskId] of taskIds.entries()) {
        const _id = copyId(entry.input._id, n)
        await complete(
          outbox.add({
            ...entry,
            key: copyId(entry.key, n),
            ref: _id,
            lane: `task:${taskId}`,
            draft: `apply:${taskId}`,
            input: { ...entry.input, _id, taskId, title: `Copy ${n + 1}` },
            queuedAt: entry.queuedAt - hourMs + (n * hourMs) / taskIds.length,
          }),
        )
      }
      database.close()
    },
    { userId: tasker.id, taskIds: tasks.slice(1), hourMs: HOUR_MS },
  )

/** All proposals of the tasker that the server has, page by page. */
async function listAllProposals(): Promise<TaskId[]> {
  const all: TaskId[] = []
  let cursor: string | undefined
  do {
    const page = await tasker.call(listProposals, { ...(cursor && { cursor }) })
    all.push(...page.tasks.map(({ task }) => task))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return all
}

describe.sequential(`${TOTAL} proposals enqueued in an hour offline`, () => {
  test('lists all of them, also after a cold start', async () => {
    const [first] = tasks
    if (!first) throw new Error('No task was posted.')
    await phone.goOffline()
    await sendProposal(phone.page, phone, first)
    await waitUntilSaved(phone.page)
    await enqueueForOtherTasks()
    await phone.kill()
    await phone.setNetwork('offline')
    await phone.relaunch({ offline: true })
    const page = await phone.open('/unsent')
    await page.getByText(`“Copy ${TOTAL - 1}”`).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Discard' }).count()).toBe(TOTAL)
    await page.getByText(new RegExp(`${TOTAL} items saved`)).waitFor()
    await phone.screenshot('bulk-offline-queued')
  })

  test('the app stays usable while a part of them is sent', async () => {
    const { page } = phone
    phone.dropRequests(new RegExp(tasks.slice(SENT_FIRST).join('|')))
    await phone.goOnline()
    await page.getByText(`${SENT_FIRST} of ${TOTAL} sent`).waitFor()
    await page.getByRole('link', { name: 'Wallet' }).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Wallet', level: 1 }).waitFor()
    expect((await listAllProposals()).toSorted()).toEqual(tasks.slice(0, SENT_FIRST).toSorted())
  })

  test('sends each of them once when the network is back', async () => {
    const { page } = phone
    const earlier = phone.requests.length
    phone.dropRequests(null)
    await phone.syncNow()
    // The wallet stays open: the list of all entries is drawn again with each that is sent.
    await expect.poll(() => proposalRequests(phone).length, { timeout: 60_000 }).toBe(TOTAL)
    await page.goBack()
    await page.getByText('Everything is sent').waitFor()

    const keys = proposalRequests(phone).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(TOTAL)
    expect(new Set(keys).size).toBe(TOTAL)
    const apiRequests = phone.requests
      .slice(earlier)
      .filter(({ path }) => path.startsWith('/api/')).length
    expect(apiRequests - (TOTAL - SENT_FIRST)).toBeLessThan(20)
    expect((await listAllProposals()).toSorted()).toEqual(tasks.toSorted())
  })
})
