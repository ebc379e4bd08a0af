import type { UserId } from '#schema/domain/ids.ts'
import { create } from 'zustand'
import { DAY, PAGE_SIZE } from '#schema/domain/limits.ts'
import { reopening, type Visit } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'

type Met = { _id: string; createdAt: string }

/** Whoever comes back sooner finds the list as it was left. */
const VISIT_MS = DAY / 2

export const newVisit = (seed: number, beganAt: number): Visit => ({
  beganAt,
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

/** With nothing left of what was in sight, the list fills once more. */
const stillWhole = (visit: Visit, tasks: readonly Met[]): Visit =>
  tasks.length === 0 || tasks.some(isKnown(visit)) ? visit : { ...visit, isWhole: false }

/**
 * The first look takes all there is, and so does each until a whole page has come. Later only older todos come
 * by themselves, under everything in sight.
 */
export function settleIn(before: Visit, tasks: readonly Met[], isWhole: boolean): Visit {
  const visit = stillWhole(before, tasks)
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
  open(who: UserId, visit: Visit): void
  refresh(now: number): void
  settle(tasks: readonly Met[], isWhole: boolean): void
  showNew(tasks: readonly Met[]): void
  showMore(): void
}

const anyVisit = (now: number) => newVisit(Math.floor(Math.random() * 2 ** 32), now)

/** The person asked for the page anew; not the phone, which had put it away and brings it back. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload') &&
  !(document as { wasDiscarded?: boolean }).wasDiscarded

/**
 * The visit to go on with. An app that was put away and comes back has its cards where the thumb left them, and no
 * picture to fetch that another order would bring up (DESIGN 8, repeat visit).
 */
export async function visitOf({ replica, now }: Pick<Session, 'replica' | 'now'>): Promise<Visit> {
  const kept = isReload()
    ? undefined
    : await reopening(replica, () => replica.fact('visit')).catch(() => undefined)
  return kept && Math.abs(now() - kept.beganAt) < VISIT_MS ? kept : anyVisit(now())
}

/** What is before this person. A reload begins another visit; so do a pull and another person (F4). */
export const useVisit = create<VisitStore>()((set) => ({
  who: null,
  visit: newVisit(0, 0),
  shown: PAGE_SIZE,
  open: (who, visit) => set((now) => (now.who === who ? now : { who, visit, shown: PAGE_SIZE })),
  refresh: (now) => set({ visit: anyVisit(now), shown: PAGE_SIZE }),
  settle: (tasks, isWhole) =>
    set((now) => {
      const visit = settleIn(now.visit, tasks, isWhole)
      return visit === now.visit ? now : { visit }
    }),
  showNew: (tasks) => set(({ visit }) => ({ visit: showArrivals(visit, tasks) })),
  showMore: () => set(({ shown }) => ({ shown: shown + PAGE_SIZE })),
}))
