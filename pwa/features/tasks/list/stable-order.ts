import { create } from 'zustand'
import type { Visit } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY_MS, PAGE_SIZE } from '#schema/domain/limits.ts'

/** What the document leaves for the app (pwa/first-screen/stored-list.ts). */
type DrawnList = {
  /** What a stored list depends on: build, user, language, layout and data saver. Null when no user is signed in. */
  key: () => string | null
  /** Of the order of a first visit. */
  seed: number
}

declare global {
  var drawnList: DrawnList | undefined
}

type ListedTask = { _id: string; createdAt: string }

/** A user who comes back within this time finds the list unchanged. */
export const VISIT_MS = DAY_MS / 2

export const newVisit = (seed: number, startedAt: number): Visit => ({
  startedAt,
  seed,
  batches: new Map(),
  newestAt: '',
  isWhole: false,
})

const isListed = ({ batches }: Visit, { _id }: ListedTask) => batches.has(_id)

/** Tasks posted since the list was filled; they wait behind "3 new – tap to show". */
export const findArrivals = <T extends ListedTask>(visit: Visit, tasks: readonly T[]): T[] =>
  visit.isWhole
    ? tasks.filter((task) => !isListed(visit, task) && task.createdAt > visit.newestAt)
    : []

/** Those that still wait when the user has asked for what is there: posted after that. */
export const findWaiting = <T extends ListedTask>(
  visit: Visit,
  tasks: readonly T[],
  askedAt: string,
): T[] => findArrivals(visit, tasks).filter(({ createdAt }) => createdAt > askedAt)

const newestOf = (tasks: readonly ListedTask[], start: string) =>
  tasks.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), start)

function addBatch(visit: Visit, tasks: readonly ListedTask[], batch: number): Visit {
  if (tasks.length === 0) return visit
  const batches = new Map(visit.batches)
  for (const { _id } of tasks) batches.set(_id, batch)
  return { ...visit, batches, newestAt: newestOf(tasks, visit.newestAt) }
}

const batchNumbers = (visit: Visit) => [0, ...visit.batches.values()]

/** When no listed task is left, the list fills again without asking. */
const refillIfEmpty = (visit: Visit, tasks: readonly ListedTask[]): Visit =>
  tasks.length === 0 || tasks.some((task) => isListed(visit, task))
    ? visit
    : { ...visit, isWhole: false }

/**
 * Adds tasks without moving a visible card. Until a whole page has been displayed all tasks are added; later only older
 * ones, below the others.
 */
export function addWithoutMoving(
  previous: Visit,
  tasks: readonly ListedTask[],
  isWhole: boolean,
): Visit {
  const visit = refillIfEmpty(previous, tasks)
  const arrivals = new Set(findArrivals(visit, tasks))
  const added = tasks.filter((task) => !isListed(visit, task) && !arrivals.has(task))
  const nextBatch = () => (visit.batches.size === 0 ? 0 : Math.max(...batchNumbers(visit)) + 1)
  const next = added.length === 0 ? visit : addBatch(visit, added, nextBatch())
  return isWhole && !visit.isWhole ? { ...next, isWhole } : next
}

/** Adds the arrivals above all other tasks. */
export const showArrivals = (visit: Visit, tasks: readonly ListedTask[]): Visit =>
  addBatch(visit, findArrivals(visit, tasks), Math.min(...batchNumbers(visit)) - 1)

type VisitStore = {
  userId: UserId | null
  visit: Visit
  /** Number of visible cards; stays the same when the user returns from a task. */
  shown: number
  /** When the user last searched, chose a filter or refreshed: what was posted until then is listed without a tap. */
  askedAt: string
  ask(tasks: readonly ListedTask[], now: number): void
  open(userId: UserId, visit: Visit): void
  refresh(now: number): void
  add(tasks: readonly ListedTask[], isWhole: boolean): void
  showNew(tasks: readonly ListedTask[]): void
  showMore(): void
}

const newRandomVisit = (now: number) => newVisit(Math.floor(Math.random() * 2 ** 32), now)

/** The document may show the list already, in the order of its seed. */
export const newFirstVisit = (now: number) => {
  const seed = globalThis.drawnList?.seed
  return seed === undefined ? newRandomVisit(now) : newVisit(seed, now)
}

/** The user reloaded the page; a tab that the phone discarded and restored does not count. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload') &&
  !(document as { wasDiscarded?: boolean }).wasDiscarded

/** The stored visit, so that a restored app shows the same cards and fetches no other pictures; else a new one. */
export async function loadVisit({
  loadReplica,
  now,
}: Pick<Session, 'loadReplica' | 'now'>): Promise<Visit> {
  const replica = await loadReplica()
  const stored = isReload()
    ? undefined
    : await withReopen(replica, () => replica.getMeta('visit')).catch(() => undefined)
  return stored && Math.abs(now() - stored.startedAt) < VISIT_MS ? stored : newFirstVisit(now())
}

/** The current visit. A reload, a refresh or another user starts a new one. */
export const useVisit = create<VisitStore>()((set) => ({
  userId: null,
  visit: newVisit(0, 0),
  shown: PAGE_SIZE,
  askedAt: '',
  // The clock of the phone may be behind that of the server.
  ask: (tasks, now) => set({ askedAt: newestOf(tasks, new Date(now).toISOString()) }),
  open: (userId, visit) =>
    set((state) =>
      state.userId === userId ? state : { userId, visit, shown: PAGE_SIZE, askedAt: '' },
    ),
  refresh: (now) => set({ visit: newRandomVisit(now), shown: PAGE_SIZE }),
  add: (tasks, isWhole) =>
    set((state) => {
      const visit = addWithoutMoving(state.visit, tasks, isWhole)
      return visit === state.visit ? state : { visit }
    }),
  showNew: (tasks) => set(({ visit }) => ({ visit: showArrivals(visit, tasks) })),
  showMore: () => set(({ shown }) => ({ shown: shown + PAGE_SIZE })),
}))
