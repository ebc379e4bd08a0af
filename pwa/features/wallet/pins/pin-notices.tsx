import { Link } from '@tanstack/react-router'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { NEW_WALLET_PER_DAY } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import { formatUntil, ifFuture, type PinState } from './pin-reads.ts'

/** Until when the PIN is locked, or withdrawals are paused or small. */
export function PinNotices({ pin }: { pin: PinState }) {
  const now = useNow()
  const lockedUntil = ifFuture(pin.lockedUntil, now)
  const pausedUntil = ifFuture(pin.withdrawalsPausedUntil, now)
  if (lockedUntil)
    return (
      <Notice
        tone="wait"
        icon="lock"
        title={messages.lockedTitle(formatUntil(lockedUntil, now))}
        action={<Link to="/forgot-pin">{messages.forgot.link}</Link>}
      >
        {messages.lockedText}
      </Notice>
    )
  // Stored by an earlier build, the state lacks the limit.
  const limitedUntil = ifFuture(pin.limitedUntil ?? null, now)
  if (!pausedUntil && limitedUntil)
    return (
      <Notice
        tone="wait"
        icon="clock"
        title={messages.limitedTitle(
          formatNaira(NEW_WALLET_PER_DAY),
          formatUntil(limitedUntil, now),
        )}
      >
        {messages.limitedText}
      </Notice>
    )
  if (!pausedUntil) return null
  return (
    <Notice tone="wait" icon="clock" title={messages.pausedTitle(formatUntil(pausedUntil, now))}>
      {messages.pausedText}
    </Notice>
  )
}
