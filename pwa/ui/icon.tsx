import { ICON_PATHS } from './icon-paths.ts'
import './icon.css'

export type IconName = keyof typeof ICON_PATHS

type Props = {
  name: IconName
  size?: 'small' | 'large'
  filled?: boolean
  /** Only when no word beside it says the same. */
  label?: string
}

export function Icon({ name, size, filled, label }: Props) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
