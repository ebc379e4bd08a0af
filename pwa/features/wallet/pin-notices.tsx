import { Link } from '@tanstack/react-router'
import { useNow } from '#pwa/ui/use-now.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { stillTo, untilWords, type PinState } from './pin-reads.ts'
import { words } from './pin-words.ts'

/** R42: a PIN that cannot be used now says until when. */
export function PinNotices({ pin }: { pin: PinState }) {
  const now = useNow()
  const locked = stillTo(pin.lockedUntil, now)
  const rests = stillTo(pin.restsUntil, now)
  if (locked)
    return (
      <Notice
        tone="wait"
        icon="lock"
        title={words.lockedTitle(untilWords(locked, now))}
        action={<Link to="/forgot-pin">{words.forgot.link}</Link>}
      >
        {words.lockedText}
      </Notice>
    )
  if (!rests) return null
  return (
    <Notice tone="wait" icon="clock" title={words.restsTitle(untilWords(rests, now))}>
      {words.restsText}
    </Notice>
  )
}
