import { isId, type UserId } from './ids.ts'

// The frames of the live channel (docs/sync-protocol.md#live-channel). News is the number of the change log, in digits.

export const LIVE_PING = '?'
export const LIVE_PONG = '!'
/** An open socket pings at least so often. */
export const LIVE_PING_MS = 5 * 60_000

/** Why the server closes a socket (RFC 6455, section 7.4.2: 4000 to 4999 are the application's). */
export const LIVE_CLOSE = {
  /** A session of the user ended, perhaps this one. */
  session: 4001,
  /** More devices than one user has. */
  tooMany: 4002,
} as const

const TYPING = 't'
/** The other user is writing a message. */
export const typingFrame = (userId: UserId): string => `${TYPING}${userId}`

/** What a frame of the server says; null for an answer to a ping and for what a newer server says. */
export function parseLiveFrame(frame: string): { news: number } | { typing: UserId } | null {
  if (/^\d+$/.test(frame)) return { news: Number(frame) }
  const userId = frame.startsWith(TYPING) ? frame.slice(TYPING.length) : ''
  return isId(userId) ? { typing: userId as UserId } : null
}

/** "typing" is shown for so long after it was said. */
export const TYPING_MS = 5000
/** Said so often at most while keys are pressed, so that it stays on the screen. */
export const SAY_TYPING_MS = 3000
