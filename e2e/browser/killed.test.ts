import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { findTask } from '../../schema/contract/tasks.ts'
import { findUpload } from '../../schema/contract/uploads.ts'
import type { TaskId, UploadId } from '../../schema/domain/ids.ts'
import { PART_SIZE } from '../../schema/domain/limits.ts'
import { fund } from './fund.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { rowsIn } from './memory.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { inDays } from './walking.ts'
import {
  appliedOn,
  apply,
  atWork,
  fillIn,
  look,
  OFFER,
  post,
  proposalsFor,
  SKILL,
  standing,
} from './working.ts'

let onise: Onise
let client: Member
let tasker: Member
let phone: OwnedDevice

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  phone = await onise.ownedPhone()
  await atWork(phone, tasker)
})
afterAll(() => onise?.stop())

/** What the phone's own memory says of everything that waits. */
const outbox = async () =>
  (await rowsIn<{ state: string; key: string }>(phone.page, tasker.id, 'outbox')).map(
    ({ state, key }) => ({ state, key }),
  )

describe('the browser is killed while something is being sent (SYNC 1: sending becomes queued, same key)', () => {
  let todo: TaskId

  test('the server has it, the phone does not know: after the restart it is sent under the same key and counts once', async () => {
    todo = await post(client, 'Rewire two rooms')
    await look(phone.page, phone, todo)
    await phone.page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillIn(phone.page)
    await phone.signal('mute')
    await phone.page.getByRole('button', { name: 'Send Proposal' }).click()
    await expect.poll(() => proposalsFor(tasker, todo)).toHaveLength(1)
    const [entry, ...more] = await outbox()
    expect([entry?.state, more]).toEqual(['sending', []])
    await phone.kill()

    await phone.signal('good')
    await phone.relaunch()
    await phone.open(`/single-task/${todo}`)
    await standing(phone.page, 'Sent').waitFor()
    expect(appliedOn(phone)).toEqual([entry?.key, entry?.key])
    expect(await proposalsFor(tasker, todo)).toMatchObject([{ description: OFFER, price: 105_000 }])
    await expect.poll(outbox).toEqual([])
  })

  test('the server has not heard it: killed with the request on its way, it is sent after the restart', async () => {
    const other = await post(client, 'Fit a new meter box')
    await look(phone.page, phone, other)
    await phone.signal('silent')
    await apply(phone.page, phone, other)
    await expect.poll(async () => (await outbox()).map(({ state }) => state)).toEqual(['sending'])
    await phone.kill()
    expect(await proposalsFor(tasker, other)).toEqual([])

    await phone.signal('good')
    await phone.relaunch()
    await phone.open(`/single-task/${other}`)
    await standing(phone.page, 'Sent').waitFor()
    expect(await proposalsFor(tasker, other)).toHaveLength(1)
  })
})

describe('the browser is killed while a large file goes up (SYNC 1: none twice)', () => {
  const PARTS = 24
  const NOTES = 'All rooms rewired, the certificate is attached.'
  const bytes = Buffer.alloc(PARTS * PART_SIZE - 1000, 'x')
  bytes.write('%PDF-1.4\n')
  const putParts = () =>
    phone.said
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/uploads/'))
      .map(({ path }) => new URL(path, phone.url))
  const partOf = ({ searchParams }: URL) => Number(searchParams.get('part'))
  let job: TaskId

  test('what has arrived is not sent again: each part goes over the wire once', async () => {
    job = await post(client, 'Rewire a whole house')
    await tasker.call(applyForTask, {
      ...{ taskId: job, title: '', price: '90000', description: OFFER, date: inDays(3) },
    })
    await fund(onise, client.id, 100_000)
    await client.call(awardTask, { taskId: job, taskerId: tasker.id })

    await phone.open(`/submit-task/${job}`)
    const { page } = phone
    await page.getByLabel('Notes').fill(NOTES)
    await page.getByLabel('Picture or PDF of the work').setInputFiles({
      ...{ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: bytes },
    })
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => putParts().length, { interval: 5 }).toBeGreaterThan(2)
    await phone.signal('mute')
    const id = putParts()[0]?.pathname.split('/').at(-1) as UploadId
    const arrived = async () => (await tasker.call(findUpload, { id })).parts
    await expect.poll(arrived).toHaveLength(putParts().length)
    expect(putParts().length).toBeLessThan(PARTS)
    await phone.kill()

    await phone.signal('good')
    await phone.relaunch()
    await phone.open('/assigned-tasks')
    const status = async () => (await tasker.call(findTask, { id: job })).task.status
    await expect.poll(status).toBe('submitted')
    expect(putParts().map(partOf)).toEqual(Array.from({ length: PARTS }, (_, place) => place + 1))
    await expect.poll(outbox).toEqual([])
  })
})
