import { create } from 'zustand'
import { TOAST_MS } from '#schema/domain/limits.ts'

type ToastTone = 'good' | 'bad' | 'news'
export type Toast = { id: number; message: string; tone: ToastTone; ms?: number }

/** The last one is shown. */
type Toasts = { toasts: readonly Toast[] }

let nextId = 1

export const useToasts = create<Toasts>()(() => ({ toasts: [] }))

/**
 * Shows a message for five seconds, or for `ms`, in place of the one before; one with a longer time of its own comes back
 * after it. An error must also be shown inline where it belongs.
 */
export function toast(message: string, tone: ToastTone = 'good', ms = TOAST_MS): number {
  const id = nextId++
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter(
      (other) =>
        (other.ms ?? 0) > TOAST_MS &&
        other.message !== message &&
        !(tone === 'bad' && other.tone === 'bad'),
    )
    return { toasts: [...others, { id, message, tone, ms }] }
  })
  return id
}

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((other) => other.id !== id) }))
}

export type Countdown = { pause: () => void; resume: () => void; stop: () => void }

/** A timer that can pause; after resuming it runs for the time that was left. */
export function startCountdown(onEnd: () => void, ms: number = TOAST_MS): Countdown {
  let leftMs = ms
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    if (timer !== undefined) return
    startedAt = performance.now()
    timer = setTimeout(onEnd, leftMs)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const pause = () => {
    if (timer === undefined) return
    stop()
    leftMs -= performance.now() - startedAt
  }
  resume()
  return { pause, resume, stop }
}
