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
