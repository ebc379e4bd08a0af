import { Icon } from '#pwa/ui/display/icon.tsx'
import { messages } from './messages.ts'
import './rotation-button.css'

/** Pauses and plays; carousel.ts sets which of the two icons is visible. */
export function RotationToggle() {
  return (
    <button
      type="button"
      className="button rotation-button"
      data-tone="quiet"
      data-size="icon"
      data-action="toggle"
      data-pause={messages.pause}
      data-play={messages.play}
      aria-label={messages.pause}
    >
      <span className="rotation-pause">
        <Icon name="pause" />
      </span>
      <span className="rotation-play">
        <Icon name="play" />
      </span>
    </button>
  )
}

export function RotationStep({ action }: { action: 'previous' | 'next' }) {
  return (
    <button
      type="button"
      className="button rotation-button"
      data-tone="quiet"
      data-size="icon"
      data-action={action}
      aria-label={messages[action]}
    >
      <Icon name="back" />
    </button>
  )
}
