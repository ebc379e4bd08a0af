import { useEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { countdown, dismissToast, useToasts, type Countdown, type Toast } from './toast-store.ts'
import './toast.css'

const POPOVERS = 'showPopover' in HTMLElement.prototype
const ICONS = { good: 'done', bad: 'alert', news: 'info' } as const

function ToastNote({ id, message, tone }: Toast) {
  const time = useRef<Countdown | null>(null)
  const held = useRef({ hover: false, focus: false })

  useEffect(() => {
    const running = countdown(() => dismissToast(id))
    time.current = running
    return running.stop
  }, [id])

  const hold = (by: 'hover' | 'focus', on: boolean) => {
    held.current[by] = on
    if (held.current.hover || held.current.focus) time.current?.pause()
    else time.current?.resume()
  }

  return (
    <div
      className="toast"
      data-tone={tone}
      onMouseEnter={() => hold('hover', true)}
      onMouseLeave={() => hold('hover', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Icon name={ICONS[tone]} />
      <span>{message}</span>
      <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(id)} />
    </div>
  )
}

/**
 * Stands once, at the root. The two live regions are there before anything is said in them:
 * a region that arrives together with its words is often not read out.
 */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  const layer = useRef<HTMLElement>(null)

  useEffect(() => {
    const shown = layer.current
    if (!POPOVERS || !shown || shown.contains(document.activeElement)) return
    // Shown anew it comes above a dialog opened since.
    if (shown.matches(':popover-open')) shown.hidePopover()
    if (toasts.length > 0) shown.showPopover()
  }, [toasts])

  const notes = (bad: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'bad') === bad)
      .map((one) => <ToastNote key={one.id} {...one} />)

  return (
    <section
      ref={layer}
      className="toasts"
      popover={POPOVERS ? 'manual' : undefined}
      aria-label="Notices"
    >
      <div className="toasts-live" role="alert" aria-atomic={false}>
        {notes(true)}
      </div>
      <div className="toasts-live" role="status" aria-atomic={false}>
        {notes(false)}
      </div>
    </section>
  )
}
