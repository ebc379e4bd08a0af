import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { findTask } from '../../schema/contract/tasks.ts'
import type { TaskId } from '../../schema/domain/ids.ts'
import { fund } from './fund.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { inDays } from './walking.ts'
import { apply, atWork, look, OFFER, post, proposalsFor, SKILL } from './working.ts'

const MB = 1024 * 1024
const NOTES = 'Both rooms are done, the certificate is attached.'

let onise: Onise
let client: Member
let tasker: Member
let phone: OwnedDevice
let todo: TaskId
let job: TaskId

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  todo = await post(client, 'Mend a switch')
  job = await post(client, 'Rewire two rooms')
  await tasker.call(applyForTask, {
    ...{ taskId: job, title: '', price: '90000', description: OFFER, date: inDays(3) },
  })
  await fund(onise, client.id, 100_000)
  await client.call(awardTask, { taskId: job, taskerId: tasker.id })
  phone = await onise.ownedPhone()
  await atWork(phone, tasker)
  await look(phone.page, phone, todo)
  await look(phone.page, phone, job)
})
afterAll(() => onise?.stop())

const PICTURES = 'onise-pictures'
const pictures = () =>
  phone.page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, PICTURES)
/** How much the phone has for Onise; null ends it. The browser remembers for half a minute what it had before. */
async function leave(quotaSize: number | null) {
  const wire = await phone.context.newCDPSession(phone.page)
  await wire.send('Storage.overrideQuotaForOrigin', {
    origin: phone.url,
    ...(quotaSize !== null && { quotaSize }),
  })
}
/** Three megabytes of pictures that were looked at, and a phone that has one more to give. Before the app itself is opened. */
async function fill() {
  await phone.open('/api/health')
  const used = await phone.page.evaluate(async (name) => {
    const cache = await caches.open(name)
    for (let n = 0; n < 3; n++) {
      const parts = Array.from({ length: 16 }, () => crypto.getRandomValues(new Uint8Array(65_536)))
      await cache.put(`/api/files/picture-${n}`, new Response(new Blob(parts)))
    }
    return (await navigator.storage.estimate()).usage ?? 0
  }, PICTURES)
  await leave(used + MB)
}
const certificate = (bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  // Nothing that could be made smaller on the way.
  for (let at = 0; at < bytes; at += 4) buffer.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  buffer.write('%PDF-1.4\n')
  return { name: 'certificate.pdf', mimeType: 'application/pdf', buffer }
}
const submit = () => phone.page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
const file = () => phone.page.getByLabel('Picture or PDF of the work')

test('SYNC 1, quota: pictures that can be had again give way to what is written, and that is said', async () => {
  await phone.goOffline()
  await apply(phone.page, phone, todo)
  await phone.page.getByRole('status').getByText('Saved on phone').waitFor()
  await phone.context.close()
  await phone.relaunch()
  await phone.signal('good')
  await fill()
  expect(await pictures()).toBe(3)

  await phone.goOffline()
  const page = await phone.open(`/submit-task/${job}`)
  await page.getByLabel('Notes').fill(NOTES)
  await file().setInputFiles(certificate(2.5 * MB))
  await page.getByText(/This phone is nearly full/).waitFor()
  await expect.poll(pictures).toBe(0)
})

test('when even that is not enough it is refused in words, and what was written stands', async () => {
  const { page } = phone
  // What was there before is still kept, and all that is left is too little.
  await file().setInputFiles(certificate(6 * MB))
  const full = page.getByText(/This phone is full/).first()
  await full.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByLabel('Notes').fill(`${NOTES} Call me.`)
  await submit()
  await full.waitFor()
  await phone.picture('full-phone')
  expect(await page.getByLabel('Notes').inputValue()).toBe(`${NOTES} Call me.`)
  await phone.open('/unsent')
  await page.getByText('“Mend a switch”').waitFor()
})

test('with room again nothing is lost: the draft is there, and all is sent', async () => {
  const { page } = phone
  await leave(null)
  await phone.open(`/submit-task/${job}`)
  expect(await page.getByLabel('Notes').inputValue()).toBe(`${NOTES} Call me.`)
  await file().setInputFiles(certificate(MB / 2))
  await submit()
  await page.getByRole('status').getByText('Your work is saved on this phone.').waitFor()
  await phone.goOnline()
  await phone.open('/unsent')
  await page.getByText('Everything is sent').waitFor()
  expect(await proposalsFor(tasker, todo)).toHaveLength(1)
  expect((await tasker.call(findTask, { id: job })).task.status).toBe('submitted')
})
