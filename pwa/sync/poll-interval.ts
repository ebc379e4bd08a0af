/** Polls without news come further and further apart; none while the tab is hidden. */
const POLL_MS = [15_000, 30_000, 60_000] as const

const LIVE_MS = 7000
/** So many polls in a row may bring nothing before an open conversation counts as idle. */
const LIVE_POLLS = 8

type Options = {
  /** Polls since the last news or own command. */
  unchangedPolls: number
  /** A conversation is open. */
  isLive: boolean
  /** By how much intervals are stretched; those of a live conversation are not, as they cost 1 kB in all. */
  factor: number
}

/** Time until the next poll, in milliseconds. */
export function pollInterval({ unchangedPolls, isLive, factor }: Options): number {
  if (isLive && unchangedPolls <= LIVE_POLLS) return LIVE_MS
  const idlePolls = unchangedPolls - (isLive ? LIVE_POLLS : 0)
  const interval = POLL_MS[Math.min(idlePolls, POLL_MS.length) - 1] ?? POLL_MS[0]
  return interval * factor
}
