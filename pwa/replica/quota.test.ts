import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { readDraft, saveDraft, saveSoon } from '#pwa/outbox/drafts.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import {
  PICTURES_CACHE,
  PRIVATE_FILES_CACHE,
  TASK_IMAGES_CACHE,
} from '#pwa/service-worker/names.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { fillDisk } from '#testing/pwa/full-disk.ts'
import { conversationRow, messageRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { openTask } from '#testing/pwa/tasker-device.ts'
import { messages } from './quota-messages.ts'

const TASK_IMAGES = `${TASK_IMAGES_CACHE}user`
const ALL_CACHES = [PICTURES_CACHE, PRIVATE_FILES_CACHE, TASK_IMAGES, 'workbox-precache']

let cacheNames: Set<string>
beforeEach(() => {
  cacheNames = new Set(ALL_CACHES)
  vi.stubGlobal('caches', {
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A phone that rejects the next `rejections` writes to these tables. */
async function fullPhone(rejections: number, tables: string[]) {
  const device = createDevice()
  const reports: string[] = []
  let remaining = rejections
  const { replica } = device
  replica.onFull = (message) => reports.push(message)
  await replica.feed.bulkPut(Array.from({ length: 30 }, () => openTask()))
  await replica.browsed.put(openTask())
  const other = userSummaryRow()
  const conversation = conversationRow(device.userId, { other })
  await replica.conversations.put(conversation)
  await replica.messages.bulkPut(
    Array.from({ length: 60 }, (_, index) => messageRow(conversation._id, index + 1, other._id)),
  )
  fillDisk(
    replica,
    (table, { type }) =>
      tables.includes(table) && (type === 'add' || type === 'put') && remaining-- > 0,
  )
  return { device, reports }
}

const proposal = () => ({
  _id: newId('proposal'),
  taskId: newId('task'),
  title: 'Fix a tap',
  price: '5000',
  description: 'I will.',
  date: '2026-03-10',
})
const workFile = () => new File([new Uint8Array(3)], 'work.pdf', { type: 'application/pdf' })
const countsOf = async ({ replica }: ReturnType<typeof createDevice>) => ({
  outbox: await replica.outbox.count(),
  browsed: await replica.browsed.count(),
  feed: await replica.feed.count(),
  messages: await replica.messages.count(),
})

test.each([
  { rejections: 0, remaining: { browsed: 1, feed: 30 }, deleted: [] },
  {
    rejections: 1,
    remaining: { browsed: 1, feed: 30 },
    deleted: [PICTURES_CACHE, PRIVATE_FILES_CACHE],
  },
  {
    rejections: 2,
    remaining: { browsed: 0, feed: 30 },
    deleted: [PICTURES_CACHE, PRIVATE_FILES_CACHE],
  },
  {
    rejections: 3,
    remaining: { browsed: 0, feed: 20 },
    deleted: [PICTURES_CACHE, PRIVATE_FILES_CACHE],
  },
  {
    rejections: 4,
    remaining: { browsed: 0, feed: 20 },
    deleted: [PICTURES_CACHE, PRIVATE_FILES_CACHE, TASK_IMAGES],
  },
  {
    rejections: 5,
    remaining: { browsed: 0, feed: 20, messages: 50 },
    deleted: [PICTURES_CACHE, PRIVATE_FILES_CACHE, TASK_IMAGES],
  },
])(
  'after $rejections rejected writes, the cheapest data was deleted and the command is stored',
  async ({ rejections, remaining, deleted }) => {
    const { device, reports } = await fullPhone(rejections, ['outbox'])
    await enqueue(device, applyForTask, proposal())
    expect(await countsOf(device)).toEqual({ outbox: 1, messages: 60, ...remaining })
    for (const name of ALL_CACHES)
      expect(cacheNames.has(name)).toBe(!(deleted as string[]).includes(name))
    expect(reports).toEqual(rejections === 0 ? [] : [messages.spaceFreed])
  },
)

test('when deleting is not enough, reports that the phone is full and leaves the draft', async () => {
  const { device, reports } = await fullPhone(99, ['outbox'])
  await device.replica.drafts.put({
    key: 'apply:1',
    fields: { price: '1' },
    entryKey: null,
    isTouched: true,
  })
  await expect(enqueue(device, applyForTask, proposal(), { draft: 'apply:1' })).rejects.toThrow(
    messages.phoneFull,
  )
  expect(reports).toEqual([messages.phoneFull])
  expect(await device.replica.drafts.get('apply:1')).toBeTruthy()
})

test('frees space for a draft too', async () => {
  const { device, reports } = await fullPhone(1, ['drafts'])
  await saveDraft(device.replica, 'apply:1', { price: '500' })
  expect((await device.replica.drafts.get('apply:1'))?.fields).toEqual({ price: '500' })
  expect(reports).toEqual([messages.spaceFreed])
})

test('saves the text of a draft without a file that has no room, and tries the file again', async () => {
  const { device, reports } = await fullPhone(6, ['files'])
  const { replica } = device
  const storedFiles = new Map()
  const file = workFile()
  await saveDraft(replica, 'work:1', { notes: 'Both rooms', file }, { storedFiles })
  expect((await replica.drafts.get('work:1'))?.fields).toEqual({ notes: 'Both rooms' })
  expect(reports).toEqual([messages.phoneFull])

  const notes = 'Both rooms are done'
  await saveDraft(replica, 'work:1', { notes, file }, { storedFiles })
  const row = await replica.drafts.get('work:1')
  expect(row?.fields).toMatchObject({ notes, file: { name: 'work.pdf' } })
  expect(await replica.files.count()).toBe(1)
})

test('saves the last typed text when there was no room to enqueue it', async () => {
  const { device } = await fullPhone(99, ['outbox'])
  const { replica } = device
  const save = () => void saveDraft(replica, 'apply:1', { price: '52' })
  saveSoon(replica, 'apply:1', 60_000, save)
  await saveDraft(replica, 'apply:1', { price: '5' })
  await expect(enqueue(device, applyForTask, proposal(), { draft: 'apply:1' })).rejects.toThrow(
    messages.phoneFull,
  )
  await expect
    .poll(async () => (await replica.drafts.get('apply:1'))?.fields)
    .toEqual({ price: '52' })
})

test('saves the text before it tries to store a file, and before it reports that the file has no room', async () => {
  const { device } = await fullPhone(99, ['files'])
  const { replica } = device
  const file = workFile()
  const fields = { notes: 'Both rooms. Call me.', file }
  await saveDraft(replica, 'work:1', { notes: 'Both rooms.' })
  // The drafts that would remain if the page were closed at the moment of each report.
  const draftsAtReports: Promise<unknown>[] = []
  replica.onFull = () => draftsAtReports.push(readDraft(replica, 'work:1'))
  saveSoon(replica, 'work:1', 60_000, (isTextOnly) => {
    void saveDraft(replica, 'work:1', fields, { isTextOnly })
  })
  const input = { ...proposal(), file }
  const submission = enqueue(device, applyForTask, input, { draft: 'work:1' })
  await expect(submission).rejects.toThrow(messages.phoneFull)
  expect(await draftsAtReports[0]).toEqual({ notes: 'Both rooms. Call me.' })
  await expect.poll(() => draftsAtReports.length).toBe(2)
  expect(await draftsAtReports[1]).toEqual({ notes: 'Both rooms. Call me.' })
})

test('does not store the file of a draft again when the text is changed after a reload', async () => {
  const { device, reports } = await fullPhone(0, [])
  const { replica } = device
  const file = workFile()
  await saveDraft(replica, 'work:1', { notes: 'Both', file })
  const storedFiles = new Map<Blob, unknown>()
  const fields = await readDraft(replica, 'work:1', storedFiles)
  await saveDraft(
    replica,
    'work:1',
    { ...fields, notes: 'Both rooms' },
    {
      storedFiles,
    },
  )
  expect(await replica.files.count()).toBe(1)
  expect(await readDraft(replica, 'work:1')).toMatchObject({ notes: 'Both rooms', file })
  expect(reports).toEqual([])
})

test('reports that the phone is full when not even the text of a draft has room', async () => {
  const { device, reports } = await fullPhone(99, ['drafts'])
  const save = saveDraft(device.replica, 'apply:1', { price: '500' })
  await expect(save).rejects.toThrow(messages.phoneFull)
  expect(reports).toEqual([messages.phoneFull])
})
