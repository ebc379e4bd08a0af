import type { Chat } from '#pwa/features/chats/reads.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'

type Facts = {
  row: Pick<NonNullable<Chat['row']>, 'awaitsAnswer' | 'blockedBy'> | null
  hasLiveWork: boolean
  isJoined: boolean | null
}

/**
 * Why nothing can be written now, from the rows of this phone; the server decides about everything else when the message
 * arrives.
 */
export function whyClosed({ row, hasLiveWork, isJoined }: Facts): ErrorCode | null {
  if (row === null && isJoined === false) return 'chat_not_open'
  if (row?.blockedBy && !hasLiveWork) return 'chat_blocked'
  return row?.awaitsAnswer && !hasLiveWork ? 'chat_waits' : null
}
