import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { whyNotChangeMessage } from '#schema/domain/conversation.ts'

type Changeable = Pick<ShownMessage, 'tick' | 'createdAt' | 'deletedAt' | 'isRejected' | 'kind'>

/** The user's own message, within its time. A rejected one has buttons of its own. */
const canChangeMessage = (message: Changeable, now: number): boolean => {
  const { tick, createdAt, deletedAt, isRejected } = message
  if (tick === null || isRejected) return false
  const times = {
    createdAt: Date.parse(createdAt),
    deletedAt: deletedAt === null ? null : Date.parse(deletedAt),
  }
  // The server counts from the time at which it received the message.
  const isUnsent = tick === 'queued' || tick === 'late'
  return isUnsent ? deletedAt === null : whyNotChangeMessage(times, now) === null
}

/** Of the other user it can be reported, of the user it can be changed or deleted. */
export const hasOptions = (message: Changeable, now: number): boolean =>
  message.tick === null ? message.deletedAt === null : canChangeMessage(message, now)
