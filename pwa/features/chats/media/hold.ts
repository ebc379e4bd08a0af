import type { Press } from '#pwa/features/chats/thread/press.ts'

/** So far to the left cancels. In pixels. */
const CANCEL_PX = 80
/** A shorter press is a tap: the recording goes on without the finger. */
const HOLD_MIN_MS = 500

export const isSlidAway = ({ fromX, x }: Pick<Press, 'fromX' | 'x'>): boolean =>
  fromX - x >= CANCEL_PX

/** What letting go of the button means; `recordedMs` is null while the microphone is being opened. */
export function releaseOutcome(
  press: Pick<Press, 'fromX' | 'x'>,
  recordedMs: number | null,
): 'cancel' | 'send' | 'go-on' {
  if (isSlidAway(press)) return 'cancel'
  return recordedMs !== null && recordedMs >= HOLD_MIN_MS ? 'send' : 'go-on'
}
