import { create } from 'zustand'
import { TOAST_MS } from '#schema/domain/limits.ts'

export type ToastTone = 'good' | 'bad' | 'news'
export type Toast = { id: number; message: string; tone: ToastTone }

type Toasts = { toasts: readonly Toast[] }

const MOST = 3
let nextId = 1

export const useToasts = create<Toasts>()(() => ({ toasts: [] }))

/** Says something for five seconds, top right. An error must also stand inline where it belongs. */
export function toast(message: string, tone: ToastTone = 'good'): number {
  const id = nextId++
  useToasts.setState(({ toasts }) => {
    // The same words again only begin anew, and a later no takes the place of an earlier: three cover half a phone.
    const others = toasts.filter(
      (one) => one.message !== message && !(tone === 'bad' && one.tone === 'bad'),
    )
    return { toasts: [...others, { id, message, tone }].slice(-MOST) }
  })
  return id
}

export function dismissToast(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))
}

export type Countdown = { pause: () => void; resume: () => void; stop: () => void }

/** A toast's time: it stands still while paused and goes on with what was left (F31). */
export function countdown(over: () => void, ms: number = TOAST_MS): Countdown {
  let left = ms
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    if (timer !== undefined) return
    since = performance.now()
    timer = setTimeout(over, left)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const pause = () => {
    if (timer === undefined) return
    stop()
    left -= performance.now() - since
  }
  resume()
  return { pause, resume, stop }
}
