import { useEffect } from 'react'

// What this tab shows that another user may change at any moment.

export type Live = 'conversation' | 'shared'

const open: Record<Live, number> = { conversation: 0, shared: 0 }

/** Null when the screen shows only what changes rarely. */
export function readLive(): Live | null {
  if (open.conversation > 0) return 'conversation'
  return open.shared > 0 ? 'shared' : null
}

/**
 * Polls more often while it is on the screen: for an open conversation, or for what two users share, such as running
 * work or the proposals for an open todo. Opening a screen pulls by itself.
 */
export function useLive(live: Live | null): void {
  useEffect(() => {
    if (!live) return
    open[live]++
    return () => void open[live]--
  }, [live])
}
