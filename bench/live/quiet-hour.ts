import type { Live } from '#pwa/sync/live.ts'
import { pollInterval } from '#pwa/sync/poll-interval.ts'

const HOUR_MS = 3_600_000
/** HTTP/2 frames of a quiet poll, both directions (`npm run bench:phone`, 2026-11-23). */
const POLL_BYTES = 131
/** A masked frame of one character and the answer's: 2 + 4 + 1 and 2 + 1 (RFC 6455, section 5.2). */
const BEAT_BYTES = 10
/** A TLS record each way (22 B), and three TCP segments with time stamps over IPv4 (52 B): question, answer, its ACK. */
const EXCHANGE_BYTES = 2 * 22 + 3 * 52

type Options = { live: Live | null; isConnected: boolean; factor: number }

/** How often the phone asks in the hour after a screen was opened on which nothing happens. */
function pollsOfQuietHour(options: Options): number {
  let polls = 0
  for (let at = 0; ; polls++) {
    // Opening the screen has pulled once, without news.
    at += pollInterval({ ...options, unchangedPolls: polls + 1 })
    if (at > HOUR_MS) return polls
  }
}

/** The radio wakes once for a poll and the beat beside it. */
export function quietHour(options: Options) {
  const polls = pollsOfQuietHour(options)
  const poll = POLL_BYTES + EXCHANGE_BYTES
  const beat = options.isConnected ? BEAT_BYTES + EXCHANGE_BYTES : 0
  return { wakeUps: polls, bytes: polls * (poll + beat) }
}
