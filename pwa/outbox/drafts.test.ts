import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { deleteDraft, readDraft, saveDraft } from './drafts.ts'
import { enqueue, stopSending } from './queue.ts'
import { queueable } from './queueable.ts'

const profile = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'profile',
  describe: () => 'Profile',
  form: (fields) => ({ draft: 'profile', path: '/update-profile', fields }),
  optimistic: () => {},
})

test('a save that began before the form was submitted does not restore its draft', async () => {
  const { replica } = createDevice()
  const { drafts } = replica
  await saveDraft(replica, 'apply:1', { price: '1' })
  // As in `enqueue`: the draft is deleted at the end of a transaction, and the save waits behind it.
  const submission = replica.transaction('rw', drafts, async () => {
    await drafts.get('apply:1')
    await deleteDraft(replica, 'apply:1')
  })
  await Promise.all([submission, saveDraft(replica, 'apply:1', { price: '10' })])
  expect(await drafts.count()).toBe(0)

  await saveDraft(replica, 'apply:1', { price: '20' })
  expect(await drafts.get('apply:1')).toMatchObject({ fields: { price: '20' } })
})

test('a later save is stored, whatever the clock of the phone showed before', async () => {
  let now = Date.UTC(2027, 0, 1)
  const device = createDevice({ now: () => now })
  const { replica } = device
  const key = await enqueue(device, profile, { jobTitle: 'Baker' }, { draft: 'profile' })
  await stopSending(device, key)
  now = Date.UTC(2026, 0, 1)
  await saveDraft(replica, 'profile', { jobTitle: 'Plumber' })
  expect(await replica.drafts.get('profile')).toMatchObject({ fields: { jobTitle: 'Plumber' } })
})

test('a slow save of a file does not overwrite what was typed after it', async () => {
  const { replica } = createDevice()
  const file = new File(['x'], 'work.pdf')
  // While the file is read, the user types on.
  file.arrayBuffer = async () => {
    await saveDraft(replica, 'submit:1', { notes: 'Whole' })
    return new ArrayBuffer(1)
  }
  await saveDraft(replica, 'submit:1', { notes: 'Half', file })
  expect(await replica.drafts.get('submit:1')).toMatchObject({ fields: { notes: 'Whole' } })
})

test('a form that is opened again while its file is still being saved has the file', async () => {
  const { replica } = createDevice()
  const file = new File(['%PDF-1.7'], 'work.pdf')
  let finishRead = () => {}
  const isRead = new Promise<void>((resolve) => (finishRead = resolve))
  file.arrayBuffer = () => isRead.then(() => new ArrayBuffer(8))
  const save = saveDraft(replica, 'submit:1', { notes: 'Half', file })
  await waitUntil(async () => expect(await replica.drafts.count()).toBe(1))
  const draft = readDraft(replica, 'submit:1')
  finishRead()
  expect(await draft).toMatchObject({ notes: 'Half', file: { name: 'work.pdf' } })
  await save
})
