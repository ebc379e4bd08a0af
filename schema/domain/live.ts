// The frames of the live channel (docs/sync-protocol.md#live-channel). News is the number of the change log, in digits.

export const LIVE_PING = '?'
export const LIVE_PONG = '!'

/** Why the server closes a socket (RFC 6455, section 7.4.2: 4000 to 4999 are the application's). */
export const LIVE_CLOSE = {
  /** A session of the user ended, perhaps this one. */
  session: 4001,
  /** More devices than one user has. */
  tooMany: 4002,
} as const
