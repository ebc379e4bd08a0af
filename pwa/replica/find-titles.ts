import type { Replica } from './database.ts'
import { fold } from './titles.ts'

const LETTERS = 3
const byNewest = (a: string, b: string) => (a < b ? 1 : -1)

/** Grams at the beginning, in the middle and at the end: together they leave few that are not meant. */
function askedOf(sought: string): string[] {
  const last = sought.length - LETTERS
  const places = new Set([0, Math.floor(last / 2), last])
  return [...places].map((at) => sought.slice(at, at + LETTERS))
}

/**
 * Ids of todos whose title may have `sought` in it, newest first (an id begins with its time): all that have, and a
 * few that have not. Whoever asks looks at the titles themselves.
 */
export async function idsTitled({ titles }: Replica, sought: string): Promise<string[]> {
  const folded = fold(sought)
  if (folded.length < LETTERS) {
    const ids = await titles.where('grams').startsWith(folded).primaryKeys()
    return [...new Set(ids)].toSorted(byNewest)
  }
  const [first = [], ...rest] = await Promise.all(
    askedOf(folded).map((gram) => titles.where('grams').equals(gram).primaryKeys()),
  )
  const others = rest.map((ids) => new Set(ids))
  return first.filter((id) => others.every((ids) => ids.has(id))).toSorted(byNewest)
}
