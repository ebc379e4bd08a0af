import type { Replica } from '#pwa/replica/database.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'

const TRIGRAM = 3
const byNewest = (a: string, b: string) => (a < b ? 1 : -1)

/** Trigrams at the start, the middle and the end of the query: together they leave few false matches. */
function queryTrigrams(query: string): string[] {
  const last = query.length - TRIGRAM
  const positions = new Set([0, Math.floor(last / 2), last])
  return [...positions].map((position) => query.slice(position, position + TRIGRAM))
}

/**
 * Ids of tasks whose title may contain the query, newest first (an id begins with its time). None is missing,
 * but some do not match: the caller compares the titles.
 */
export async function searchTitles({ titles }: Replica, query: string): Promise<string[]> {
  const normalized = foldSearch(query)
  if (normalized.length < TRIGRAM) {
    const ids = await titles.where('grams').startsWith(normalized).primaryKeys()
    return [...new Set(ids)].toSorted(byNewest)
  }
  const [first = [], ...rest] = await Promise.all(
    queryTrigrams(normalized).map((gram) => titles.where('grams').equals(gram).primaryKeys()),
  )
  const others = rest.map((ids) => new Set(ids))
  return first.filter((id) => others.every((ids) => ids.has(id))).toSorted(byNewest)
}
