import { clearUpdateWaiting } from './update-state.ts'

/** The loading screen is shown no longer than this; a slower phone starts the old build. */
const TIMEOUT_MS = 1500
const INPUT_EVENTS = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/** A page that was just left in this tab releases its locks a moment after the next one has begun. */
const LOCK_CHECKS = 4
const PAUSE_MS = 100
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Every other tab of a signed-in user has or waits for a lock; this one has not requested any yet. */
async function isOnlyTab(): Promise<boolean> {
  for (let check = 0; check < LOCK_CHECKS; check++) {
    if (check > 0) await pause(PAUSE_MS)
    const { held = [], pending = [] } = await navigator.locks.query()
    if (![...held, ...pending].some(({ name }) => name?.startsWith('onise-'))) return true
  }
  return false
}

/**
 * The document and its icon are loaded. A request made while Chromium ends the old worker starts that one again, for
 * at least half a minute.
 */
async function untilLoaded() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await pause(PAUSE_MS)
}

/**
 * Activates a waiting update before anything is shown or requested, and reloads. Resolves when the app shall start as
 * it is: another tab is open, or the old worker is busy. A later takeover reloads only a page without input
 * (docs/decisions/0025-activate-a-waiting-update-before-any-request.md).
 */
export async function applyAtStart(): Promise<void> {
  clearUpdateWaiting()
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
  if (!waiting) return
  let isTimedOut = false
  const timeout = pause(TIMEOUT_MS).then(() => void (isTimedOut = true))
  const isAlone = untilLoaded().then(isOnlyTab)
  if (!(await Promise.race([isAlone, timeout])) || isTimedOut) return

  const controller = new AbortController()
  const { signal } = controller
  for (const type of INPUT_EVENTS)
    addEventListener(type, () => controller.abort(), { signal, capture: true, passive: true })
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { signal })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await timeout
  setTimeout(() => controller.abort(), TIMEOUT_MS)
}
