import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { findTask } from '../../schema/contract/tasks.ts'
import type { TaskId } from '../../schema/domain/ids.ts'
import { fund } from './fund.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { inDays } from './walking.ts'
import { apply, atWork, look, OFFER, post, proposalsFor, SKILL } from './working.ts'

const MB = 1024 * 1024
const NOTES = 'Both rooms are done, the certificate is attached.'

let onise: Onise
let client: Member
let tasker: Member
let phone: Device
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
  phone = await onise.phone()
  await atWork(phone, tasker)
  await look(phone.page, phone, todo)
  await look(phone.page, phone, job)
})
afterAll(() => onise?.stop())

const PICTURES = 'onise-pictures'
const usage = () => phone.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
/** What the phone has left for Onise. */
async function leave(bytes: number | null) {
  const wire = await phone.context.newCDPSession(phone.page)
  const quota = bytes === null ? {} : { quotaSize: (await usage()) + bytes }
  await wire.send('Storage.overrideQuotaForOrigin', { origin: phone.url, ...quota })
}
const pictures = () =>
  phone.page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, PICTURES)
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
  const { page } = phone
  await page.evaluate(async (name) => {
    const cache = await caches.open(name)
    for (let n = 0; n < 4; n++)
      await cache.put(
        `/api/files/picture-${n}`,
        new Response(crypto.getRandomValues(new Uint8Array(65_536)).buffer.slice(0)),
      )
    const large = new Blob(
      Array.from({ length: 48 }, () => crypto.getRandomValues(new Uint8Array(65_536))),
    )
    await cache.put('/api/files/large', new Response(large))
  }, PICTURES)
  await phone.goOffline()
  await apply(page, phone, todo)
  await page.getByRole('status').getByText('Saved on phone').waitFor()

  await page.goto(`${phone.url}/submit-task/${job}`)
  await page.getByLabel('Notes').fill(NOTES)
  await leave(MB)
  await file().setInputFiles(certificate(2.5 * MB))
  await page.getByText(/This phone is nearly full/).waitFor()
  expect(await pictures()).toBe(0)
})

test('when even that is not enough it is refused in words, and what was written stands', async () => {
  const { page } = phone
  await leave(0)
  await page.reload()
  await file().setInputFiles(certificate(6 * MB))
  await page
    .getByText(/This phone is full/)
    .first()
    .waitFor()
  await submit()
  await page
    .getByText(/This phone is full/)
    .first()
    .waitFor()
  await phone.picture('full-phone')
  expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES)
  await phone.open('/unsent')
  await page.getByText('“Mend a switch”').waitFor()
})

test('with room again nothing is lost: the draft is there, and all is sent', async () => {
  const { page } = phone
  await leave(null)
  await phone.open(`/submit-task/${job}`)
  expect(await page.getByLabel('Notes').inputValue()).toBe(NOTES)
  await file().setInputFiles(certificate(MB / 2))
  await submit()
  await phone.goOnline()
  await phone.open('/unsent')
  await page.getByText('Everything is sent').waitFor()
  expect(await proposalsFor(tasker, todo)).toHaveLength(1)
  expect((await tasker.call(findTask, { id: job })).task.status).toBe('submitted')
})
