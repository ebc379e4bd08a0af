import { messages } from '#pwa/features/chats/messages.ts'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import './tick.css'

/** How far an own message has come. `queued`: not on the server; `late`: for more than a day. */
export type TickState = 'queued' | 'late' | 'sent' | 'seen' | 'failed'

const ICONS: Record<TickState, IconName> = {
  queued: 'clock',
  late: 'clock',
  sent: 'check',
  seen: 'check-double',
  failed: 'alert',
}

/** A clock, one tick, two blue ticks; in words for a screen reader. */
export function Tick({ state }: { state: TickState }) {
  return (
    <span className="tick" data-state={state}>
      <Icon name={ICONS[state]} size="small" label={messages.tick[state]} />
    </span>
  )
}
