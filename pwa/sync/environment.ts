import type { UserId } from '#schema/domain/ids.ts'
import type { Locks } from './leader.ts'
import type { LiveEnvironment } from './live-channel.ts'
import type { Live } from './live.ts'

/** Between the tabs of one user. */
export type ChannelMessage =
  | 'sync'
  | 'sync now'
  | 'live'
  | 'visible'
  | 'hidden leader'
  | { typing: UserId }
  | { isLive: boolean }
export type Channel = {
  post: (message: ChannelMessage) => void
  subscribe: (listener: (message: ChannelMessage) => void) => void
  close: () => void
}

export type SyncListener = {
  /** `online`, becoming visible, `pageshow`. */
  onResume: () => void
  onHide: () => void
  /** The first response after a call without one. */
  onReachable: () => void
}

/** What the runner uses of the browser; tests have their own. */
export type Environment = {
  random: () => number
  isVisible: () => boolean
  locks: Locks
  /** Null where tabs cannot exchange messages. */
  channel: (name: string) => Channel | null
  /** Returns the function that unsubscribes. */
  listen: (listener: SyncListener) => () => void
  registerBackgroundSync: () => void
  /** By how much poll intervals are stretched. */
  pollFactor?: () => number
  /** What this tab shows that another user may change at any moment. */
  readLive?: () => Live | null
  setTimer: (ms: number, work: () => void) => () => void
  openSocket?: LiveEnvironment['openSocket']
}
