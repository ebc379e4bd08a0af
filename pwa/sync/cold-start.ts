import { forgetWaiting } from './update.ts'

/** Whoever has just opened the app looks at its mark meanwhile; a phone that needs longer goes on with what it has. */
const PATIENCE_MS = 1500
const TOUCHES = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/** A page that was left in this very tab lets go of its locks a moment after the next one has begun. */
const LOOKS = 4
const PAUSE_MS = 100
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Where somebody is signed in a tab leads, or waits to (leader.ts); this one has not got so far. */
async function isOnlyTab(): Promise<boolean> {
  for (let look = 0; navigator.locks && look < LOOKS; look++) {
    if (look > 0) await pause(PAUSE_MS)
    const { held = [], pending = [] } = await navigator.locks.query()
    if (![...held, ...pending].some(({ name }) => name?.startsWith('onise-'))) return true
  }
  return false
}

/**
 * All that the document itself asks for has come, the icon of its tab too, which follows upon the rest. Whatever a page
 * asks for while Chromium ends the old worker starts that one again, for half a minute at least (decisions/0025).
 */
async function untilQuiet() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await pause(PAUSE_MS)
}

/**
 * An update that was left waiting is taken at the next start: before anything is shown or asked for there is nothing to
 * lose by beginning with it, and nothing that could come between (SYNC 1, cold start). Ends with a reload into it, or
 * resolves when the app shall go on as it is: another tab is open, or the old worker has something to finish first.
 * When the new one takes over later, or a page that somebody has touched, it is offered like any other.
 */
export async function takeAtStart(): Promise<void> {
  forgetWaiting()
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
  if (!waiting) return
  let isOver = false
  const over = pause(PATIENCE_MS).then(() => void (isOver = true))
  const isAlone = untilQuiet().then(isOnlyTab)
  if (!(await Promise.race([isAlone, over])) || isOver) return

  const touched = new AbortController()
  const { signal } = touched
  for (const touch of TOUCHES)
    addEventListener(touch, () => touched.abort(), { signal, capture: true, passive: true })
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { signal })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await over
  setTimeout(() => touched.abort(), PATIENCE_MS)
}
