import type { Task } from '#schema/contract/tasks.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import type { Trade } from '#schema/domain/trade-names.ts'

export const SORT_ORDERS = ['mixed', 'newest', 'price', 'near'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
export const isSortOrder = (value: unknown): value is SortOrder =>
  typeof value === 'string' && (SORT_ORDERS as readonly string[]).includes(value)

/**
 * Position of a task in the mixed order: a hash of seed and id, so that it does not depend on the other tasks.
 * FNV-1a with a final mix, because ids of the same minute share their first half.
 */
export function mixedPosition(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let index = 0; index < id.length; index++)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type Ordering = {
  sort: SortOrder
  seed: number
  /** By distance: how many places are nearer to the user than this one. Null before it is known; then the newest is first. */
  nearer?: ((place: string | null) => number) | null
  /** Todos of this trade come first in the mixed order: others are seldom work for the user. */
  userTrade?: Trade | null
  /** In the mixed order later batches come after earlier ones, so that no card moves when more tasks arrive. */
  batchOf: (id: string) => number
}

/** ISO 8601 sorts as text; `localeCompare` takes several times as long. */
const compareNewest = (a: Task, b: Task) =>
  Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt)

type ListedTask = Pick<Task, '_id' | 'field'>

/** 0: of the user's own trade, or the user has none; 1: of another. */
const tradeRank = ({ field }: Pick<Task, 'field'>, userTrade: Trade | null | undefined): 0 | 1 =>
  !userTrade || field === userTrade ? 0 : 1

type MixedOrdering = Pick<Ordering, 'seed' | 'userTrade' | 'batchOf'>

/** Batch, trade, then hash; each is computed once per task instead of in each comparison. */
export function sortMixed<T extends ListedTask>(tasks: readonly T[], ordering: MixedOrdering): T[] {
  const { seed, batchOf, userTrade } = ordering
  const ranked = tasks.map((task) => ({
    task,
    batch: batchOf(task._id),
    rank: tradeRank(task, userTrade),
    position: mixedPosition(seed, task._id),
  }))
  // The document of a first visit sorts too, before anything replaces methods that its browser lacks.
  // oxlint-disable-next-line unicorn/no-array-sort -- of an array of its own
  ranked.sort((a, b) => a.batch - b.batch || a.rank - b.rank || a.position - b.position)
  return ranked.map(({ task }) => task)
}

export function sortTasks<T extends Task>(tasks: readonly T[], ordering: Ordering): T[] {
  const { sort, nearer } = ordering
  if (sort === 'mixed') return sortMixed(tasks, ordering)
  const rankOf = ({ place }: T) => nearer?.(place) ?? 0
  const compare = {
    newest: compareNewest,
    price: (a: T, b: T) => b.price - a.price || compareNewest(a, b),
    near: (a: T, b: T) => rankOf(a) - rankOf(b) || compareNewest(a, b),
  }
  return tasks.toSorted(compare[sort])
}

/** Matches any part of the title, ignoring case, accents and tone marks; an empty search matches every task. */
export function matchesTitle(search: string, trade: Trade | null = null) {
  const normalizedSearch = foldSearch(search.trim())
  return (task: Pick<Task, 'title' | 'field'>): boolean =>
    (!trade || task.field === trade) &&
    (normalizedSearch === '' || foldSearch(task.title).includes(normalizedSearch))
}

/** Latest change first. */
export const sortByLatestChange = <T extends Task>(tasks: readonly T[]): T[] =>
  tasks.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
