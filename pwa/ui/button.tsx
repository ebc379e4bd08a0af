import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import './button.css'

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-plain'
export type ButtonLook = {
  tone?: ButtonTone
  size?: 'small'
  /** As wide as what holds it: the main action on a phone. */
  wide?: boolean
  icon?: IconName
}

type Props = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    busy?: boolean
    /** What it says while busy: SPEC's "Loading", "Creating...", "Funding". */
    busyLabel?: ReactNode
    /** Why it cannot be used now. Shown beneath; the button stays reachable so that it can be heard. */
    why?: string | null
  }

export function Button({
  tone = 'primary',
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  why,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const whyId = useId()
  const blocked = busy || Boolean(why)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className="button"
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={blocked && !busy ? true : undefined}
      aria-describedby={why ? whyId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size="small" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
  if (!why) return button
  return (
    <div>
      {button}
      <p id={whyId} className="button-why">
        {why}
      </p>
    </div>
  )
}

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  icon: IconName
  label: string
  tone?: ButtonTone
}

/** A button with a picture only; the label is what is heard and shown on hover. */
export function IconButton({
  icon,
  label,
  tone = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-tone={tone}
      data-size="icon"
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
