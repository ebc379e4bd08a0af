import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTask } from '#schema/contract/task-reads.ts'
import { findUpload } from '#schema/contract/uploads.ts'
import type { UploadId } from '#schema/domain/ids.ts'
import { PART_SIZE } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { creditWallet } from './ledger.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { readIndexedDb } from './read-indexeddb.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { fillInProposal, openTask, proposalBadge, proposalRequests } from './tasker-steps.ts'
import { assignTask, listProposalsFor, postTask, PROPOSAL_TEXT, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker)
})
afterAll(() => onise?.stop())

/** The outbox as IndexedDB has it. */
const readOutbox = async () => {
  const entries = await readIndexedDb<{ state: string; key: string }>(
    phone.page,
    tasker.id,
    'outbox',
  )
  return entries.map(({ state, key }) => ({ state, key }))
}

describe.sequential('the browser is killed while it sends a proposal', () => {
  test('resends under the same key after a restart and creates one proposal, when the server had received it', async () => {
    const task = await postTask(client, 'Rewire two rooms')
    await openTask(phone.page, phone, task)
    await phone.page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(phone.page)
    await phone.setNetwork('hang-response')
    await phone.page.getByRole('button', { name: 'Send Proposal' }).click()
    await expect.poll(() => listProposalsFor(tasker, task)).toHaveLength(1)
    const [entry, ...others] = await readOutbox()
    expect([entry?.state, others]).toEqual(['sending', []])
    await phone.kill()

    await phone.setNetwork('online')
    await phone.relaunch()
    await phone.open(`/single-task/${task}`)
    await proposalBadge(phone.page, 'Sent').waitFor()
    const keys = proposalRequests(phone).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([entry?.key, entry?.key])
    expect(await listProposalsFor(tasker, task)).toMatchObject([
      { description: PROPOSAL_TEXT, price: naira(105_000) },
    ])
    await expect.poll(readOutbox).toEqual([])
  })
})

describe.sequential('the browser is killed while it uploads a large file', () => {
  const PARTS = 8
  const bytes = Buffer.alloc(PARTS * PART_SIZE - 1000, 'x')
  bytes.write('%PDF-1.4\n')

  const partUploads = () =>
    phone.requests
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/uploads/'))
      .map(({ path }) => new URL(path, phone.url))
  const partNumber = ({ searchParams }: URL) => Number(searchParams.get('part'))

  test('continues after a restart and sends each part once', async () => {
    const task = await postTask(client, 'Rewire a whole house')
    await creditWallet(onise, client.id, 100_000)
    await assignTask({ client, tasker }, task, '90000')

    const page = await phone.open(`/submit-task/${task}`)
    await page.getByLabel('Notes').fill('All rooms rewired, the certificate is attached.')
    await page.getByLabel('Picture or PDF').setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: bytes,
    })
    // A tap while the file is prepared does nothing.
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    phone.stallFrom(/\bpart=3\b/)
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
    await expect.poll(() => partUploads().length).toBeGreaterThan(2)
    const id = partUploads()[0]?.pathname.split('/').at(-1) as UploadId
    const storedParts = async () => (await tasker.call(findUpload, { id })).parts
    await expect.poll(storedParts).toHaveLength(partUploads().length)
    expect(partUploads().length).toBeLessThan(PARTS)
    await phone.kill()

    await phone.setNetwork('online')
    await phone.relaunch()
    await phone.open('/assigned-tasks')
    const status = async () => (await tasker.call(findTask, { id: task })).task.status
    await expect.poll(status).toBe('submitted')
    expect(partUploads().map(partNumber)).toEqual(
      Array.from({ length: PARTS }, (_, index) => index + 1),
    )
    await expect.poll(readOutbox).toEqual([])
  })
})
