import { useEffect, useRef } from 'react'
import { afterFrame } from '#pwa/ui/browser/after-frame.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import { withSupportLinks } from './support-addresses.tsx'
import {
  dismissToast,
  startCountdown,
  useToasts,
  type Countdown,
  type Toast,
} from './toast-store.ts'
import './toast.css'

const HAS_POPOVER = 'showPopover' in HTMLElement.prototype
const SETTLED_MS = 300
const ICONS = { good: 'done', bad: 'alert', news: 'info' } as const

function ToastNote({ id, message, tone, ms }: Toast) {
  const countdown = useRef<Countdown | null>(null)
  const pausedBy = useRef({ hover: false, focus: false })

  useEffect(() => {
    const started = startCountdown(() => dismissToast(id), ms)
    countdown.current = started
    return started.stop
  }, [id, ms])

  const setPaused = (by: 'hover' | 'focus', isPaused: boolean) => {
    pausedBy.current[by] = isPaused
    if (pausedBy.current.hover || pausedBy.current.focus) countdown.current?.pause()
    else countdown.current?.resume()
  }

  return (
    <div
      className="toast"
      data-tone={tone}
      onMouseEnter={() => setPaused('hover', true)}
      onMouseLeave={() => setPaused('hover', false)}
      onFocus={() => setPaused('focus', true)}
      onBlur={() => setPaused('focus', false)}
    >
      <Icon name={ICONS[tone]} />
      <span>{withSupportLinks(message)}</span>
      <IconButton icon="close" label={messages.dismiss} onClick={() => dismissToast(id)} />
    </div>
  )
}

/** What stays at the bottom of the window, or was opened there to be answered. */
const AT_BOTTOM = '.bottom-bar, .actions[data-sticky], .composer, .dialog[open]'
/** Where words are that answer what a user did. */
const ANSWERS = '[role=alert], [role=status], .notice, .banner'
/** Pixels of a toast of two lines, with its margins. */
const ROOM = 88

const isShown = ({ top, bottom, height }: DOMRect): boolean =>
  height > 0 && bottom > 0 && top < innerHeight

/** Whether the screen itself says this, where the user sees it. */
const isOnScreen = (message: string): boolean =>
  [...document.querySelectorAll(ANSWERS)].some(
    (element) =>
      element.closest('.toasts') === null &&
      element.textContent.includes(message) &&
      isShown(element.getBoundingClientRect()),
  )

/** Pixels at the bottom of the window that a toast must not cover: bars, buttons, a dialog, the keyboard of a phone. */
function takenBelow(): number {
  const { visualViewport } = window
  const end = visualViewport ? visualViewport.height + visualViewport.offsetTop : innerHeight
  const tops = [...document.querySelectorAll(AT_BOTTOM)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => isShown(box) && box.bottom > end - ROOM && box.top > ROOM)
    .map(({ top }) => top)
  return Math.max(0, innerHeight - Math.min(end, ...tops))
}

/** One toast at a time. The live regions exist before any message: one that is added together with its text is often not read out. */
export function Toasts() {
  const shown = useToasts(({ toasts }) => toasts.at(-1))
  const layer = useRef<HTMLElement>(null)

  useEffect(() => {
    const popover = layer.current
    if (!HAS_POPOVER || !popover || popover.contains(document.activeElement)) return
    // Shown again, it lies above a dialog that was opened since.
    if (popover.matches(':popover-open')) popover.hidePopover()
    if (shown) popover.showPopover()
  }, [shown])

  useEffect(() => {
    if (!shown) return
    layer.current?.style.setProperty('--toast-room', `${takenBelow()}px`)
    const dismissRepetition = () => {
      if (isOnScreen(shown.message)) dismissToast(shown.id)
    }
    // What the screen says itself may be rendered a little later.
    const stop = afterFrame(dismissRepetition)
    const timer = setTimeout(dismissRepetition, SETTLED_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [shown])

  const noteIf = (isBad: boolean) =>
    shown && (shown.tone === 'bad') === isBad ? <ToastNote key={shown.id} {...shown} /> : null

  return (
    <section
      ref={layer}
      className="toasts"
      popover={HAS_POPOVER ? 'manual' : undefined}
      aria-label={messages.toasts}
    >
      <div className="toasts-live" role="alert" aria-atomic={false}>
        {noteIf(true)}
      </div>
      <div className="toasts-live" role="status" aria-atomic={false}>
        {noteIf(false)}
      </div>
    </section>
  )
}
