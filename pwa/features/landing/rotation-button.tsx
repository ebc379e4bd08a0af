import { Icon } from '../../ui/icon.tsx'
import { words } from './words.ts'
import './rotation-button.css'

/** Pauses and plays; which of the two, enliven.ts says on the section around it. */
export function RotationToggle() {
  return (
    <button
      type="button"
      className="button rotation-button"
      data-tone="quiet"
      data-size="icon"
      data-does="toggle"
      data-pause={words.pause}
      data-play={words.play}
      aria-label={words.pause}
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

export function RotationStep({ does }: { does: 'previous' | 'next' }) {
  return (
    <button
      type="button"
      className="button rotation-button"
      data-tone="quiet"
      data-size="icon"
      data-does={does}
      aria-label={words[does]}
    >
      <Icon name="back" />
    </button>
  )
}
