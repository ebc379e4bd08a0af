import type { MouseEvent } from 'react'
import type { TaskId } from '#schema/domain/ids.ts'

/** Enough for a slow screen to load. */
const LIFETIME_MS = 20_000

let intent: { id: TaskId; at: number } | null = null

/**
 * Records that the user clicked Delete on a card; only then the page deletes without asking. In memory, so that a reload,
 * a prerender, Back, a pasted link or a restored tab never has an intent.
 */
export function storeDeleteIntent(id: TaskId, click: MouseEvent, now = performance.now()): void {
  const opensNewTab =
    click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0
  if (!opensNewTab) intent = { id, at: now }
}

/** Whether there is an intent for this task. Each intent works once. */
export function consumeDeleteIntent(id: TaskId, now = performance.now()): boolean {
  const consumed = intent
  intent = null
  return consumed !== null && consumed.id === id && now - consumed.at < LIFETIME_MS
}
