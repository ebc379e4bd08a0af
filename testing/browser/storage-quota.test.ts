import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTask } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { creditWallet } from './ledger.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dismissToasts, openSignedIn } from './steps.ts'
import { openTask, sendProposal, waitUntilSaved } from './tasker-steps.ts'
import { assignTask, listProposalsFor, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const MB = 1024 * 1024
const NOTES = 'Both rooms are done, the certificate is attached.'
const PICTURE_CACHE = 'onise-pictures'

let onise: Onise
let tasker: TestUser
let phone: PersistentDevice
let openTaskId: TaskId
let assignedTaskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  openTaskId = await postTask(client, 'Mend a switch')
  assignedTaskId = await postTask(client, 'Rewire two rooms')
  await creditWallet(onise, client.id, 100_000)
  await assignTask({ client, tasker }, assignedTaskId, '90000')
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker, `/single-task/${openTaskId}`)
  await phone.page.getByText('Job Description').waitFor()
  await openTask(phone.page, phone, assignedTaskId)
})
afterAll(() => onise?.stop())

const countCachedPictures = () =>
  phone.page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).length,
    PICTURE_CACHE,
  )

/** Limits the storage of the origin; null removes the limit. Chromium applies a change within half a minute. */
async function setQuota(bytes: number | null) {
  const devTools = await phone.context.newCDPSession(phone.page)
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: phone.url,
    ...(bytes !== null && { quotaSize: bytes }),
  })
}
/** The browser's own files, such as a log that it has not merged yet, count as used, so this is asked for each time. */
async function leaveRoom(bytes: number) {
  const used = await phone.page.evaluate(
    async () => (await navigator.storage.estimate()).usage ?? 0,
  )
  await setQuota(used + bytes)
}
/** Caches three megabytes of pictures and leaves one more free, before the app itself opens. */
async function fillStorage() {
  await phone.open('/api/health')
  await phone.page.evaluate(async (name) => {
    const cache = await caches.open(name)
    for (let n = 0; n < 3; n++) {
      const chunks = Array.from({ length: 16 }, () =>
        crypto.getRandomValues(new Uint8Array(65_536)),
      )
      await cache.put(`/api/files/picture-${n}`, new Response(new Blob(chunks)))
    }
  }, PICTURE_CACHE)
  await leaveRoom(MB)
}
/** A file that the browser's storage cannot compress. */
function createPdf(bytes: number) {
  const buffer = Buffer.alloc(bytes)
  for (let offset = 0; offset < bytes; offset += 4)
    buffer.writeUInt32LE((offset * 2_654_435_761) >>> 0, offset)
  buffer.write('%PDF-1.4\n')
  return { name: 'certificate.pdf', mimeType: 'application/pdf', buffer }
}
const submit = () => phone.page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
const fileInput = () => phone.page.getByLabel('Picture or PDF')

describe.sequential('the storage of the phone is full', () => {
  test('deletes cached pictures to store what the user writes, and shows a notice', async () => {
    await phone.goOffline()
    await sendProposal(phone.page, phone, openTaskId)
    await waitUntilSaved(phone.page)
    await phone.context.close()
    await phone.relaunch()
    await phone.setNetwork('online')
    await fillStorage()
    expect(await countCachedPictures()).toBe(3)

    await phone.goOffline()
    const page = await phone.open(`/submit-task/${assignedTaskId}`)
    await page.getByLabel('Notes').fill(NOTES)
    await fileInput().setInputFiles(createPdf(2.5 * MB))
    await page.getByText(/This phone is nearly full/).waitFor()
    await expect.poll(countCachedPictures).toBe(0)
  })

  test('rejects a file that does not fit, and loses neither the text nor earlier entries', async () => {
    const { page } = phone
    await leaveRoom(MB)
    await fileInput().setInputFiles(createPdf(9 * MB))
    const notice = page.getByText(/This phone is full/).first()
    await notice.waitFor()
    await dismissToasts(phone)
    await page.getByLabel('Notes').fill(`${NOTES} Call me.`)
    await submit()
    await notice.waitFor()
    await phone.screenshot('storage-quota-full')
    expect(await page.getByLabel('Notes').inputValue()).toBe(`${NOTES} Call me.`)
    await phone.open('/unsent')
    await page.getByText('“Mend a switch”').waitFor()
  })

  test('restores the draft and sends everything when there is space again', async () => {
    const { page } = phone
    await setQuota(null)
    await phone.open(`/submit-task/${assignedTaskId}`)
    expect(await page.getByLabel('Notes').inputValue()).toBe(`${NOTES} Call me.`)
    await fileInput().setInputFiles(createPdf(MB / 2))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await submit()
    // The form shows it, and after two seconds the task's screen does.
    await page.getByRole('main').getByText('Your work is saved on this phone').first().waitFor()
    await phone.goOnline()
    await phone.open('/unsent')
    await page.getByText('Everything is sent').waitFor()
    expect(await listProposalsFor(tasker, openTaskId)).toHaveLength(1)
    expect((await tasker.call(findTask, { id: assignedTaskId })).task.status).toBe('submitted')
  })
})
