import type { VirtualItem } from '@tanstack/react-virtual'
import type { ThreadItem } from './thread-items.ts'

/** What was at the top of the screen when the user left a conversation, and how many messages were loaded. */
export type LeftAt = { key: string; limit: number }

/** For the lifetime of the tab; not for a user who left a conversation at its end. */
const positions = new Map<string, LeftAt>()

export const readPosition = (conversation: string): LeftAt | undefined =>
  positions.get(conversation)

export function keepPosition(conversation: string, position: LeftAt | null): void {
  if (position) positions.set(conversation, position)
  else positions.delete(conversation)
}

/** Enough for the rows that are in the page when a conversation is opened. */
const SIZES_MAX = 60
const sizes = new Map<string, VirtualItem[]>()

/**
 * The measured rows of a conversation that was open before: opened again, it is placed without a layout of the page. A row
 * that has another size by then is measured after the layout.
 */
export const readSizes = (conversation: string): VirtualItem[] => sizes.get(conversation) ?? []

/** For the lifetime of the tab. */
export function keepSizes(conversation: string, measured: readonly VirtualItem[]): void {
  sizes.set(conversation, measured.slice(-SIZES_MAX))
}

/** Index of the row to begin at: the first unread message, else where the user was, else the end. */
export function startIndex(
  items: readonly ThreadItem<unknown>[],
  leftAt: LeftAt | undefined,
): number | 'end' {
  const unread = items.findIndex(({ kind }) => kind === 'unread')
  if (unread >= 0) return unread
  const left = leftAt ? items.findIndex(({ key }) => key === leftAt.key) : -1
  return left >= 0 ? left : 'end'
}
