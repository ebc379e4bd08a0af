// Runs in Chromium for bench/search.ts: the product's own tables, filled with many tasks.
import { Replica } from '#pwa/replica/database.ts'
import { searchTitles } from '#pwa/replica/title-index/search.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { PRIVATE_TASK_FIELDS, recordOf } from '#schema/domain/fields.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TRADE_NAMES } from '#schema/domain/trade-names.ts'

const JOBS = [
  'Rewire',
  'Paint',
  'Fix',
  'Install',
  'Clean',
  'Bake',
  'Repair',
  'Weld',
  'Polish',
  'Build',
]
const OBJECTS = [
  'two rooms',
  'a kitchen tap',
  'the front gate',
  'an inverter',
  'a duplex',
  'wedding cakes',
  'a sofa',
]
const PLACES = [
  'in Yaba',
  'near Ìbàdàn',
  'at Wuse market',
  'behind the school',
  'for Friday',
  'before rain',
]
const PAGE_SIZE = 200

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''
const client = newId('user')
const DESCRIPTION =
  'Old building behind the market. Cables are exposed near the stairs, please bring a tester. '

function createTask(n: number): Task {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
  return {
    _id: newId('task'),
    title: `${pick(JOBS, n)} ${pick(OBJECTS, n * 7 + (n >> 3))} ${pick(PLACES, n >> 2)} ${n}`,
    description: DESCRIPTION.repeat(4),
    price: naira(1000 + n),
    duration: 1,
    neededBy: null,
    span: null,
    projectType: 'Onsite',
    place: null,
    location: 'Yaba, Lagos',
    skills: ['House Wiring'],
    taskImage: null,
    taskThumbnail: null,
    status: 'pending',
    taskStatus: 'Open',
    client,
    tasker: null,
    submissionNotes: null,
    createdAt,
    updatedAt: createdAt,
    postedBy: { _id: client, username: 'Bukola', profilePicture: null, isVerified: true },
    field: TRADE_NAMES[n % TRADE_NAMES.length] ?? 'Baker',
    ...recordOf(PRIVATE_TASK_FIELDS, () => null),
    agreedDate: null,
    submittedAt: null,
    autoApproveAt: null,
    changeRequest: null,
    reviewState: null,
    dispute: null,
    awardedAt: null,
    cancelOffer: null,
    removedFrom: null,
    forUser: null,
  }
}

const replica = new Replica(client)

async function timed<T>(task: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now()
  const result = await task()
  return { ms: performance.now() - startedAt, result }
}

const matches = (query: string) => {
  const normalized = foldSearch(query)
  return ({ title }: Task) => foldSearch(title).includes(normalized)
}

async function searchByIndex(query: string, limit: number): Promise<Task[]> {
  const ids = (await searchTitles(replica, query)).slice(0, limit)
  const rows = await replica.browsed.bulkGet(ids as Task['_id'][])
  return rows.filter((row) => row !== undefined).filter(matches(query))
}
const searchByScan = (query: string) => replica.browsed.filter(matches(query)).toArray()
const searchInArray = async (query: string) =>
  (await replica.browsed.toArray()).filter(matches(query))

/** Writes the tasks page by page, with and without the index. Returns the ms of each page. */
async function fill(count: number) {
  const tasks = Array.from({ length: count }, (_, n) => createTask(n))
  const pages: { indexed: number; plain: number }[] = []
  for (let from = 0; from < count; from += PAGE_SIZE) {
    const page = tasks.slice(from, from + PAGE_SIZE)
    const indexed = await timed(() => replica.browsed.bulkPut(page))
    // A table of similar rows whose titles are not indexed.
    const plain = await timed(() => replica.applicants.bulkPut(page as never[]))
    pages.push({ indexed: indexed.ms, plain: plain.ms })
  }
  return pages
}

async function search(query: string, limit: number) {
  const index = await timed(() => searchByIndex(query, limit))
  const scan = await timed(() => searchByScan(query))
  const array = await timed(() => searchInArray(query))
  return {
    matching: array.result.length,
    shown: index.result.length,
    index: index.ms,
    scan: scan.ms,
    array: array.ms,
  }
}

/** Three ways to read the newest rows. */
async function readNewest(limit: number) {
  const keys = await timed(async () => {
    const ids = await replica.browsed.orderBy('createdAt').primaryKeys()
    return replica.browsed.bulkGet(ids.slice(-limit))
  })
  const cursor = await timed(() =>
    // oxlint-disable-next-line unicorn/no-array-reverse -- reads Dexie's index backwards
    replica.browsed.orderBy('createdAt').reverse().limit(limit).toArray(),
  )
  const all = await timed(() => replica.browsed.toArray())
  return { keys: keys.ms, cursor: cursor.ms, all: all.ms }
}

const searchBench = { fill, search, readNewest }
export type SearchBench = typeof searchBench
Object.assign(window, { searchBench })
