import type { UserId } from '#schema/domain/ids.ts'
import { create } from 'zustand'
import { PAGE_SIZE } from '#schema/domain/limits.ts'

type Met = { _id: string; createdAt: string }

/** One visit to the list: what is in sight, and in which order it came (F4). */
export type Visit = {
  /** Fixed for the visit, so that the mixed order holds still. */
  seed: number
  /** Todos in sight, by the wave they came in. */
  waves: ReadonlyMap<string, number>
  /** The newest of them; what is newer arrived since and waits to be asked for. */
  newestAt: string
  /** A whole page has been in sight. Before that the list is still filling, and nothing in it is news. */
  isWhole: boolean
}

export const newVisit = (seed: number): Visit => ({
  seed,
  waves: new Map(),
  newestAt: '',
  isWhole: false,
})

const isKnown =
  ({ waves }: Visit) =>
  ({ _id }: Met) =>
    waves.has(_id)

/** What arrived since: "3 new – tap to show". */
export const arrivals = <T extends Met>(visit: Visit, tasks: readonly T[]): T[] =>
  visit.isWhole
    ? tasks.filter((task) => !isKnown(visit)(task) && task.createdAt > visit.newestAt)
    : []

function letIn(visit: Visit, tasks: readonly Met[], wave: number): Visit {
  if (tasks.length === 0) return visit
  const waves = new Map(visit.waves)
  for (const { _id } of tasks) waves.set(_id, wave)
  const newestAt = tasks.reduce(
    (newest, { createdAt }) => (createdAt > newest ? createdAt : newest),
    visit.newestAt,
  )
  return { ...visit, waves, newestAt }
}

const waveNumbers = (visit: Visit) => [0, ...visit.waves.values()]

/**
 * The first look takes all there is, and so does each until a whole page has come. Later only older todos come
 * by themselves, under everything in sight.
 */
export function settleIn(visit: Visit, tasks: readonly Met[], isWhole: boolean): Visit {
  const fresh = new Set(arrivals(visit, tasks))
  const quiet = tasks.filter((task) => !isKnown(visit)(task) && !fresh.has(task))
  const wave = visit.waves.size === 0 ? 0 : Math.max(...waveNumbers(visit)) + 1
  const settled = letIn(visit, quiet, wave)
  return isWhole && !visit.isWhole ? { ...settled, isWhole } : settled
}

/** The tap: what arrived comes in above everything. */
export const showArrivals = (visit: Visit, tasks: readonly Met[]): Visit =>
  letIn(visit, arrivals(visit, tasks), Math.min(...waveNumbers(visit)) - 1)

type VisitStore = {
  who: UserId | null
  visit: Visit
  /** How many cards are unfolded; kept when the person comes back from a todo. */
  shown: number
  open(who: UserId): void
  refresh(): void
  settle(tasks: readonly Met[], isWhole: boolean): void
  showNew(tasks: readonly Met[]): void
  showMore(): void
}

const anySeed = () => Math.floor(Math.random() * 2 ** 32)

/** This tab's visit. A reload begins another; so do a pull and another person (F4). */
export const useVisit = create<VisitStore>()((set) => ({
  who: null,
  visit: newVisit(anySeed()),
  shown: PAGE_SIZE,
  open: (who) =>
    set((now) => (now.who === who ? now : { who, visit: newVisit(anySeed()), shown: PAGE_SIZE })),
  refresh: () => set({ visit: newVisit(anySeed()), shown: PAGE_SIZE }),
  settle: (tasks, isWhole) =>
    set((now) => {
      const visit = settleIn(now.visit, tasks, isWhole)
      return visit === now.visit ? now : { visit }
    }),
  showNew: (tasks) => set(({ visit }) => ({ visit: showArrivals(visit, tasks) })),
  showMore: () => set(({ shown }) => ({ shown: shown + PAGE_SIZE })),
}))
