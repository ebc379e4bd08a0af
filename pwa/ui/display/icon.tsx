import type { ICON_PATHS } from './icon-paths.ts'
import './icon.css'

export type IconName = keyof typeof ICON_PATHS

type Props = {
  name: IconName
  size?: 'small' | 'large'
  filled?: boolean
  /** Only when no text beside it says the same. */
  label?: string
}

/** Refers to the sprite that the build writes into each document from icon-paths.ts. */
export function Icon({ name, size, filled, label }: Props) {
  return (
    <svg
      className="icon"
      data-size={size}
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
