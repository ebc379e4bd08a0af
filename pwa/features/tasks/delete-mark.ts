import type { MouseEvent } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'

/** Long enough for a slow screen to load, too short for a tap that came to nothing to be found later. */
const GOOD_FOR_MS = 20_000

let mark: { id: TaskId; at: number } | null = null

/**
 * The card's Delete leaves this mark, and the page takes it (F5). It lives in this page's memory alone, so a
 * reload, a prerender, Back, a pasted link or a session brought back to life never has one.
 */
export function markForDeletion(id: TaskId, tap: MouseEvent, now = performance.now()): void {
  const opensElsewhere =
    tap.metaKey || tap.ctrlKey || tap.shiftKey || tap.altKey || tap.button !== 0
  if (!opensElsewhere) mark = { id, at: now }
}

/** Once: whatever is there is gone afterwards. */
export function takeDeletionMark(id: TaskId, now = performance.now()): boolean {
  const taken = mark
  mark = null
  return taken !== null && taken.id === id && now - taken.at < GOOD_FOR_MS
}
