import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { newId } from '#schema/domain/ids.ts'
import { fillDisk } from '#pwa/test/full-disk.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { openTask } from '#pwa/test/tasker-phone.ts'
import { PICTURES, PRIVATE_FILES, WORK_PACK } from './caches.ts'
import { keepDraft, readDraft, saveSoon } from './drafts.ts'
import { say } from './outbox.ts'
import { words } from './words.ts'

let shelves: Set<string>
beforeEach(() => {
  shelves = new Set([PICTURES, PRIVATE_FILES, `${WORK_PACK}me`, 'workbox-precache'])
  vi.stubGlobal('caches', {
    keys: async () => [...shelves],
    delete: async (name: string) => shelves.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A phone with no room for the next `times` things that are written into these tables. */
async function fullPhone(times: number, tables: string[]) {
  const phone = newPhone()
  const told: string[] = []
  let left = times
  const { replica } = phone
  replica.whenFull = (said) => told.push(said)
  await replica.feed.bulkPut(Array.from({ length: 30 }, () => openTask()))
  await replica.seen.put(openTask())
  fillDisk(
    replica,
    (table, { type }) => tables.includes(table) && (type === 'add' || type === 'put') && left-- > 0,
  )
  return { phone, told }
}

const offer = () => ({
  _id: newId('proposal'),
  taskId: newId('task'),
  title: 'Fix a tap',
  price: '5000',
  description: 'I will.',
  date: '2026-03-10',
})
const countsOf = async ({ replica }: ReturnType<typeof newPhone>) => ({
  outbox: await replica.outbox.count(),
  seen: await replica.seen.count(),
  feed: await replica.feed.count(),
})

test.each([
  { times: 0, left: { seen: 1, feed: 30 }, gone: [] },
  { times: 1, left: { seen: 1, feed: 30 }, gone: [PICTURES, PRIVATE_FILES] },
  { times: 2, left: { seen: 0, feed: 30 }, gone: [PICTURES, PRIVATE_FILES] },
  { times: 3, left: { seen: 0, feed: 20 }, gone: [PICTURES, PRIVATE_FILES] },
  { times: 4, left: { seen: 0, feed: 20 }, gone: [PICTURES, PRIVATE_FILES, `${WORK_PACK}me`] },
])(
  'SYNC 1, local quota: refused $times times, it gives up what can be had again, in order, and keeps what was said',
  async ({ times, left, gone }) => {
    const { phone, told } = await fullPhone(times, ['outbox'])
    await say(phone, applyForTask, offer())
    expect(await countsOf(phone)).toEqual({ outbox: 1, ...left })
    for (const name of [PICTURES, PRIVATE_FILES, `${WORK_PACK}me`, 'workbox-precache'])
      expect(shelves.has(name)).toBe(!(gone as string[]).includes(name))
    expect(told).toEqual(times === 0 ? [] : [words.madeRoom])
  },
)

test('when there is truly no room it says so in words, and what was written before stays', async () => {
  const { phone, told } = await fullPhone(99, ['outbox'])
  await phone.replica.drafts.put({
    key: 'apply:1',
    fields: { price: '1' },
    from: null,
    isTouched: true,
    savedAt: 1,
  })
  await expect(say(phone, applyForTask, offer(), { clears: 'apply:1' })).rejects.toThrow(
    words.phoneFull,
  )
  expect(told).toEqual([words.phoneFull])
  expect(await phone.replica.drafts.get('apply:1')).toBeTruthy()
})

test('a draft makes room for itself as well', async () => {
  const { phone, told } = await fullPhone(1, ['drafts'])
  await keepDraft(phone.replica, 'apply:1', { price: '500' }, 1)
  expect((await phone.replica.drafts.get('apply:1'))?.fields).toEqual({ price: '500' })
  expect(told).toEqual([words.madeRoom])
})

test('a file that there is no room for does not take the words with it, and is tried again', async () => {
  const { phone, told } = await fullPhone(5, ['files'])
  const { replica } = phone
  const known = new Map()
  const file = new File([new Uint8Array(3)], 'work.pdf', { type: 'application/pdf' })
  await keepDraft(replica, 'work:1', { notes: 'Both rooms', file }, 1, known)
  expect((await replica.drafts.get('work:1'))?.fields).toEqual({ notes: 'Both rooms' })
  expect(told).toEqual([words.phoneFull])

  await keepDraft(replica, 'work:1', { notes: 'Both rooms are done', file }, 2, known)
  const row = await replica.drafts.get('work:1')
  expect(row?.fields).toMatchObject({ notes: 'Both rooms are done', file: { name: 'work.pdf' } })
  expect(await replica.files.count()).toBe(1)
})

test('what was typed last is not lost when there was no room to send it', async () => {
  const { phone } = await fullPhone(99, ['outbox'])
  const { replica } = phone
  saveSoon(replica, 'apply:1', 60_000, () => void keepDraft(replica, 'apply:1', { price: '52' }, 2))
  await keepDraft(replica, 'apply:1', { price: '5' }, 1)
  await expect(say(phone, applyForTask, offer(), { clears: 'apply:1' })).rejects.toThrow(
    words.phoneFull,
  )
  await expect
    .poll(async () => (await replica.drafts.get('apply:1'))?.fields)
    .toEqual({ price: '52' })
})

test('the words are kept before the phone tries a file, and before it is said that the file has no room', async () => {
  const { phone } = await fullPhone(99, ['files'])
  const { replica } = phone
  const file = new File([new Uint8Array(3)], 'work.pdf', { type: 'application/pdf' })
  const fields = { notes: 'Both rooms. Call me.', file }
  await keepDraft(replica, 'work:1', { notes: 'Both rooms.' }, 1)
  // What is there when the page is left at the moment of the first refusal.
  const there: Promise<unknown>[] = []
  replica.whenFull = () => there.push(readDraft(replica, 'work:1'))
  saveSoon(replica, 'work:1', 60_000, (onlyWords) => {
    void keepDraft(replica, 'work:1', fields, 2, new Map(), onlyWords)
  })
  const input = { ...offer(), file }
  const saying = say(phone, applyForTask, input, { clears: 'work:1' })
  await expect(saying).rejects.toThrow(words.phoneFull)
  expect(await there[0]).toEqual({ notes: 'Both rooms. Call me.' })
  await expect.poll(() => there.length).toBe(2)
  expect(await there[1]).toEqual({ notes: 'Both rooms. Call me.' })
})

test('a file that is in the draft already needs no room when the words are changed after a reload', async () => {
  const { phone, told } = await fullPhone(0, [])
  const { replica } = phone
  const file = new File([new Uint8Array(3)], 'work.pdf', { type: 'application/pdf' })
  await keepDraft(replica, 'work:1', { notes: 'Both', file }, 1)
  const known = new Map<Blob, unknown>()
  const again = await readDraft(replica, 'work:1', known)
  await keepDraft(replica, 'work:1', { ...again, notes: 'Both rooms' }, 2, known)
  expect(await replica.files.count()).toBe(1)
  expect(await readDraft(replica, 'work:1')).toMatchObject({ notes: 'Both rooms', file })
  expect(told).toEqual([])
})

test('when not even the words have room, that is said', async () => {
  const { phone, told } = await fullPhone(99, ['drafts'])
  const keeping = keepDraft(phone.replica, 'apply:1', { price: '500' }, 1)
  await expect(keeping).rejects.toThrow(words.phoneFull)
  expect(told).toEqual([words.phoneFull])
})
