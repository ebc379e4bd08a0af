import { newId } from '#schema/domain/ids.ts'
import { TRADE_NAMES } from '#schema/domain/trade-names.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { Replica } from '#pwa/replica/database.ts'
import { idsTitled } from '#pwa/replica/find-titles.ts'
import { fold } from '#pwa/replica/titles.ts'

/** What `bench/search.mjs` runs inside Chromium: the product's own tables, filled with many todos. */
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
const THINGS = [
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

const at = (list: readonly string[], n: number) => list[n % list.length] ?? ''
const client = newId('user')
const TEXT =
  'Old building behind the market. Cables are exposed near the stairs, please bring a tester. '

function todo(n: number): Task {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()
  return {
    _id: newId('task'),
    title: `${at(JOBS, n)} ${at(THINGS, n * 7 + (n >> 3))} ${at(PLACES, n >> 2)} ${n}`,
    description: TEXT.repeat(4),
    price: 1000 + n,
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    skills: ['House Wiring'],
    taskImage: null,
    status: 'pending',
    taskStatus: 'Open',
    client,
    tasker: null,
    submissionNotes: null,
    createdAt,
    updatedAt: createdAt,
    postedBy: { _id: client, username: 'Bukola', profilePicture: null, isVerified: true },
    field: TRADE_NAMES[n % TRADE_NAMES.length] ?? 'Baker',
    address: null,
    agreedDate: null,
    submittedAt: null,
    autoApproveAt: null,
  }
}

const replica = new Replica(client)

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now()
  const done = await work()
  return { ms: performance.now() - began, done }
}

const byIndex = async (sought: string, most: number) => {
  const ids = (await idsTitled(replica, sought)).slice(0, most)
  const rows = await replica.seen.bulkGet(ids as never[])
  return rows.filter((row) => row && fold(row.title).includes(fold(sought)))
}
const byScan = (sought: string) =>
  replica.seen.filter(({ title }) => fold(title).includes(fold(sought))).toArray()
const byArray = async (sought: string) =>
  (await replica.seen.toArray()).filter(({ title }) => fold(title).includes(fold(sought)))

const bench = {
  fill: async (rows: number) => {
    const all = Array.from({ length: rows }, (_, n) => todo(n))
    const pages: { indexed: number; plain: number }[] = []
    for (let from = 0; from < rows; from += 200) {
      const page = all.slice(from, from + 200)
      const indexed = await timed(() => replica.seen.bulkPut(page))
      // A table of like rows whose titles are in no index.
      const plain = await timed(() => replica.applicants.bulkPut(page as never[]))
      pages.push({ indexed: indexed.ms, plain: plain.ms })
    }
    return pages
  },
  look: async (sought: string, most: number) => {
    const index = await timed(() => byIndex(sought, most))
    const scan = await timed(() => byScan(sought))
    const array = await timed(() => byArray(sought))
    return {
      found: array.done.length,
      given: index.done.length,
      index: index.ms,
      scan: scan.ms,
      array: array.ms,
    }
  },
  newest: async (most: number) => {
    const keys = await timed(async () => {
      const ids = await replica.seen.orderBy('createdAt').primaryKeys()
      return replica.seen.bulkGet(ids.slice(-most))
    })
    const cursor = await timed(() => replica.seen.orderBy('createdAt').desc().limit(most).toArray())
    const all = await timed(() => replica.seen.toArray())
    return { keys: keys.ms, cursor: cursor.ms, all: all.ms }
  },
}
export type Bench = typeof bench
Object.assign(window, { bench })
