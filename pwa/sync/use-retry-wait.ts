import { useEffect, useState } from 'react'
import { ApiError } from '#pwa/api/errors.ts'
import { WAIT_WORDS } from '#schema/domain/messages/rate-limits.ts'

/** `words`: how the message names the wait, in its language. */
type Wait = { until: number; message: string; words: string }
const TICK_MS = 1000

/** Storage can be unavailable; the wait then ends with the page. */
function readWait(key: string): Wait | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Wait | null
  } catch {
    return null
  }
}
function storeWait(key: string, wait: Wait): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wait))
  } catch {
    // See readWait.
  }
}

function textOf(wait: Wait | null): string | null {
  const seconds = wait ? Math.ceil((wait.until - Date.now()) / 1000) : 0
  return wait && seconds > 0 ? wait.message.replace(wait.words, WAIT_WORDS.wait(seconds)) : null
}

/**
 * The wait that a limit of the server asked of a form, in words that count down. It survives a reload, so that the
 * restored form says it before the user fills it in for nothing.
 */
export function useRetryWait(form: string) {
  const key = `wait:${form}`
  const [wait, setWait] = useState(() => readWait(key))
  const [text, setText] = useState(() => textOf(wait))
  const isWaiting = text !== null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setText(textOf(wait)), TICK_MS)
    return () => clearInterval(timer)
  }, [isWaiting, wait])

  /** For every failure of the form; only a limit starts a wait. */
  function startWait(failure: unknown): void {
    if (!(failure instanceof ApiError) || failure.status !== 429 || !failure.retryAfter) return
    const { retryAfter, message } = failure
    const words = WAIT_WORDS.wait(retryAfter)
    const started = { until: Date.now() + retryAfter * 1000, message, words }
    storeWait(key, started)
    setWait(started)
    setText(textOf(started))
  }
  return { waitText: text, startWait }
}
