import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import { Spinner } from '#pwa/ui/feedback/spinner.tsx'
import { withSupportLinks } from '#pwa/ui/feedback/support-addresses.tsx'
import './button.css'

type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger' | 'danger-plain'
export type ButtonLook = {
  tone?: ButtonTone
  size?: 'small'
  /** As wide as its container: the main action on a phone. */
  wide?: boolean
  icon?: IconName
}

type Props = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    busy?: boolean | undefined
    /** The label while busy: "Loading", "Creating...", "Funding". */
    busyLabel?: ReactNode
    /** Shown below the button, which stays focusable so that a screen reader reads the reason. */
    disabledReason?: string | null
  }

export function Button({
  tone = 'primary',
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const reasonId = useId()
  const isBlocked = busy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault()
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
      aria-disabled={isBlocked && !busy ? true : undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size="small" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <div className="button-blocked">
      {button}
      <p id={reasonId} className="button-why">
        {withSupportLinks(disabledReason)}
      </p>
    </div>
  )
}

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  icon: IconName
  label: string
  tone?: ButtonTone
}

/** A button with an icon only; the label is read out and shown on hover. */
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
