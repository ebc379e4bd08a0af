import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { deleteUnusedFiles, readDraft, saveDraft } from './drafts.ts'
import { discardEntry, enqueue, stopSending } from './queue.ts'
import { acknowledge, claimNext, deleteAcknowledged, reject } from './transitions.ts'

const picture = () => new File(['a picture'], 'tap.jpg', { type: 'image/jpeg' })
const taskFields = () => ({
  title: 'Fix a tap',
  description: 'It drips day and night.',
  price: '5000',
  duration: '1',
  projectType: 'Remote',
  location: '',
  skills: 'Plumbing',
  taskImage: picture(),
})
const INPUTS: Record<string, () => object> = {
  'tasks.create': () => ({ _id: newId('task'), ...taskFields() }),
  'tasks.edit': () => ({ id: newId('task'), ...taskFields() }),
  'tasks.submit': () => ({
    id: newId('task'),
    submissionNotes: 'The tap holds.',
    submissionFile: picture(),
  }),
  'materials.receipts': () => ({
    id: newId('task'),
    n: 1,
    spent: '6500',
    evidence1: picture(),
  }),
  'disputes.open': () => ({
    id: newId('task'),
    reason: 'quality',
    statement: 'The tap still drips.',
    evidence1: picture(),
  }),
  'disputes.answer': () => ({
    id: newId('task'),
    statement: 'The tap held when I left.',
    evidence1: picture(),
  }),
  'verifications.send': () => ({
    name: 'Ngozi Okafor',
    birthDate: '1990-05-17',
    documentKind: 'nin',
    documentNumber: '12345678901',
    facePicture: picture(),
  }),
  'accounts.updateProfile': () => ({ jobTitle: 'Plumber', profilePicture: picture() }),
}
const definitionOf = (name: string) => {
  const found = queueableCommands.find(({ command }) => command.name === name)
  if (!found) throw new Error(`${name} is not queueable`)
  return found
}
const REJECTED = new ApiError(409, 'task_closed' as never, 'This todo is closed.')

/** Claims and rejects everything that waits. */
async function rejectAll(device: ReturnType<typeof createDevice>) {
  for (let entry = await claimNext(device); entry; entry = await claimNext(device))
    await reject(device, entry, REJECTED)
}
const filesOf = (fields: Record<string, unknown> | null) =>
  Object.values(fields ?? {}).filter((value) => value instanceof File)
async function readFiles(device: ReturnType<typeof createDevice>, draft: string) {
  const files = filesOf(await readDraft(device.replica, draft))
  return Promise.all(files.map((file) => file.text()))
}

describe.each(Object.keys(INPUTS))('the file of a rejected %s', (name) => {
  const definition = definitionOf(name)
  const setUp = async () => {
    const device = createDevice()
    const input = INPUTS[name]?.() ?? {}
    const { draft } = definition.form(input as never)
    const storedFiles = new Map<Blob, unknown>()
    const { fields } = definition.form(input as never)
    await saveDraft(device.replica, draft, fields, { storedFiles })
    const key = await enqueue(device, definition, input, { draft })
    await rejectAll(device)
    return { device, draft, key, fields, storedFiles }
  }

  test('is in its draft, also after the next start', async () => {
    const { device, draft } = await setUp()
    await deleteUnusedFiles(device.replica)
    expect(await readFiles(device, draft)).toEqual(['a picture'])
  })

  test('stays in a draft that was edited before the entry is discarded', async () => {
    const { device, draft, key } = await setUp()
    const storedFiles = new Map<Blob, unknown>()
    const fields = await readDraft(device.replica, draft, storedFiles)
    await saveDraft(device.replica, draft, { ...fields, typed: 'more' }, { storedFiles })
    await discardEntry(device, key)
    expect(await device.replica.outbox.count()).toBe(0)
    expect(await readFiles(device, draft)).toEqual(['a picture'])
    await device.replica.drafts.clear()
    await deleteUnusedFiles(device.replica)
    expect(await device.replica.files.count()).toBe(0)
  })

  test('is stored again when the form is edited after its first copy was deleted', async () => {
    const { device, draft, fields, storedFiles } = await setUp()
    // The leading tab changes, as when the camera was in front of the app.
    await deleteUnusedFiles(device.replica)
    await saveDraft(device.replica, draft, { ...fields, typed: 'more' }, { storedFiles })
    expect(await readFiles(device, draft)).toEqual(['a picture'])
  })
})

test('the file of a stopped entry stays in its draft when the server had accepted it after all', async () => {
  const device = createDevice()
  const definition = definitionOf('tasks.submit')
  const input = INPUTS['tasks.submit']?.() as { id: string }
  const { draft } = definition.form(input as never)
  const key = await enqueue(device, definition, input, { draft })
  await stopSending(device, key)
  const storedFiles = new Map<Blob, unknown>()
  const fields = await readDraft(device.replica, draft, storedFiles)
  await saveDraft(device.replica, draft, { ...fields, typed: 'more' }, { storedFiles })
  const entry = await device.replica.outbox.get({ key })
  if (!entry) throw new Error('the entry is gone')
  await acknowledge(device, entry, { seq: 4 })
  const { outbox, files, drafts } = device.replica
  await device.replica.transaction('rw', outbox, files, drafts, () =>
    deleteAcknowledged(device.replica, '4.own'),
  )
  expect(await readFiles(device, draft)).toEqual(['a picture'])
})

/** A rejected message stays in its conversation instead, a picture of earlier work in its list, and its entry still has the file. */
const WITHOUT_DRAFT = ['chats.send', 'workPictures.add']

test('every queueable command with a file has a case here', () => {
  const withFiles = queueableCommands.filter(
    ({ command }) => command.body === 'files' && !WITHOUT_DRAFT.includes(command.name),
  )
  expect(withFiles.map(({ command }) => command.name).toSorted()).toEqual(
    Object.keys(INPUTS).toSorted(),
  )
})
