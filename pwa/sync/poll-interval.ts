import { LIVE_PING_MS } from '#schema/domain/live.ts'
import type { Live } from './live.ts'

/** Polls without news come further and further apart; none while the tab is hidden. */
const POLL_MS = [15_000, 30_000, 60_000] as const

/** While the server says itself when there is something, a lost frame is found this late. */
const CONNECTED_MS = 60_000
/** After so many polls without news. */
const CONNECTED_POLLS = 10

const CONVERSATION_MS = 7000
/** While something is on the screen that another user may change. */
export const SHARED_MS = 10_000
/** So many polls in a row may bring nothing before a conversation counts as idle, and before the data saver stretches. */
const LIVE_POLLS = 8

type Options = {
  /** Polls since the last news, own command or opened screen. */
  unchangedPolls: number
  live: Live | null
  /** The live channel is open. */
  isConnected: boolean
  /** By how much intervals are stretched; not those of the first live polls, which cost 1 kB in all. */
  factor: number
}

/** Time until the next poll, in milliseconds. */
export function pollInterval({ unchangedPolls, live, isConnected, factor }: Options): number {
  if (isConnected) return unchangedPolls > CONNECTED_POLLS ? LIVE_PING_MS : CONNECTED_MS
  if (live) {
    if (unchangedPolls > LIVE_POLLS) return SHARED_MS * factor
    return live === 'conversation' ? CONVERSATION_MS : SHARED_MS
  }
  const interval = POLL_MS[Math.min(unchangedPolls, POLL_MS.length) - 1] ?? POLL_MS[0]
  return interval * factor
}
