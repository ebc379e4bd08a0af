import type { Task } from '#schema/contract/tasks.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { fold } from '#pwa/replica/titles.ts'

export const SORTS = ['mixed', 'newest', 'price', 'near'] as const
export type Sort = (typeof SORTS)[number]
export const isSort = (value: unknown): value is Sort =>
  typeof value === 'string' && (SORTS as readonly string[]).includes(value)

/**
 * Where a todo falls in the mixed order: the same for the same seed, whatever else is in the list (F4).
 * FNV-1a, then a finish that spreads ids made in the same minute, which share their first half.
 */
export function placeOf(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const plain = (text: string) => text.trim().toLowerCase()
const partsOf = (place: string) =>
  new Set(
    plain(place)
      .split(/\s*,\s*/)
      .filter(Boolean),
  )

/** 0: the very same place; 1: a town or state in common; 2: elsewhere, or anywhere at all when I have no place. */
export function farness(place: string, mine: string): 0 | 1 | 2 {
  if (!plain(mine)) return 2
  if (plain(place) === plain(mine)) return 0
  const parts = partsOf(place)
  return [...partsOf(mine)].some((part) => parts.has(part)) ? 1 : 2
}

export type Ordering = {
  sort: Sort
  seed: number
  /** The text of my own location, for Near. */
  near: string
  /** In the mixed order, later waves stand under earlier ones, so that nothing moves when more come (F4). */
  waveOf: (id: string) => number
}

const newestFirst = (a: Task, b: Task) => b.createdAt.localeCompare(a.createdAt)

export function ordered<T extends Task>(tasks: readonly T[], by: Ordering): T[] {
  // Told once for each: it is asked for with every comparison.
  const mixed = new Map(
    by.sort === 'mixed'
      ? tasks.map(({ _id }) => [_id, [by.waveOf(_id), placeOf(by.seed, _id)] as const])
      : [],
  )
  const rankOf = ({ _id }: T) => mixed.get(_id) ?? [0, 0]
  const compare: Record<Sort, (a: T, b: T) => number> = {
    mixed: (a, b) => rankOf(a)[0] - rankOf(b)[0] || rankOf(a)[1] - rankOf(b)[1],
    newest: newestFirst,
    price: (a, b) => b.price - a.price || newestFirst(a, b),
    near: (a, b) =>
      farness(a.location, by.near) - farness(b.location, by.near) || newestFirst(a, b),
  }
  return tasks.toSorted(compare[by.sort])
}

/** SPEC 5: trimmed, case-insensitive, anywhere in the title; nothing typed restores the full list. */
export function matching(search: string, field: Trade | null = null) {
  const sought = fold(search.trim())
  return (task: Pick<Task, 'title' | 'field'>): boolean =>
    (!field || task.field === field) && (sought === '' || fold(task.title).includes(sought))
}

/** SPEC 2 and F9: newest change first; a finished todo stands in the completed list only. */
export const latestFirst = <T extends Task>(tasks: readonly T[]): T[] =>
  tasks.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
